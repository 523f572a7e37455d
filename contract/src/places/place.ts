export const placeKinds = ['province', 'area', 'city', 'suburb'] as const
/** An area is a named list of suburbs and towns, such as Pretoria East or the Garden Route. */
export type PlaceKind = (typeof placeKinds)[number]

export interface Place {
  /** As spelt in addresses, see place-key.ts. */
  key: string
  kind: PlaceKind
  name: string
  /** The name with what distinguishes it from others: `Brooklyn, Pretoria`. */
  display: string
  /** For an area that crosses a border, the province with most of it. */
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

/** A place with all its names and everything that contains it. */
export interface KnownPlace extends Place {
  otherNames: readonly string[]
  /** Names of its city, metro and province, which distinguish it from others. */
  parents: readonly string[]
  /** How well known it is among places of the same name, see importance.ts. */
  importance: number
}

export interface PlaceMatch {
  /** How many words name the place, including the city or province named after it. */
  length: number
  /** Several when the name is shared, busiest first. */
  places: Place[]
  /** False if the spelling was corrected, or half of the name left out. */
  exact: boolean
  /** `Marloth` for Marloth Park: a first word that no other name begins with. */
  isHalf?: boolean
}

export interface Gazetteer {
  /** The place that the words from this position name; the longest match wins. */
  match(words: readonly string[], from: number): PlaceMatch | undefined
  /** The places with this name, without spelling correction. */
  find(text: string): Place[]
  /** The places with the most similar name; none if nothing is similar. */
  closest(text: string): Place[]
  /** Completions of the text, best first, with spelling corrected. */
  suggest(text: string): Place[]
}
