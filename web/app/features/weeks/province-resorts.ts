import type { PlaceReach } from '#contract/places/reach.schema.ts'
import type { RegionAvailability } from '#contract/weeks/weeks.calls.ts'
import { country, type Bounds, type MapView } from '../../ui/map/map-types.ts'

type Resort = RegionAvailability['resorts'][number]

/** A province's resorts, by its code, that have weeks for sale; the whole country's without one. */
export function resortsIn(regions: readonly RegionAvailability[], province?: string): Resort[] {
  return regions
    .filter(({ provinces }) => !province || provinces.includes(province))
    .flatMap(({ resorts }) => resorts)
    .filter(({ available }) => available > 0)
    .toSorted((a, b) => a.resortName.localeCompare(b.resortName))
}

/** The area of an outline. */
export function boundsOf(outline: PlaceReach['outline']): Bounds {
  const lats = outline.map(([lat]) => lat)
  const lngs = outline.map(([, lng]) => lng)
  return {
    south: Math.min(...lats),
    north: Math.max(...lats),
    west: Math.min(...lngs),
    east: Math.max(...lngs),
  }
}

/** As specified: the country at zoom 5, a province at 7, around the middle of its resorts. */
export function viewOf(resorts: readonly Resort[], near: boolean): MapView | Bounds {
  const placed = resorts.flatMap(({ lat, long }) =>
    lat !== null && long !== null ? { lat, lng: long } : [],
  )
  if (!near || placed.length === 0) return country
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2
  return {
    lat: middle(placed.map(({ lat }) => lat)),
    lng: middle(placed.map(({ lng }) => lng)),
    zoom: 7,
  }
}
