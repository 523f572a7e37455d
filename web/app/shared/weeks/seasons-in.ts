import { colorOfLetter } from './season.tsx'

const names = { peak: 'Peak', red: 'Red', white: 'White', blue: 'Blue', flexi: 'Flexi' } as const

/** The seasons of a calendar, for the key beside its ribbon. */
export function seasonsIn(calendar: string): string[] {
  const colors = new Set(Array.from(calendar.slice(0, 52), colorOfLetter))
  return (Object.keys(names) as (keyof typeof names)[])
    .filter((color) => colors.has(color))
    .map((color) => names[color])
}
