export interface Position {
  lat: number
  lng: number
}

export interface Bounds {
  south: number
  west: number
  north: number
  east: number
}

export interface MapPin extends Position {
  key: string
  /** The text on the pin. */
  text: string
  /** What it is, for screen readers and on hover. */
  title: string
  kind: 'listing' | 'cluster' | 'place'
  /** How many listings a cluster represents. */
  count?: number
}

export interface MapView extends Position {
  zoom: number
}

/** The current view of a map. */
export interface ShownView extends MapView {
  bounds: Bounds
}

/** The initial view when nothing else is known, as specified: Johannesburg. */
export const defaultView: MapView = { lat: -26.2041, lng: 28.0473, zoom: 11 }

/** The zoom level at which a chosen place is shown, as specified. */
export const placeZoom = 17

/** The whole country. */
export const country: Bounds = { south: -35, west: 16.3, north: -22, east: 33 }
