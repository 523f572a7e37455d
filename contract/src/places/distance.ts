import type { Spot } from './place-key.ts'

export const earthRadius = 6371

/** Kilometres along the surface of the earth. */
export function kilometresBetween(a: Spot, b: Spot): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lng - a.lng) / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, half)))
}
