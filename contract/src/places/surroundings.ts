/** As keys; an area with one part, `pretoria-east`, is not one of them. */
export const provinceKeys: readonly string[] = [
  'eastern-cape',
  'free-state',
  'gauteng',
  'kwazulu-natal',
  'limpopo',
  'mpumalanga',
  'northern-cape',
  'north-west',
  'western-cape',
]

/**
 * Whether a radius around a place finds more than the place itself: a province has no surroundings.
 */
export function hasSurroundings(key: string): boolean {
  return !provinceKeys.includes(key)
}

/** Whether a search has anything that a radius can apply to. */
export function hasCentre(places: readonly string[], near?: unknown): boolean {
  return Boolean(near) || places.some(hasSurroundings)
}
