import { useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import IconMessageReply from '@tabler/icons-react/dist/esm/icons/IconMessageReply.mjs'
import {
  listPrivacyRequests,
  privacyRequestRow,
  type PrivacyRequestRow,
} from '#contract/privacy/privacy-requests.calls.ts'
import { privacyStates } from '#contract/privacy/privacy.calls.ts'
import { pageSizes } from '#contract/values/paging.ts'
import { counted } from '../../ui/data/counted.ts'
import { listLoader } from '../../backoffice/list-loader.ts'
import { ListScreen } from '../../backoffice/list-screen.tsx'
import { officeMeta } from '../../backoffice/office-meta.ts'
import type { Column } from '../../backoffice/list-columns.ts'
import type { AnyList } from '../../ui/list/resource-types.ts'
import { RowAction } from '../../backoffice/row-action.tsx'
import { momentText } from '../../ui/data/moment.ts'
import { StatusText } from '../../ui/data/status-text.tsx'
import type { Route } from './+types/privacy-requests.screen.ts'
import { AnswerDialog } from './answer-dialog.tsx'
import { clock, kindLabels, stateLooks } from '../../shared/privacy/kinds.ts'

/** The most urgent first is its only order. */
const requestsList = {
  name: 'privacyRequests',
  who: { write: 'privacyRequests.manage' },
  columns: [],
  usual: { size: pageSizes.adminTable.usual, sort: 'dueOn', order: 'asc' },
  rowSchema: privacyRequestRow,
  list: listPrivacyRequests,
} as const satisfies AnyList

const nouns = { one: 'request', many: 'requests' }

export const loader = (args: LoaderFunctionArgs) => listLoader(requestsList)(args)

export const meta: Route.MetaFunction = () => officeMeta('Privacy requests')

const columns: Column<PrivacyRequestRow>[] = [
  { key: 'name', label: 'Person', lead: true, cell: ({ name, email }) => name || email },
  { key: 'kind', label: 'Asks', cell: ({ kind }) => kindLabels[kind] },
  {
    key: 'createdAt',
    label: 'Asked',
    narrow: true,
    cell: ({ createdAt }) => momentText(createdAt),
  },
  { key: 'dueOn', label: 'Due', narrow: true },
  { key: 'daysLeft', label: 'Clock', cell: ({ daysLeft }) => <Clock daysLeft={daysLeft} /> },
  { key: 'state', label: 'Status', cell: ({ state }) => <State state={state} /> },
  { key: 'email', label: 'Email' },
  { key: 'answeredBy', label: 'Closed by' },
]

function Clock({ daysLeft }: { daysLeft: number | null }) {
  if (daysLeft === null) return null
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
        resource={requestsList}
        page={loaderData}
        title="Privacy requests"
        nouns={nouns}
        note={`${counted(loaderData.total, nouns)}; the legal limit is 30 days for each`}
        columns={columns}
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
