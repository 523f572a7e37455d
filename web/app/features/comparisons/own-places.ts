import { mostOwnPlaces } from '#contract/comparisons/compared.ts'
import { isPlaceKey } from '#contract/places/place-key.ts'

/** What a place is to the person comparing. */
export const ownPlaceNames = {
  work: 'Work',
  school: 'School',
  family: 'Family',
  place: 'Other place',
} as const

export type OwnPlaceKind = keyof typeof ownPlaceNames

export const ownPlaceKinds = Object.keys(ownPlaceNames) as OwnPlaceKind[]

export interface ChosenOwnPlace {
  key: string
  kind: OwnPlaceKind
}

export function isOwnPlaceKind(text: string): text is OwnPlaceKind {
  return Object.hasOwn(ownPlaceNames, text)
}

/** `menlyn.pretoria.gauteng_sandton.gauteng` and `work_family`, as addresses have them. */
export function ownPlacesFrom(keys: string | null, kinds: string | null): ChosenOwnPlace[] {
  const kindAt = (kinds ?? '').split('_')
  const chosen = (keys ?? '')
    .toLowerCase()
    .split('_')
    .map((key, n) => ({ key, kind: kindAt[n] ?? '' }))
    .filter(({ key }) => isPlaceKey(key))
    .map(({ key, kind }): ChosenOwnPlace => ({ key, kind: isOwnPlaceKind(kind) ? kind : 'place' }))
  const firstOf = new Map(chosen.toReversed().map((place) => [place.key, place]))
  return chosen.filter((place) => firstOf.get(place.key) === place).slice(0, mostOwnPlaces)
}

export function ownPlacesText(places: readonly ChosenOwnPlace[]): { places: string; for: string } {
  return {
    places: places.map(({ key }) => key).join('_'),
    for: places.map(({ kind }) => kind).join('_'),
  }
}

const name = 'comparePlaces'

/** The places that were last chosen on this device. */
export function readOwnPlaces(): ChosenOwnPlace[] {
  try {
    const [keys = '', kinds = ''] = (localStorage.getItem(name) ?? '').split(' ')
    return ownPlacesFrom(keys, kinds)
  } catch {
    return []
  }
}

export function storeOwnPlaces(places: readonly ChosenOwnPlace[]): void {
  const text = ownPlacesText(places)
  try {
    localStorage.setItem(name, `${text.places} ${text.for}`)
  } catch {
    // Storage is full or forbidden: the places are in the address too.
  }
}
