import { useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import {
  listSuppressions,
  removeSuppression,
  suppression,
  type Suppression,
} from '#contract/campaign-sending/suppressions.calls.ts'
import { pageSizes } from '#contract/values/paging.ts'
import type { Column } from '../../backoffice/list-columns.ts'
import { listLoader } from '../../backoffice/list-loader.ts'
import { ListScreen } from '../../backoffice/list-screen.tsx'
import { officeMeta } from '../../backoffice/office-meta.ts'
import type { AnyList } from '../../ui/list/resource-types.ts'
import { momentText } from '../../ui/data/moment.ts'
import { MailAddress } from '../../shared/mail/mail-address.tsx'
import type { Route } from './+types/suppressions.screen.ts'
import { SuppressDialog } from './suppress-dialog.tsx'
import { reasonNames } from './suppression-words.ts'

const suppressionsList = {
  name: 'suppressions',
  who: { write: 'marketing.manage' },
  columns: ['id', 'email', 'reason', 'created'],
  defaults: { size: pageSizes.adminTable.usual, sort: 'id', order: 'desc' },
  rowSchema: suppression,
  list: listSuppressions,
  remove: removeSuppression,
} as const satisfies AnyList

export const loader = (args: LoaderFunctionArgs) => listLoader(suppressionsList)(args)

export const meta: Route.MetaFunction = () => officeMeta('Blocked addresses')

const columns: Column<Suppression>[] = [
  {
    key: 'email',
    label: 'E-mail',
    lead: true,
    cell: ({ email }) => <MailAddress address={email} />,
  },
  { key: 'reason', label: 'Why', cell: ({ reason }) => reasonNames[reason] },
  { key: 'created', label: 'Since', narrow: true, cell: ({ created }) => momentText(created) },
  { key: 'id', label: 'Id', narrow: true },
]

export default function SuppressionsScreen({ loaderData }: Route.ComponentProps) {
  const [adding, setAdding] = useState(false)
  return (
    <>
      <ListScreen
        resource={suppressionsList}
        page={loaderData}
        title="Blocked addresses"
        nouns={{ one: 'address', many: 'addresses' }}
        columns={columns}
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
