import { useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import IconMessageReply from '@tabler/icons-react/dist/esm/icons/IconMessageReply.mjs'
import {
  privacyRequestsList,
  type PrivacyRequestRow,
} from '#contract/privacy/privacy-requests.calls.ts'
import { privacyStates } from '#contract/privacy/privacy.kinds.ts'
import { counted } from '../../ui/data/counted.ts'
import { listLoader } from '../../backoffice/list-loader.ts'
import { ListScreen } from '../../backoffice/list-screen.tsx'
import { officeMeta } from '../../backoffice/office-meta.ts'
import type { Cells } from '../../backoffice/list-columns.ts'
import { RowAction } from '../../backoffice/row-action.tsx'
import { StatusText } from '../../ui/data/status-text.tsx'
import type { Route } from './+types/privacy-requests.screen.ts'
import { AnswerDialog } from './answer-dialog.tsx'
import { clock, kindLabels, stateLooks } from '../../shared/privacy/kinds.ts'

const nouns = { one: 'request', many: 'requests' }

export const loader = (args: LoaderFunctionArgs) => listLoader(privacyRequestsList)(args)

export const meta: Route.MetaFunction = ({ matches }) => officeMeta('Privacy requests', matches)

const cells: Cells<typeof privacyRequestsList> = {
  name: ({ name, email }) => name || email,
  kind: ({ kind }) => kindLabels[kind],
  daysLeft: ({ daysLeft }) => daysLeft !== null && <Clock daysLeft={daysLeft} />,
  state: ({ state }) => <State state={state} />,
}

function Clock({ daysLeft }: { daysLeft: number }) {
  const { color, label } = clock(daysLeft)
  return <StatusText color={color}>{label}</StatusText>
}

function State({ state }: Pick<PrivacyRequestRow, 'state'>) {
  const { color, label } = stateLooks[state]
  return <StatusText color={color}>{label}</StatusText>
}

export default function PrivacyRequestsScreen({ loaderData }: Route.ComponentProps) {
  const [open, setOpen] = useState<PrivacyRequestRow | null>(null)
  const nameOf = ({ name, email }: PrivacyRequestRow) => `the request from ${name || email}`
  const actions = (request: PrivacyRequestRow) => (
    <RowAction
      label={request.state === 'open' ? 'Reply' : 'Read'}
      name={nameOf(request)}
      icon={<IconMessageReply aria-hidden="true" />}
      onPress={() => setOpen(request)}
    />
  )
  return (
    <>
      <ListScreen
        resource={privacyRequestsList}
        page={loaderData}
        title="Privacy requests"
        nouns={nouns}
        note={`${counted(loaderData.total, nouns)}. By law, we must reply within 30 days`}
        cells={cells}
        nameOf={nameOf}
        filters={[
          {
            kind: 'select',
            name: 'state',
            label: 'Status',
            all: 'All statuses',
            options: privacyStates.map((value) => ({ value, label: stateLooks[value].label })),
          },
        ]}
        rowActions={actions}
      />
      <AnswerDialog request={open} onClose={() => setOpen(null)} />
    </>
  )
}
