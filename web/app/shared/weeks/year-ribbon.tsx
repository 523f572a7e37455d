import { classNames } from '../../ui/class-names.ts'
import { colorOfLetter, type SeasonColor } from './season.tsx'
import styles from './year-ribbon.module.css'

interface YearRibbonProps {
  /** The resort's 52 weeks, one letter each. */
  calendar: string
  /** The highlighted week; null for a floating week. */
  week: number | null
  season: string
  /** Without the letters of the months, for a table. */
  bare?: boolean
}

/**
 * Where in the year a week is: 52 weeks in the colours of their seasons, one of them highlighted.
 */
export function YearRibbon({ calendar, week, season, bare }: YearRibbonProps) {
  const label = week ? `Week ${week} of 52, season ${season}` : `Floating week, season ${season}`
  return (
    <div className={classNames(styles.ribbon, bare && styles.bare)} role="img" aria-label={label}>
      <Band calendar={calendar} weeks={week ? [week] : []} />
      {!bare && <Months />}
    </div>
  )
}

interface YearBandProps {
  calendar: string
  weeks: readonly number[]
  label: string
}

/** A resort's year with every week that is for sale highlighted. */
export function YearBand({ calendar, weeks, label }: YearBandProps) {
  return (
    <div className={classNames(styles.ribbon, styles.tall)} role="img" aria-label={label}>
      <Band calendar={calendar} weeks={[...new Set(weeks)]} />
      <Months />
    </div>
  )
}

/** One path for each colour: a stroke for every run of weeks, which its dashes cut into weeks. */
function runsOf(calendar: string): [color: SeasonColor, path: string][] {
  const paths = new Map<SeasonColor, string>()
  for (const run of calendar.slice(0, 52).matchAll(/([1-4])[1-4]*|(.)\2*/g)) {
    const color = colorOfLetter(run[0])
    const path = `M${run.index * 10 + 0.7} 15.5h${run[0].length * 10 - 1}`
    paths.set(color, (paths.get(color) ?? '') + path)
  }
  return [...paths]
}

function Band({ calendar, weeks }: { calendar: string; weeks: readonly number[] }) {
  return (
    <svg viewBox="0 0 520 24" preserveAspectRatio="none" aria-hidden="true">
      {runsOf(calendar).map(([color, path]) => (
        <path
          key={color}
          d={path}
          className={classNames(styles.weeks, styles[color], weeks.length > 0 && styles.dim)}
        />
      ))}
      {weeks.map((week) => {
        const start = (Math.min(52, Math.max(1, week)) - 1) * 10
        return (
          <g key={week}>
            <rect
              className={classNames(styles.lifted, styles[colorOfLetter(calendar[week - 1] ?? '')])}
              x={start + 0.5}
              y="2"
              width="9"
              height="20"
              rx="2"
            />
            <path className={styles.pointer} d={`M${start + 1} -4h8l-4 5z`} />
          </g>
        )
      })}
    </svg>
  )
}

const months = ['J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D']

function Months() {
  return (
    <div className={styles.months} aria-hidden="true">
      {months.map((month, index) => (
        <span key={index}>{month}</span>
      ))}
    </div>
  )
}
