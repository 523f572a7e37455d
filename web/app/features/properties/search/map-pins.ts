import { comparedPrice } from '#contract/properties/price-per.ts'
import type { PinsReply } from '#contract/properties/search.schema.ts'
import { formatRand } from '#contract/values/rand.ts'
import { shortRand } from '#contract/values/short-rand.ts'
import { country, type Bounds, type MapPin, type Position } from '../../../ui/map/map-types.ts'
import { areaFrom, boundsFrom } from './area-text.ts'
import type { Filters } from './search-state.ts'

export function pinKey(id: number): string {
  return `property ${id}`
}

export function idOfPin({ key }: MapPin): number | null {
  return key.startsWith('property ') ? Number(key.slice('property '.length)) : null
}

export function pinsOf({ pins, clusters }: PinsReply): MapPin[] {
  return [
    ...clusters.map(({ lat, lng, count, minPrice }): MapPin => ({
      key: `cluster ${lat} ${lng}`,
      kind: 'cluster',
      lat,
      lng,
      text: String(count),
      count,
      title: `${count} listings here, from ${formatRand(minPrice)}`,
    })),
    ...pins.map(({ id, lat, lng, shortDescription, suburb, ...pin }): MapPin => {
      const text = shortRand(comparedPrice(pin))
      return {
        key: pinKey(id),
        kind: 'listing',
        lat,
        lng,
        text,
        title: `${text}, ${suburb}: ${shortDescription}`,
      }
    }),
  ]
}

export function around({ lat, lng }: Position, degrees: number): Bounds {
  return { south: lat - degrees, north: lat + degrees, west: lng - degrees, east: lng + degrees }
}

/** The map's initial view: the searched area, and everything found in it. */
export function extentOf(filters: Filters, found: PinsReply): Bounds {
  const box = boundsFrom(filters.bbox)
  if (box) return box
  const area = areaFrom(filters.polygon)
  const points: readonly Position[] = area ?? [
    ...cornersOf(found.searched),
    ...found.pins,
    ...found.clusters,
  ]
  if (points.length === 0) return country
  const lats = points.map(({ lat }) => lat)
  const lngs = points.map(({ lng }) => lng)
  return {
    south: Math.min(...lats),
    north: Math.max(...lats),
    west: Math.min(...lngs),
    east: Math.max(...lngs),
  }
}

function cornersOf(box: Bounds | null): Position[] {
  if (!box) return []
  const { south, west, north, east } = box
  return [
    { lat: south, lng: west },
    { lat: north, lng: east },
  ]
}

export function isWithin({ south, west, north, east }: Bounds, { lat, lng }: Position): boolean {
  return lat >= south && lat <= north && lng >= west && lng <= east
}
