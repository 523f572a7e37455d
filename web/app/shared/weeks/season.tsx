import { classNames } from '../../ui/class-names.ts'
import styles from './season.module.css'

export type SeasonColor = 'peak' | 'red' | 'white' | 'blue' | 'flexi'

const calendarColors: Record<string, SeasonColor> = {
  '1': 'peak',
  '2': 'peak',
  '3': 'peak',
  '4': 'peak',
  R: 'red',
  W: 'white',
  B: 'blue',
  F: 'flexi',
}

/** The colour of a letter in a resort's season calendar; the first of several counts. */
export function colorOfLetter(letter: string): SeasonColor {
  return calendarColors[letter[0] ?? ''] ?? 'white'
}

/** The four peaks share a colour; their number is in the name. */
export function colorOfSeason(season: string): SeasonColor {
  const name = season.toLowerCase()
  if (name.startsWith('peak')) return 'peak'
  return name === 'red' || name === 'blue' || name === 'flexi' ? name : 'white'
}

/** A season's name with its colour beside it. */
export function Season({ name }: { name: string }) {
  return <span className={classNames(styles.season, styles[colorOfSeason(name)])}>{name}</span>
}

/** The key to the ribbons of a page. */
export function SeasonLegend({ seasons }: { seasons: readonly string[] }) {
  return (
    <ul className={styles.legend} aria-label="Seasons">
      {seasons.map((season) => (
        <li key={season}>
          <Season name={season} />
        </li>
      ))}
    </ul>
  )
}
