import { useFavouriteKeys } from './use-favourites.ts'

/** How many there are; nothing while nobody knows. */
export function FavouritesCount() {
  const { keys, known } = useFavouriteKeys()
  return known ? <>{keys.size}</> : null
}
