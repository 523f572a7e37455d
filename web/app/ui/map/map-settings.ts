import { createContext } from 'react'

export interface Tiles {
  /** With {z}, {x} and {y}. */
  url: string
  attribution: string
}

export interface MapSettings {
  /** A tile server; without one the bundled map is drawn. */
  tiles?: Tiles | undefined
  /** Whether the bundled map has the layers of the Global Map of South Africa, whose licence has a condition. */
  ngi: boolean
}

/** The settings of all maps, set once around the site. */
export const MapSettingsContext = createContext<MapSettings>({ ngi: false })
