import { kilometresBetween } from '#contract/places/distance.ts'
import type { ReachableIds } from '../../places/reach.service.ts'
import type { Circle, SearchPlaces } from '../../places/search-places.ts'
import type { Search } from '../search.where.ts'
import { noSuburb, type ListingColumns, type PlacesOfLevel } from './columns.ts'
import { filterBy, type RowFilter, type RowTest } from './row-filters.ts'

/** Kilometres of a degree from south to north, rather too few. */
const kilometresOfDegree = 110

/** The distance takes long to compute, so that most rows are told apart by their latitude alone. */
function inCircles({ lat, lng }: ListingColumns, circles: readonly Circle[]): RowTest {
  return (row) => {
    const spot = { lat: lat[row] as number, lng: lng[row] as number }
    for (const circle of circles) {
      if (Math.abs(spot.lat - circle.lat) * kilometresOfDegree > circle.kilometres) continue
      if (kilometresBetween(circle, spot) <= circle.kilometres) return true
    }
    return false
  }
}

/** In any of the places. With `wider`, in the cities of the suburbs that were named. */
export function inPlaces(columns: ListingColumns, places: SearchPlaces, wider = false): RowFilter {
  const { province, city, suburb } = columns
  const provinces = new Set(places.provinceIds)
  const cities = new Set(wider ? [...places.cityIds, ...places.aroundIds] : places.cityIds)
  const suburbs = new Set(
    wider ? places.areaSuburbIds : [...places.suburbIds, ...places.areaSuburbIds],
  )
  const nearby = inCircles(columns, places.circles)
  return filterBy(
    (row) =>
      suburbs.has(suburb[row] as number) ||
      cities.has(city[row] as number) ||
      provinces.has(province[row] as number) ||
      nearby(row),
  )
}

/** A listing is where its suburb is, or where its city is when its suburb is not in the gazetteer. */
export function inReach({ suburb, city }: ListingColumns, reach: ReachableIds): RowFilter {
  const suburbs = new Set(reach.suburbIds)
  const cities = new Set(reach.cityIds)
  return filterBy((row) =>
    suburb[row] === noSuburb ? cities.has(city[row] as number) : suburbs.has(suburb[row] as number),
  )
}

/** Where the rows of these places are; undefined when they may be anywhere, as around a place. */
function levelsOf(places: SearchPlaces, wider = false): PlacesOfLevel[] | undefined {
  if (places.circles.length) return undefined
  const around = wider ? places.aroundIds : []
  return [
    { column: 'province_id', ids: places.provinceIds },
    { column: 'city_id', ids: [...places.cityIds, ...around] },
    { column: 'suburb_id', ids: [...places.suburbIds, ...places.areaSuburbIds] },
  ]
}

/** Where the rows of a search are; with `wider`, around the suburbs that it names. */
export function placesOf(
  { place, places }: Pick<Search, 'place' | 'places'>,
  wider = false,
): PlacesOfLevel[] | undefined {
  if (places) return levelsOf(places, wider)
  if (!place) return undefined
  return wider && place.column === 'suburb_id'
    ? [{ column: 'city_id', ids: place.cityIds ?? [] }]
    : [place]
}
