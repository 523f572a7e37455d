import { earthRadius } from '#contract/places/distance.ts'
import type { Circle, SearchPlaces } from '../places/search-places.ts'
import type { Statement } from './statement.ts'

function oneOf(column: string, ids: readonly number[], statement: Statement): string[] {
  if (!ids.length) return []
  const unique = [...new Set(ids)]
  return [`p.${column} = any(${statement.value(`{${unique.join(',')}}`)}::int[])`]
}

/** A bounding box in degrees around all circles, so that an index can rule out everything else. */
function boxOf(circles: readonly Circle[]): Record<'south' | 'north' | 'west' | 'east', number> {
  const high = circles.map(({ lat, kilometres }) => lat + kilometres / 110)
  const low = circles.map(({ lat, kilometres }) => lat - kilometres / 110)
  const width = ({ lat, kilometres }: Circle) =>
    kilometres / (110 * Math.max(Math.cos((lat * Math.PI) / 180), 0.01))
  return {
    south: Math.min(...low),
    north: Math.max(...high),
    west: Math.min(...circles.map((circle) => circle.lng - width(circle))),
    east: Math.max(...circles.map((circle) => circle.lng + width(circle))),
  }
}

/** Distances are measured to where the map shows a listing, see `inBox`. */
function inCircles(circles: readonly Circle[], statement: Statement): string[] {
  if (!circles.length) return []
  const { south, north, west, east } = boxOf(circles)
  const list = (values: readonly number[]) =>
    `${statement.value(`{${values.join(',')}}`)}::float8[]`
  const lat = `p.map_lat between ${statement.value(south)} and ${statement.value(north)}`
  const lng = `p.map_lng between ${statement.value(west)} and ${statement.value(east)}`
  const centres = ['lat', 'lng', 'kilometres'] as const
  const lists = centres.map((name) => list(circles.map((circle) => circle[name])))
  return [
    `(${lat} and ${lng} and exists (select from unnest(${lists.join(', ')}) as o (lat, lng, km)
      where ${2 * earthRadius} * asin(sqrt(least(1, sin(radians(p.map_lat - o.lat) / 2) ^ 2
        + cos(radians(o.lat)) * cos(radians(p.map_lat)) * sin(radians(p.map_lng - o.lng) / 2) ^ 2))) <= o.km))`,
  ]
}

/** In any of the places. With `wider`, in the cities of the named suburbs. */
export function inPlaces(places: SearchPlaces, statement: Statement, wider = false): string {
  const cities = wider ? [...places.cityIds, ...places.aroundIds] : places.cityIds
  const suburbs = wider ? places.areaSuburbIds : [...places.suburbIds, ...places.areaSuburbIds]
  const any = [
    ...oneOf('province_id', places.provinceIds, statement),
    ...oneOf('city_id', cities, statement),
    ...oneOf('suburb_id', suburbs, statement),
    ...inCircles(places.circles, statement),
  ]
  if (any.length === 0) return 'false'
  return any.length === 1 ? (any[0] as string) : `(${any.join(' or ')})`
}
