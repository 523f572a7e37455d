import type { LoaderFunctionArgs } from 'react-router'
import type { OutputOf } from '#contract/call.ts'
import { callOverHttp } from '#contract/client.ts'
import {
  actionNames,
  changeActions,
  changeCountCap,
  changesList,
  exportChanges,
  type listChanges,
} from '#contract/change-log/change-log.calls.ts'
import { tableNouns } from '#contract/change-log/change-log.nouns.ts'
import { searchedNote } from '#contract/values/searched-from.ts'
import { counted } from '../../ui/data/counted.ts'
import { useWantedQuery } from '../../ui/navigation/use-wanted-query.ts'
import { listLoader } from '../../backoffice/list-loader.ts'
import { listStateOf } from '../../ui/list/list-state.ts'
import { ListScreen } from '../../backoffice/list-screen.tsx'
import { officeMeta } from '../../backoffice/office-meta.ts'
import type { Cells } from '../../backoffice/list-columns.ts'
import type { ListFilter } from '../../backoffice/list-filters.tsx'
import { MaybeLink } from '../../ui/navigation/maybe-link.tsx'
import type { Route } from './+types/change-log.screen.ts'
import { ChangedFields } from './changed-fields.tsx'
import { ChangedRecord, recordName } from './changed-record.tsx'

/** Its pages are counted up to a thousand; beyond that each page links to the next. */
export async function loader(args: LoaderFunctionArgs) {
  return (await listLoader(changesList)(args)) as OutputOf<typeof listChanges>
}

export const meta: Route.MetaFunction = ({ matches }) => officeMeta('Change Log', matches)

const cells: Cells<typeof changesList> = {
  what: (entry) => <ChangedRecord entry={entry} />,
  actor: ({ actor, actorLink }) => <MaybeLink to={actorLink}>{actor}</MaybeLink>,
  action: ({ action }) => actionNames[action],
  fields: (entry) => <ChangedFields entry={entry} />,
}

const tables = Object.entries(tableNouns)
  .map(([value, label]) => ({ value, label }))
  .toSorted((a, b) => a.label.localeCompare(b.label))

const filters: readonly ListFilter[] = [
  { kind: 'select', name: 'table', label: 'Record', all: 'All records', options: tables },
  {
    kind: 'select',
    name: 'action',
    label: 'Action',
    all: 'All actions',
    options: changeActions.map((value) => ({ value, label: actionNames[value] })),
  },
  { kind: 'day', name: 'from', label: 'From' },
  { kind: 'day', name: 'to', label: 'To' },
]

const nouns = { one: 'change', many: 'changes' }

/** A search for a value may not have covered all days. */
function noteOf({ total, searchedFrom }: OutputOf<typeof listChanges>) {
  if (searchedFrom === null) return {}
  const found = counted(Math.min(total, changeCountCap - 1), nouns)
  const many = total >= changeCountCap ? `More than ${found}` : found
  return { note: `${many}${searchedNote(searchedFrom)}` }
}

export default function ChangeLogScreen({ loaderData }: Route.ComponentProps) {
  // The current filters, even while the list is loading.
  const query = useWantedQuery()
  const { filters: chosen, search } = listStateOf(changesList, query)
  return (
    <ListScreen
      resource={changesList}
      page={loaderData}
      title="Change Log"
      nouns={nouns}
      {...noteOf(loaderData)}
      moreThan={loaderData.total >= changeCountCap ? changeCountCap - 1 : undefined}
      cells={cells}
      columnsAtFirst={5}
      filters={filters}
      older={loaderData.next}
      exports={[
        {
          label: 'All columns',
          hint: 'All changed fields that match the filters',
          start: () => callOverHttp(exportChanges, { ...chosen, search }),
        },
      ]}
      nameOf={recordName}
    />
  )
}
