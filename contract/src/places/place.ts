export const placeKinds = ['province', 'area', 'city', 'suburb'] as const
/** An area is a named list of suburbs and towns, such as Pretoria East or the Garden Route. */
export type PlaceKind = (typeof placeKinds)[number]

export interface Place {
  /** As addresses spell it, see place-key.ts. */
  key: string
  kind: PlaceKind
  name: string
  /** The name with what tells it from others: `Brooklyn, Pretoria`. */
  display: string
  /** Of an area that crosses a border, the province that most of it is in. */
  province: string
  /** Empty for provinces, and for areas that are not part of one city. */
  city: string
  /** Empty for everything but suburbs. */
  suburb: string
  lat: number | null
  lng: number | null
  /** How many published properties it has: busier places come first among equal matches. */
  listings: number
}

/** A place with all that it is called and all that it lies in. */
export interface KnownPlace extends Place {
  otherNames: readonly string[]
  /** Names of its city, metro and province, by which people tell it from others. */
  parents: readonly string[]
  /** How well it is known among places of the same name, see importance.ts. */
  importance: number
}

export interface PlaceMatch {
  /** How many words name the place, with the city or province that was named after it. */
  length: number
  /** Several when the name is shared, busiest first. */
  places: Place[]
  /** False when the spelling was corrected, or half of the name left out. */
  exact: boolean
  /** `Marloth` for Marloth Park: the first word of a name that no other place begins with. */
  isHalf?: boolean
}

export interface Gazetteer {
  /** The place that the words from here on name; the longest name that fits. */
  match(words: readonly string[], from: number): PlaceMatch | undefined
  /** The places of this name, without correcting its spelling. */
  find(text: string): Place[]
  /** The places with the most similar name; none when nothing is similar. */
  closest(text: string): Place[]
  /** What the text may become when it is typed on, best first, with spelling corrected. */
  suggest(text: string): Place[]
}
