import type { Favourite } from '#contract/favourites/favourites.schema.ts'

export const favouriteSorts = {
  changed: 'What changed',
  newest: 'Newest first',
  low: 'Low price',
  high: 'High price',
} as const

export type FavouriteSort = keyof typeof favouriteSorts

export function sortOf(text: string | null): FavouriteSort {
  return text && Object.hasOwn(favouriteSorts, text) ? (text as FavouriteSort) : 'changed'
}

/** Listings that are gone have no price and come last by price. */
export function sortFavourites(items: readonly Favourite[], sort: FavouriteSort): Favourite[] {
  const byAge = (a: Favourite, b: Favourite) => b.addedAt.localeCompare(a.addedAt)
  const byPrice = (sign: 1 | -1) => (a: Favourite, b: Favourite) =>
    a.price === null || b.price === null
      ? Number(a.price === null) - Number(b.price === null)
      : sign * (a.price - b.price)
  const orders: Record<FavouriteSort, (a: Favourite, b: Favourite) => number> = {
    changed: (a, b) => Number(b.changes.length > 0) - Number(a.changes.length > 0) || byAge(a, b),
    newest: byAge,
    low: byPrice(1),
    high: byPrice(-1),
  }
  return items.toSorted(orders[sort])
}
