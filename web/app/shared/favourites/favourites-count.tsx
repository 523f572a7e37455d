import { useFavouriteKeys } from './use-favourites.ts'

/** How many there are; nothing while the number is unknown. */
export function FavouritesCount() {
  const { keys, known } = useFavouriteKeys()
  return known ? <>{keys.size}</> : null
}
