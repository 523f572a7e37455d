import { useId } from 'react'
import type {
  HistoryEntry,
  PriceHistory as History,
} from '#contract/listings/price-history.schema.ts'
import { reductionPercent } from '#contract/listings/reductions.ts'
import { formatDay, today, type Day } from '#contract/values/day.ts'
import { formatRand } from '#contract/values/rand.ts'
import { counted } from '../../ui/data/counted.ts'
import { PriceChart } from './price-chart.tsx'
import styles from './price-history.module.css'

const days = { one: 'day', many: 'days' }

/** What it cost before, and how long it has been listed. */
export function PriceHistory({ history }: { history: History }) {
  const id = useId()
  const { listedOn, daysOnSite, entries } = history
  if (!listedOn) return null
  const changed = entries.some(({ change }) => change !== null)
  return (
    <section className={styles.history} aria-labelledby={id}>
      <h2 id={id}>Price history</h2>
      <p className={styles.days}>
        <Listed listedOn={listedOn} daysOnSite={daysOnSite} />
        {!changed && ' The price has not changed.'}
      </p>
      {changed && <PriceChart entries={entries} until={today()} />}
      {entries.length > 1 && (
        <table className={styles.table}>
          <caption className="vh">Prices and statuses, newest first</caption>
          <thead>
            <tr>
              <th scope="col">Date</th>
              <th scope="col">What happened</th>
              <th scope="col">Price</th>
            </tr>
          </thead>
          <tbody>
            {entries
              .map((entry, n) => ({ entry, before: entries[n - 1], n }))
              .toReversed()
              .map(({ entry, before, n }) => (
                <tr key={n}>
                  <th scope="row">{formatDay(dayOf(entry))}</th>
                  <td>{whatHappened(entry, before)}</td>
                  <td className={styles.price}>{formatRand(entry.price)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

/** One sold on its first day, or on an unknown day, only has the day on which it was listed. */
function Listed({ listedOn, daysOnSite }: { listedOn: Day; daysOnSite: number | null }) {
  if (daysOnSite) {
    return (
      <>
        <b>{counted(daysOnSite, days)} on the site</b>, since {formatDay(listedOn)}.
      </>
    )
  }
  return <b>{listedOn === today() ? 'Listed today.' : `Listed on ${formatDay(listedOn)}.`}</b>
}

const dayOf = ({ at }: HistoryEntry) => today(new Date(at))

function priceChangeText({ change, price }: HistoryEntry): string {
  if (change === null) return ''
  const percent = reductionPercent(-change, price)
  const share = percent ? ` (${Math.abs(percent)}%)` : ''
  return `${change < 0 ? 'Reduced' : 'Raised'} by ${formatRand(Math.abs(change))}${share}`
}

/** `Reduced by R 150 000 (6%)`, `Offer Pending`, `Taken off the market`. */
function whatHappened(entry: HistoryEntry, before: HistoryEntry | undefined): string {
  const price = priceChangeText(entry)
  if (!before) return `Listed: ${entry.status ?? ''}`
  if (entry.status === null) return 'Unpublished'
  const back = before.status === null ? 'Published again' : ''
  const status = entry.statusCode !== before.statusCode && !back ? entry.status : back
  return [status, price].filter(Boolean).join(', ') || 'Price changed'
}
