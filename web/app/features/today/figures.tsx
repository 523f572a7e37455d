import type { ReactNode } from 'react'
import type { DayFigures, SiteFigures } from '#contract/today/today.calls.ts'
import { formatDay } from '#contract/values/day.ts'
import { formatRand } from '#contract/values/rand.ts'
import { BarChart, type BarPoint } from '../../ui/data/bar-chart.tsx'
import { countedOrNone, propertyNouns, weekNouns } from '../../ui/data/counted.ts'
import { groupedNumber } from '../../ui/data/grouped-number.ts'
import styles from './today.module.css'

type Figure = Exclude<keyof DayFigures, 'day'>

const sumOf = (days: readonly DayFigures[], figure: Figure) =>
  days.reduce((sum, day) => sum + day[figure], 0)

/** `12 more than the week before` */
export function compared(now: number, before: number): string {
  if (now === before) return 'same as the week before'
  const difference = groupedNumber(Math.abs(now - before))
  return `${difference} ${now > before ? 'more' : 'fewer'} than the week before`
}

/** The overview, with four key figures. */
export function Standing({ days, live, openOffers }: SiteFigures) {
  const week = sumOf(days.slice(-7), 'enquiries')
  const weekBefore = sumOf(days.slice(-14, -7), 'enquiries')
  const paidOn = days.filter(({ payments }) => payments > 0).length
  return (
    <dl className={styles.standing}>
      <Fact
        label="Live listings"
        note={`${countedOrNone(live.properties, propertyNouns)}, ${countedOrNone(live.weeks, weekNouns)}`}
      >
        {groupedNumber(live.properties + live.weeks)}
      </Fact>
      <Fact label="Enquiries, last 7 days" note={compared(week, weekBefore)}>
        {groupedNumber(week)}
      </Fact>
      <Fact label="Open offers" note={`worth ${formatRand(openOffers.amount)}`}>
        {groupedNumber(openOffers.count)}
      </Fact>
      <Fact
        label="Listing fees, last 30 days"
        note={
          paidOn
            ? `received on ${countedOrNone(paidOn, { one: 'day', many: 'days' })}`
            : 'none received'
        }
      >
        {formatRand(sumOf(days, 'payments'))}
      </Fact>
    </dl>
  )
}

interface FactProps {
  label: string
  note: string
  children: ReactNode
}

function Fact({ label, note, children }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {children}
        <small>{note}</small>
      </dd>
    </div>
  )
}

const charts: Record<Figure, { title: string; format: (value: number) => string }> = {
  searches: { title: 'Searches per day', format: groupedNumber },
  enquiries: { title: 'Enquiries per day', format: groupedNumber },
  offers: { title: 'Offers per day', format: groupedNumber },
  listings: { title: 'New listings per day', format: groupedNumber },
  payments: { title: 'Listing fees per day', format: formatRand },
}

const pointsOf = (days: readonly DayFigures[], figure: Figure): BarPoint[] =>
  days.map((one) => ({
    label: String(Number(one.day.slice(-2))),
    name: formatDay(one.day),
    value: one[figure],
  }))

interface DayChartsProps {
  days: readonly DayFigures[]
  of: readonly Figure[]
}

/** The last thirty days, a chart for each figure. */
export function DayCharts({ days, of }: DayChartsProps) {
  return of.map((figure) => {
    const { title, format } = charts[figure]
    return (
      <BarChart
        key={figure}
        title={title}
        aside={`${format(sumOf(days, figure))} in 30 days`}
        points={pointsOf(days, figure)}
        format={format}
        heads={{ label: 'Day', value: title }}
      />
    )
  })
}
