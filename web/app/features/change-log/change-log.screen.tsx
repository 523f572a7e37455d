import { useSearchParams, type LoaderFunctionArgs } from 'react-router'
import type { OutputOf } from '#contract/call.ts'
import { callOverHttp } from '#contract/client.ts'
import {
  actionNames,
  changeActions,
  changeCountCap,
  exportChanges,
  type listChanges,
} from '#contract/change-log/change-log.calls.ts'
import { tableNouns } from '#contract/change-log/change-log.nouns.ts'
import { ExportMenu } from '../../backoffice/export-menu.tsx'
import { listLoader } from '../../backoffice/list-loader.ts'
import { listStateOf } from '../../ui/list/list-state.ts'
import { ListScreen } from '../../backoffice/list-screen.tsx'
import { officeMeta } from '../../backoffice/office-meta.ts'
import type { Column } from '../../backoffice/list-columns.ts'
import type { ListFilter } from '../../backoffice/list-filters.tsx'
import type { ListRowOf } from '../../ui/list/resource-types.ts'
import { momentText } from '../../ui/data/moment.ts'
import type { Route } from './+types/change-log.screen.ts'
import { ChangedFields } from './changed-fields.tsx'
import { changesList } from './changes-list.ts'

/** Its pages are counted up to a thousand; from there on each page names the next. */
export async function loader(args: LoaderFunctionArgs) {
  return (await listLoader(changesList)(args)) as OutputOf<typeof listChanges>
}

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
  const [query] = useSearchParams()
  const { filters: chosen, search } = listStateOf(changesList, query)
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
      older={loaderData.next}
      headActions={
        <ExportMenu
          choices={[
            {
              label: 'Excel',
              hint: 'Every changed field that the filters leave',
              start: () => callOverHttp(exportChanges, { ...chosen, search }),
            },
          ]}
        />
      }
      nameOf={({ noun, rowId }) => `${noun} ${rowId}`}
    />
  )
}
