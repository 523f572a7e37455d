import type { Spot } from './place-key.ts'

export const earthRadius = 6371

interface Positioned {
  lat: number | null
  lng: number | null
}

const spotOf = ({ lat, lng }: Positioned): Spot | undefined =>
  lat === null || lng === null ? undefined : { lat, lng }

/** Undefined if the position of either is unknown. */
export function kilometresApart(a: Positioned, b: Positioned): number | undefined {
  const [first, second] = [spotOf(a), spotOf(b)]
  return first && second && kilometresBetween(first, second)
}

/** Kilometres along the surface of the earth. */
export function kilometresBetween(a: Spot, b: Spot): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lng - a.lng) / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, half)))
}
