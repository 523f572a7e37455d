import type { ListingKind } from '../listings/listings.schema.ts'

/** How many listings stand side by side. */
export const mostCompared = 4

/** How many of the user's own places the drive is shown to. */
export const mostOwnPlaces = 3

export type Compared = Readonly<Record<ListingKind, readonly number[]>>

export const nothingCompared: Compared = { property: [], week: [] }

/** The ids among these values, without duplicates, as many as fit. */
export function comparedIds(values: readonly unknown[]): number[] {
  const ids = values.filter(
    (value): value is number => Number.isSafeInteger(value) && (value as number) > 0,
  )
  return [...new Set(ids)].slice(0, mostCompared)
}
