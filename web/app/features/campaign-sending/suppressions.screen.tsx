import { useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import type { OutputOf } from '#contract/call.ts'
import {
  suppressionsList,
  type listSuppressions,
} from '#contract/campaign-sending/suppressions.calls.ts'
import type { Cells } from '../../backoffice/list-columns.ts'
import { listLoader } from '../../backoffice/list-loader.ts'
import { ListScreen } from '../../backoffice/list-screen.tsx'
import { officeMeta } from '../../backoffice/office-meta.ts'
import { MailAddress } from '../../ui/data/mail-address.tsx'
import type { Route } from './+types/suppressions.screen.ts'
import { SuppressDialog } from './suppress-dialog.tsx'
import { blockedText } from './sending-texts.ts'
import { reasonNames } from './suppression-texts.ts'

export const loader = (args: LoaderFunctionArgs) =>
  listLoader(suppressionsList)(args) as Promise<OutputOf<typeof listSuppressions>>

export const meta: Route.MetaFunction = ({ matches }) => officeMeta('Blocked addresses', matches)

const cells: Cells<typeof suppressionsList> = {
  email: ({ email }) => <MailAddress address={email} />,
  reason: ({ reason }) => reasonNames[reason],
}

export default function SuppressionsScreen({ loaderData }: Route.ComponentProps) {
  const [adding, setAdding] = useState(false)
  return (
    <>
      <ListScreen
        resource={suppressionsList}
        page={loaderData}
        title="Blocked addresses"
        note={blockedText(loaderData.counts)}
        nouns={{ one: 'address', many: 'addresses' }}
        cells={cells}
        columnsAtFirst={3}
        nameOf={({ email }) => email}
        onNew={() => setAdding(true)}
        newLabel="Add an address"
        deletable={({ mayRemove }) => mayRemove}
      />
      <SuppressDialog open={adding} onClose={() => setAdding(false)} />
    </>
  )
}
