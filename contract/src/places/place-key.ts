/** Of one search. */
export const mostPlaces = 20

/** `Côte d'Azur` becomes `cote-d-azur`. */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

export interface PlaceInWords {
  province: string
  city?: string | undefined
  suburb?: string | undefined
}

/**
 * The name of a place in an address: `lynnwood.pretoria.gauteng`, `pretoria.gauteng`, `gauteng`. A
 * named area such as `pretoria-east` has one part, as a province has; no area has the name of a
 * province.
 */
export function placeKeyOf({ province, city, suburb }: PlaceInWords): string {
  return [suburb, city, province]
    .filter((name) => name)
    .map((name) => slugOf(name as string))
    .join('.')
}

export function isPlaceKey(text: string): boolean {
  return text.length <= 200 && /^[a-z0-9-]+(\.[a-z0-9-]+){0,2}$/.test(text)
}

/** Several places in an address, in the order in which they were chosen. */
export function placesText(keys: readonly string[]): string {
  return keys.join('_')
}

export function placesFrom(text: string | null | undefined): string[] {
  const keys = (text ?? '').toLowerCase().split(/[_,]/).filter(isPlaceKey)
  return [...new Set(keys)].slice(0, mostPlaces)
}

export interface Spot {
  lat: number
  lng: number
}

/** `-25.7479,28.2293`, or undefined. */
export function spotFrom(text: string | null | undefined): Spot | undefined {
  const [lat, lng, ...more] = (text ?? '').split(',').map((part) => Number(part.trim() || 'x'))
  if (lat === undefined || lng === undefined || more.length) return undefined
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : undefined
}

/** To four decimals, about ten metres: an address need not reveal more about where a person is. */
export function spotText({ lat, lng }: Spot): string {
  return [lat, lng].map((value) => String(Math.round(value * 10_000) / 10_000)).join(',')
}
