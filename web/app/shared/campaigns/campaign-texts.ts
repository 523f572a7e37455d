import type { CampaignSummary } from '#contract/campaigns/campaigns.schema.ts'
import { shownNames } from '#contract/exports/shown-names.ts'
import { formatDay } from '#contract/values/day.ts'
import type { StatusColor } from '../../ui/data/status-text.tsx'

type Dates = Pick<CampaignSummary, 'state' | 'startDate' | 'endDate'>

const looks = {
  upcoming: { color: 'orange', label: shownNames.campaignState.upcoming },
  active: { color: 'green', label: shownNames.campaignState.active },
  ended: { color: 'grey', label: shownNames.campaignState.ended },
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
  shownNames.campaignKind[isTimeshare ? 'timeshare' : 'property']

/** What its items are. */
export const listingNouns = (isTimeshare: boolean) =>
  isTimeshare ? { one: 'week', many: 'weeks' } : { one: 'property', many: 'properties' }
