import type { LoaderFunctionArgs } from 'react-router'
import { callOverHttp } from '#contract/client.ts'
import {
  exportSearches,
  searchLogCountCap,
  searchesList,
} from '#contract/search-log/search-log.calls.ts'
import { useWantedQuery } from '../../ui/navigation/use-wanted-query.ts'
import { ExportMenu } from '../../backoffice/export-menu.tsx'
import type { ListFilter } from '../../backoffice/list-filters.tsx'
import { listLoader } from '../../backoffice/list-loader.ts'
import { listInput, listStateOf } from '../../ui/list/list-state.ts'
import { ListScreen } from '../../backoffice/list-screen.tsx'
import { officeMeta } from '../../backoffice/office-meta.ts'
import type { Route } from './+types/search-log.screen.ts'

export const loader = (args: LoaderFunctionArgs) => listLoader(searchesList)(args)

export const meta: Route.MetaFunction = () => officeMeta('Search Logs')

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

export default function SearchLogScreen({ loaderData }: Route.ComponentProps) {
  // The current filters, even while the list is loading.
  const query = useWantedQuery()
  const shown = listInput(listStateOf(searchesList, query))
  return (
    <ListScreen
      resource={searchesList}
      page={loaderData}
      title="Search Logs"
      nouns={{ one: 'search', many: 'searches' }}
      countCap={searchLogCountCap}
      columnsAtFirst={6}
      filters={filters}
      headActions={
        <ExportMenu
          choices={[
            {
              label: 'Excel',
              hint: 'All searches that match the filters',
              start: () => callOverHttp(exportSearches, shown),
            },
          ]}
        />
      }
      nameOf={({ value }) => value}
    />
  )
}
