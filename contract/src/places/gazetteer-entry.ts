import type { KnownPlace } from './place.ts'

/** One name of a place. */
export interface NamedEntry {
  place: KnownPlace
  /** The name without spaces, case and accents. */
  name: string
  /** The same with one space before each word. */
  spaced: string
  /** Its own name rather than another one. */
  own: boolean
}
