import type { LoaderFunctionArgs } from 'react-router'
import {
  changeActions,
  changeCountCap,
  changeEntry,
  listChanges,
} from '#contract/logs/change-log.calls.ts'
import { tableNouns } from '#contract/logs/change-log.nouns.ts'
import { pageSizes } from '#contract/values/paging.ts'
import { listLoader } from '../../backoffice/list-loader.ts'
import { ListScreen } from '../../backoffice/list-screen.tsx'
import { officeMeta } from '../../backoffice/office-meta.ts'
import type { Column } from '../../backoffice/list-columns.ts'
import type { ListFilter } from '../../backoffice/list-filters.tsx'
import type { AnyList, ListRowOf } from '../../backoffice/resource-types.ts'
import { momentText } from '../../ui/moment.ts'
import type { Route } from './+types/change-log.screen.ts'
import { actionNames, ChangedFields } from './changed-fields.tsx'

/** The newest first is its only order. */
const changesList = {
  name: 'changeLog',
  who: { write: 'changeLog.read' },
  columns: [],
  usual: { size: pageSizes.adminTable.usual, sort: 'id', order: 'desc' },
  rowSchema: changeEntry,
  list: listChanges,
} as const satisfies AnyList

export const loader = (args: LoaderFunctionArgs) => listLoader(changesList)(args)

export const meta: Route.MetaFunction = () => officeMeta('Change Log')

const columns: Column<ListRowOf<typeof changesList>>[] = [
  { key: 'what', label: 'Record', lead: true, cell: ({ noun, rowId }) => `${noun} ${rowId}` },
  { key: 'action', label: 'Action', narrow: true, cell: ({ action }) => actionNames[action] },
  {
    key: 'fields',
    label: 'Before and after',
    wide: true,
    cell: (entry) => <ChangedFields entry={entry} />,
  },
  { key: 'actor', label: 'By' },
  { key: 'at', label: 'When', narrow: true, cell: ({ at }) => momentText(at) },
  { key: 'requestId', label: 'Request' },
]

const tables = Object.entries(tableNouns)
  .map(([value, label]) => ({ value, label }))
  .toSorted((a, b) => a.label.localeCompare(b.label))

const filters: readonly ListFilter[] = [
  { kind: 'select', name: 'table', label: 'Record', all: 'Every kind', options: tables },
  {
    kind: 'select',
    name: 'action',
    label: 'Action',
    all: 'Every action',
    options: changeActions.map((value) => ({ value, label: actionNames[value] })),
  },
  { kind: 'day', name: 'from', label: 'From' },
  { kind: 'day', name: 'to', label: 'To' },
]

export default function ChangeLogScreen({ loaderData }: Route.ComponentProps) {
  return (
    <ListScreen
      resource={changesList}
      page={loaderData}
      title="Change Log"
      nouns={{ one: 'change', many: 'changes' }}
      countCap={changeCountCap}
      columns={columns}
      columnsAtFirst={5}
      filters={filters}
      nameOf={({ noun, rowId }) => `${noun} ${rowId}`}
    />
  )
}
