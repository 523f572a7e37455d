import type { CampaignSummary } from '#contract/campaigns/campaigns.schema.ts'
import { formatDay } from '#contract/values/day.ts'
import type { StatusColor } from '../../ui/data/status-text.tsx'

type Dates = Pick<CampaignSummary, 'state' | 'startDate' | 'endDate'>

const looks = {
  upcoming: { color: 'orange', label: 'Upcoming' },
  active: { color: 'green', label: 'Live' },
  ended: { color: 'grey', label: 'Ended' },
} as const satisfies Record<Dates['state'], { color: StatusColor; label: string }>

export function stateLook(state: Dates['state']) {
  return looks[state]
}

/** Whether visitors see it, and until when. */
export function stateText({ state, startDate, endDate }: Dates): string {
  if (state === 'upcoming') return `Live from ${formatDay(startDate)}`
  if (state === 'ended') return `Ended on ${formatDay(endDate)}`
  return `Live until ${formatDay(endDate)}`
}

export const kindName = (isTimeshare: boolean) =>
  isTimeshare ? 'Timeshare Campaign' : 'Property Campaign'

/** What its items are. */
export const listingNouns = (isTimeshare: boolean) =>
  isTimeshare ? { one: 'week', many: 'weeks' } : { one: 'property', many: 'properties' }
