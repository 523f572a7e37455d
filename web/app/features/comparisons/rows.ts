import type { StatusColor } from '../../ui/data/status-text.tsx'

/** One value of a comparison. */
export interface Cell {
  text: string
  /** The value for determining the best; null if it is unknown. */
  value?: number | null
  /** Shown with a tick, or muted. */
  mark?: 'yes' | 'no' | 'lower'
  color?: StatusColor
  /** The length of its bar, from 0 to 1. */
  bar?: number
  /** The same for a bar of several parts. */
  parts?: readonly number[]
  /** Below the text. */
  note?: string
}

export interface Row {
  key: string
  label: string
  note?: string
  icon?: 'work' | 'school' | 'family' | 'place'
  /** A total below the rows that it sums. */
  sum?: boolean
  cells: Cell[]
  /** The listings do not differ in it. */
  same: boolean
  /** The best listing, and in what way. */
  best: { at: number; word: string } | null
}

export interface RowGroup {
  key: string
  title: string
  icon: 'glance' | 'home' | 'cash' | 'month' | 'drive' | 'more'
  rows: Row[]
}

/** Which direction is better, and its label. */
export interface Better {
  way: 'less' | 'more'
  word: string
}

export const lowest: Better = { way: 'less', word: 'Lowest' }
export const most: Better = { way: 'more', word: 'Most' }
export const largest: Better = { way: 'more', word: 'Largest' }
export const shortest: Better = { way: 'less', word: 'Shortest' }

/** Only if every value is known and one of them beats all others. */
function bestOf(cells: readonly Cell[], better: Better | undefined): Row['best'] {
  const values = cells.map(({ value }) => value)
  if (!better || cells.length < 2 || values.some((value) => value === null || value === undefined))
    return null
  const known = values as number[]
  const top = better.way === 'less' ? Math.min(...known) : Math.max(...known)
  const at = known.indexOf(top)
  return known.lastIndexOf(top) === at ? { at, word: better.word } : null
}

const seen = ({ text, note }: Cell) => `${text}\n${note ?? ''}`

export function rowOf(
  facts: Pick<Row, 'key' | 'label'> & Partial<Pick<Row, 'note' | 'sum' | 'icon'>>,
  cells: Cell[],
  better?: Better,
): Row {
  const [first, ...others] = cells
  const same = others.length > 0 && others.every((cell) => seen(cell) === seen(first as Cell))
  return { ...facts, cells, same, best: bestOf(cells, better) }
}

export const unknown: Cell = { text: '–', value: null }

export function yesNo(value: boolean): Cell {
  return value ? { text: 'Yes', mark: 'yes' } : { text: 'No', mark: 'no' }
}

/** A row without a value for any listing is left out. */
export function told(rows: readonly Row[]): Row[] {
  return rows.filter(({ cells }) => cells.some(({ text }) => text !== unknown.text))
}

export function countSame(groups: readonly RowGroup[]): number {
  return groups.reduce((sum, { rows }) => sum + rows.filter(({ same }) => same).length, 0)
}

/** Without the rows that do not differ, and without groups that become empty. */
export function onlyDifferences(groups: readonly RowGroup[]): RowGroup[] {
  return groups
    .map((group) => ({ ...group, rows: group.rows.filter(({ same }) => !same) }))
    .filter(({ rows }) => rows.length > 0)
}
