import type { LoaderFunctionArgs } from 'react-router'
import type { OutputOf } from '#contract/call.ts'
import { callOverHttp } from '#contract/client.ts'
import {
  exportSearches,
  searchesList,
  type listSearches,
} from '#contract/search-log/search-log.calls.ts'
import { searchedNote } from '#contract/values/searched-from.ts'
import { counted } from '../../ui/data/counted.ts'
import { useWantedQuery } from '../../ui/navigation/use-wanted-query.ts'
import type { ListFilter } from '../../backoffice/list-filters.tsx'
import type { Cells } from '../../backoffice/list-columns.ts'
import { listLoader } from '../../backoffice/list-loader.ts'
import { listInput, listStateOf } from '../../ui/list/list-state.ts'
import { ListScreen } from '../../backoffice/list-screen.tsx'
import { officeMeta } from '../../backoffice/office-meta.ts'
import { MaybeLink } from '../../ui/navigation/maybe-link.tsx'
import type { Route } from './+types/search-log.screen.ts'

type SearchesPage = OutputOf<typeof listSearches>

export async function loader(args: LoaderFunctionArgs) {
  return (await listLoader(searchesList)(args)) as SearchesPage
}

export const meta: Route.MetaFunction = ({ matches }) => officeMeta('Search Logs', matches)

const filters: readonly ListFilter[] = [
  {
    kind: 'select',
    name: 'type',
    label: 'Type',
    all: 'All types',
    options: ['Residential', 'Commercial', 'Timeshare'].map((value) => ({ value, label: value })),
  },
  { kind: 'day', name: 'from', label: 'From' },
  { kind: 'day', name: 'to', label: 'To' },
]

const cells: Cells<typeof searchesList> = {
  userName: ({ userName, userLink }) => <MaybeLink to={userLink}>{userName}</MaybeLink>,
}

const nouns = { one: 'search', many: 'searches' }

function noteOf({ total, capped, searchedFrom }: SearchesPage): string {
  const found = counted(total, nouns)
  return `${capped ? `More than ${found}` : found}${searchedNote(searchedFrom)}`
}

export default function SearchLogScreen({ loaderData }: Route.ComponentProps) {
  // The current filters, even while the list is loading.
  const query = useWantedQuery()
  const shown = listInput(listStateOf(searchesList, query))
  return (
    <ListScreen
      resource={searchesList}
      page={loaderData}
      title="Search Logs"
      nouns={nouns}
      note={noteOf(loaderData)}
      cells={cells}
      columnsAtFirst={6}
      filters={filters}
      exports={[
        {
          label: 'All columns',
          hint: 'All searches that match the filters',
          // As many days as the list has searched.
          start: () =>
            callOverHttp(exportSearches, {
              ...shown,
              ...(loaderData.searchedFrom && { from: loaderData.searchedFrom }),
            }),
        },
      ]}
      nameOf={({ value }) => value}
    />
  )
}
