import { kilometresBetween } from '#contract/places/distance.ts'
import type { ReachableIds } from '../../places/reach.service.ts'
import type { Circle, SearchPlaces } from '../../places/search-places.ts'
import type { Search } from '../search.where.ts'
import type { ListingColumns, PlacesOfLevel } from './columns.ts'
import { inLocality, inLocalityOr, noSuburb, type Locality } from './localities.ts'
import type { RowFilter, RowTest } from './row-filters.ts'

/** Kilometres per degree of latitude, slightly underestimated. */
const kilometresOfDegree = 110

/** The distance is slow to compute, so most rows are ruled out by latitude alone. */
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

/** In any of the places. With `wider`, in the cities of the named suburbs. */
export function inPlaces(columns: ListingColumns, places: SearchPlaces, wider = false): RowFilter {
  const provinces = new Set(places.provinceIds)
  const cities = new Set(wider ? [...places.cityIds, ...places.aroundIds] : places.cityIds)
  const suburbs = new Set(
    wider ? places.areaSuburbIds : [...places.suburbIds, ...places.areaSuburbIds],
  )
  const isNamed = ({ province, city, suburb }: Locality) =>
    suburbs.has(suburb) || cities.has(city) || provinces.has(province)
  return places.circles.length
    ? inLocalityOr(columns, isNamed, inCircles(columns, places.circles))
    : inLocality(columns, isNamed)
}

/** A listing is located at its suburb, or at its city if its suburb is not in the gazetteer. */
export function inReach(columns: ListingColumns, reach: ReachableIds): RowFilter {
  const suburbs = new Set(reach.suburbIds)
  const cities = new Set(reach.cityIds)
  return inLocality(columns, ({ city, suburb }) =>
    suburb === noSuburb ? cities.has(city) : suburbs.has(suburb),
  )
}

/** The ranges of rows for these places; undefined if they may be anywhere, as around a place. */
function levelsOf(places: SearchPlaces, wider = false): PlacesOfLevel[] | undefined {
  if (places.circles.length) return undefined
  const around = wider ? places.aroundIds : []
  return [
    { column: 'province_id', ids: places.provinceIds },
    { column: 'city_id', ids: [...places.cityIds, ...around] },
    { column: 'suburb_id', ids: [...places.suburbIds, ...places.areaSuburbIds] },
  ]
}

/** The ranges of rows for a search; with `wider`, around the suburbs that it names. */
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
