import { classNames } from '../../ui/class-names.ts'
import { colorOfLetter } from './season.tsx'
import styles from './year-ribbon.module.css'

interface YearRibbonProps {
  /** The resort's 52 weeks, one letter each. */
  calendar: string
  /** The week that is lifted out; null for a floating week. */
  week: number | null
  season: string
}

const months = ['J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D']

/** Neighbouring weeks of one colour, drawn as one path. */
function runsOf(calendar: string) {
  const paths: Record<string, string> = {}
  Array.from(calendar.slice(0, 52)).forEach((letter, index) => {
    const color = colorOfLetter(letter)
    paths[color] = `${paths[color] ?? ''}M${index * 10 + 0.7} 9h8.6v13h-8.6z`
  })
  return Object.entries(paths)
}

/** Where in the year a week lies: 52 weeks in their seasons' colours, one of them pointed at. */
export function YearRibbon({ calendar, week, season }: YearRibbonProps) {
  const label = week ? `Week ${week} of 52, season ${season}` : `Floating week, season ${season}`
  const start = week ? (Math.min(52, Math.max(1, week)) - 1) * 10 : 0
  return (
    <div className={styles.ribbon} role="img" aria-label={label}>
      <svg viewBox="0 0 520 24" preserveAspectRatio="none" aria-hidden="true">
        {runsOf(calendar).map(([color, path]) => (
          <path key={color} d={path} className={classNames(styles[color], week !== null && styles.dim)} />
        ))}
        {week && (
          <>
            <rect
              className={styles[colorOfLetter(calendar[week - 1] ?? '')]}
              x={start + 0.5}
              y="2"
              width="9"
              height="20"
              rx="2"
            />
            <path className={styles.pointer} d={`M${start + 1} -4h8l-4 5z`} />
          </>
        )}
      </svg>
      <div className={styles.months} aria-hidden="true">
        {months.map((month, index) => (
          <span key={index}>{month}</span>
        ))}
      </div>
    </div>
  )
}
