/** A place of the gazetteer, or a named area. */
export interface Place {
  key: string
  kind: 'province' | 'area' | 'city' | 'suburb'
  name: string
  display: string
  province: string
  city: string
  suburb: string
}

export interface PlaceMatch {
  /** How many words it takes. */
  length: number
  /** Best first; several where the name is used in several places. */
  places: readonly Place[]
  /** Whether it is spelt as in the gazetteer. */
  exact: boolean
}

/** What sentences need of the gazetteer. */
export interface PlaceFinder {
  /** The longest name of a place that begins with this word. */
  match(words: readonly string[], from: number): PlaceMatch | undefined
}
