import { createContext } from 'react'
import type { Tiles } from './map-ground.ts'

/** The tile server of all maps, set once around the site; without one the bundled outline is drawn. */
export const MapTiles = createContext<Tiles | undefined>(undefined)
