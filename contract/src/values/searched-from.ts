import { z } from 'zod'
import { formatDay, type Day } from './day.ts'

/** The first day covered by a text search; null if all of the chosen days were. */
export const searchedFrom = z.string().nullable()

/** What a list adds to its count if it did not search all days. */
export function searchedNote(from: Day | null): string {
  if (from === null) return ''
  return `. Searched back to ${formatDay(from)}; choose an earlier end date to look further back`
}
