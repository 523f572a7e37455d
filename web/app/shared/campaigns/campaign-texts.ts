import type { CampaignSummary } from '#contract/campaigns/campaigns.schema.ts'
import { formatDay } from '#contract/values/day.ts'
import type { StatusColor } from '../../ui/data/status-text.tsx'

type Dates = Pick<CampaignSummary, 'state' | 'startDate' | 'endDate'>

const looks = {
  upcoming: { color: 'orange', label: 'Not begun yet' },
  active: { color: 'green', label: 'On show' },
  ended: { color: 'grey', label: 'Over' },
} as const satisfies Record<Dates['state'], { color: StatusColor; label: string }>

export function stateLook(state: Dates['state']) {
  return looks[state]
}

/** Whether visitors see it, and until when. */
export function stateText({ state, startDate, endDate }: Dates): string {
  if (state === 'upcoming') return `Visitors see it from ${formatDay(startDate)} on`
  if (state === 'ended') return `Visitors saw it until ${formatDay(endDate)}`
  return `Visitors see it until ${formatDay(endDate)}`
}

export const kindName = (isTimeshare: boolean) =>
  isTimeshare ? 'Timeshare Campaign' : 'Property Campaign'

/** What its items are. */
export const listingNouns = (isTimeshare: boolean) =>
  isTimeshare ? { one: 'week', many: 'weeks' } : { one: 'property', many: 'properties' }
