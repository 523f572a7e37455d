import type { CampaignStatistics } from '#contract/campaigns/campaign-statistics.calls.ts'
import { formatDay } from '#contract/values/day.ts'
import type { BarPoint } from '../../ui/data/bar-chart.tsx'

export type Measure = 'views' | 'clicks' | 'enquiries'

/** This many fit side by side on a phone. */
const mostLabels = 6

/** One bar per day; as many days are labelled as fit, at even intervals. */
export function dayPoints(days: CampaignStatistics['days'], measure: Measure): BarPoint[] {
  const step = days.length <= mostLabels ? 1 : 2 * Math.ceil(days.length / mostLabels / 2)
  return days.map((one, index) => ({
    label: index % step === 0 ? shortDay(one.day) : '',
    name: formatDay(one.day),
    value: one[measure],
  }))
}

/** `15 Nov` */
function shortDay(day: string): string {
  const [date = '', month = ''] = formatDay(day).split(' ')
  return `${date} ${month.slice(0, 3)}`
}
