import type { Bounds, MapPin, Position } from './map-types.ts'

/** One pin for several that are too close to distinguish. */
export function groupOf(members: readonly MapPin[]): MapPin {
  const listings = members.reduce((sum, pin) => sum + (pin.count ?? 1), 0)
  const { lat, lng } = members[0] as MapPin
  const text = String(listings)
  return {
    key: `group ${lat} ${lng}`,
    kind: 'cluster',
    lat,
    lng,
    text,
    title: `${text} listings here`,
  }
}

export function boundsAround(members: readonly Position[]): Bounds {
  const lats = members.map(({ lat }) => lat)
  const lngs = members.map(({ lng }) => lng)
  return {
    south: Math.min(...lats) - 0.002,
    north: Math.max(...lats) + 0.002,
    west: Math.min(...lngs) - 0.002,
    east: Math.max(...lngs) + 0.002,
  }
}

/** Whether pins are so close together that zooming in cannot separate them. */
export function isSpot(members: readonly Position[]): boolean {
  const { lat, lng } = members[0] as Position
  const near = (one: Position) =>
    Math.abs(one.lat - lat) < 0.0001 && Math.abs(one.lng - lng) < 0.0001
  return members.every(near)
}
