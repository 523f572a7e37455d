import type { HistoryEntry } from '#contract/listings/price-history.schema.ts'
import { formatDay, today } from '#contract/values/day.ts'
import { formatRand } from '#contract/values/rand.ts'
import { chartOf, nowLabelAt } from './price-steps.ts'
import styles from './price-history.module.css'

const box = { width: 640, height: 150, left: 8, right: 632, top: 30, bottom: 118 } as const

interface PriceChartProps {
  entries: readonly HistoryEntry[]
  /** The last day shown. */
  until: string
}

/** The price as a step line, with gaps while it was not published. The table has the same data. */
export function PriceChart({ entries, until }: PriceChartProps) {
  const { lines, points, from } = chartOf(entries, until, box)
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const label = `The price was ${formatRand(first.price)} on ${formatDay(today(new Date(first.at)))} and is ${formatRand(last.price)} now.`
  return (
    <svg
      viewBox={`0 0 ${box.width} ${box.height}`}
      className={styles.chart}
      role="img"
      aria-label={label}
    >
      <path d={`M${box.left} ${box.bottom}H${box.right}`} className={styles.ground} />
      {lines.map((line) => (
        <path key={line} d={line} className={styles.line} />
      ))}
      {points.map(({ x, y, at, price }) => (
        <circle key={at} cx={x} cy={y} r="5" className={styles.point}>
          <title>{`${formatDay(today(new Date(at)))}: ${formatRand(price)}`}</title>
        </circle>
      ))}
      <text x={first.x} y={first.y - 12}>
        {formatRand(first.price)}
      </text>
      <text {...nowLabelAt(points, box.right)} textAnchor="end" className={styles.now}>
        {formatRand(last.price)}
      </text>
      <text x={box.left} y={box.height - 8}>
        {formatDay(from)}
      </text>
      <text x={box.right} y={box.height - 8} textAnchor="end">
        Today
      </text>
    </svg>
  )
}
