import { z } from 'zod'
import { formatDay, type Day } from './day.ts'

/** The first day that a search for a text looked through; null when it was all of the chosen days. */
export const searchedFrom = z.string().nullable()

/** What a list adds to its count when it did not look through all days. */
export function searchedNote(from: Day | null): string {
  if (from === null) return ''
  return `. Searched back to ${formatDay(from)}; choose an earlier end date to look further back`
}
