import { useMemo } from 'react'
import { listResortChoices } from '#contract/resorts/resorts.calls.ts'
import { adminWeeksList, listAdminWeeks } from '#contract/weeks/week-lists.calls.ts'
import { listWeekStatuses } from '#contract/weeks/week-statuses.calls.ts'
import { weeksMessages } from '#contract/weeks/weeks.messages.ts'
import { counted } from '../../ui/data/counted.ts'
import type { ListFilter } from '../../backoffice/list-filters.tsx'
import { listLoader } from '../../backoffice/list-loader.ts'
import { ListScreen } from '../../backoffice/list-screen.tsx'
import { officeMeta } from '../../backoffice/office-meta.ts'
import { links } from '#contract/links.ts'
import { contextOf } from '../../session/request-context.ts'
import type { Route } from './+types/timeshare-admin.screen.ts'
import { weekBulkActions } from './week-bulk-actions.tsx'
import { adminColumnsAtFirst, adminWeekCells } from './week-cells.tsx'
import { useWeekExports } from './week-exports.ts'
import { bedroomOptions, holidayOptions, seasonOptions } from '../../shared/weeks/week-query.ts'
import { weekRowActions } from './week-row-actions.tsx'

const loadPage = listLoader(adminWeeksList)

export async function loader(args: Route.LoaderArgs) {
  const { api } = contextOf(args.context)
  const [page, statuses, choices, unverified] = await Promise.all([
    loadPage(args),
    api(listWeekStatuses, {}),
    api(listResortChoices, {}),
    // As counted on Today.
    api(listAdminWeeks, { status: 'AV', verified: 'false', size: 1 }),
  ])
  return { page, statuses, choices, unverified: unverified.total }
}

export const meta: Route.MetaFunction = ({ matches }) => officeMeta('Timeshare Admin', matches)

const nouns = { one: 'week', many: 'weeks' }

function filtersOf({ statuses, choices }: Route.ComponentProps['loaderData']): ListFilter[] {
  const yesNo = (yes: string, no: string) => [
    { value: 'true', label: yes },
    { value: 'false', label: no },
  ]
  return [
    {
      name: 'status',
      label: 'Status',
      kind: 'select',
      all: 'All statuses',
      options: statuses.map(({ code, description }) => ({ value: code, label: description })),
    },
    { name: 'season', label: 'Season', kind: 'select', all: 'All seasons', options: seasonOptions },
    {
      name: 'region',
      label: 'Region',
      kind: 'select',
      all: 'All regions',
      options: choices.regions.map((one) => ({ value: one.regionCode, label: one.regionName })),
    },
    {
      name: 'resort',
      seldom: true,
      label: 'Resort',
      kind: 'select',
      all: 'All resorts',
      options: choices.resorts.map((one) => ({ value: one.resortCode, label: one.resortName })),
    },
    { name: 'bedrooms', label: 'Bedrooms', kind: 'select', all: 'Any', options: bedroomOptions },
    { name: 'minPrice', seldom: true, label: 'Minimum price', kind: 'rand' },
    { name: 'maxPrice', label: 'Maximum price', kind: 'rand' },
    { name: 'date', seldom: true, label: 'Arrive on or after', kind: 'day' },
    { name: 'ddate', seldom: true, label: 'Leave by', kind: 'day' },
    {
      name: 'holiday',
      seldom: true,
      label: 'School holiday',
      kind: 'select',
      all: 'Any time',
      options: holidayOptions(),
    },
    {
      name: 'publish',
      seldom: true,
      label: 'Published',
      kind: 'select',
      all: 'All',
      options: yesNo('Published', 'Not published'),
    },
    {
      name: 'verified',
      seldom: true,
      label: 'Verified',
      kind: 'select',
      all: 'All',
      options: [
        ...yesNo('Verified', 'To be verified'),
        { value: 'refused', label: 'Needs changes' },
      ],
    },
  ]
}

export default function TimeshareAdminScreen({ loaderData }: Route.ComponentProps) {
  const { page, unverified, statuses } = loaderData
  const bulkActions = useMemo(() => weekBulkActions(statuses), [statuses])
  const exports = useWeekExports()
  return (
    <ListScreen
      resource={adminWeeksList}
      page={page}
      title="Timeshare Admin"
      overline="ALL TIMESHARE WEEKS"
      note={`${counted(page.total, nouns)}${unverified ? `, ${unverified} to be verified` : ''}`}
      nouns={nouns}
      cells={adminWeekCells}
      columnsAtFirst={adminColumnsAtFirst}
      filters={filtersOf(loaderData)}
      nameOf={({ weekReference, resortName }) => `${weekReference}, ${resortName}`}
      editPath={({ id, may }) => (may.edit ? links.weekInformation(id) : undefined)}
      newPath={links.sellWeek()}
      newLabel={weeksMessages.newWeek}
      deletable={({ may }) => may.remove}
      bulkActions={bulkActions}
      exports={exports}
      rowActions={weekRowActions}
    />
  )
}
