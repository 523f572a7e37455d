import { earthRadius } from '#contract/places/distance.ts'
import type { Box } from '#contract/properties/search-area.ts'
import type { PlaceKeys } from '../places/place-keys.ts'
import type { PlaceIds } from '../places/place-names.ts'
import type { Circle } from '../places/search-places.ts'
import type { Search } from './search.where.ts'

type Where = Pick<Search, 'place' | 'places' | 'reach'>

/** We know places only as points: how far around one, in kilometres, a map has to show. */
const kilometresAround: Record<PlaceIds['column'], number> = {
  suburb_id: 2,
  city_id: 6,
  province_id: 15,
}

const degrees = (kilometres: number) => (kilometres / earthRadius) * (180 / Math.PI)

function boxAround({ lat, lng, kilometres }: Circle): Box {
  const up = degrees(kilometres)
  const aside = up / Math.cos((lat * Math.PI) / 180)
  return { south: lat - up, north: lat + up, west: lng - aside, east: lng + aside }
}

function named({ place, places, reach }: Where): PlaceIds[] {
  return [
    ...(place ? [place] : []),
    ...[places, reach].flatMap((ids): PlaceIds[] =>
      ids
        ? [
            { column: 'city_id', ids: ids.cityIds },
            { column: 'suburb_id', ids: ids.suburbIds },
          ]
        : [],
    ),
    { column: 'suburb_id', ids: places?.areaSuburbIds ?? [] },
    { column: 'province_id', ids: places?.provinceIds ?? [] },
  ]
}

/**
 * The box around the places that a search names, for the map's initial view; null if it names none.
 * Provinces are so large that the results in them are a better guide: they count only if there are
 * none.
 */
export function searchedExtent(keys: PlaceKeys, where: Where, total: number): Box | null {
  const circles = named(where)
    .filter(({ column }) => column !== 'province_id' || total === 0)
    .flatMap((place) => {
      const kilometres = kilometresAround[place.column]
      return keys.townsOf(place).map((spot) => ({ ...spot, kilometres }))
    })
  const boxes = [...circles, ...(where.places?.circles ?? [])].map(boxAround)
  if (boxes.length === 0) return null
  return {
    south: Math.min(...boxes.map(({ south }) => south)),
    west: Math.min(...boxes.map(({ west }) => west)),
    north: Math.max(...boxes.map(({ north }) => north)),
    east: Math.max(...boxes.map(({ east }) => east)),
  }
}
