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
  /** What it is, for those who hear the map and on hover. */
  title: string
  kind: 'listing' | 'cluster' | 'place'
  /** How many listings a cluster represents. */
  count?: number
}

export interface MapView extends Position {
  zoom: number
}

/** What a map shows at the moment. */
export interface Sight extends MapView {
  bounds: Bounds
}

/** Where a map begins when nothing else is known, as specified: Johannesburg. */
export const defaultView: MapView = { lat: -26.2041, lng: 28.0473, zoom: 11 }

/** How near a chosen place is shown, as specified. */
export const placeZoom = 17

/** The whole country. */
export const country: Bounds = { south: -35, west: 16.3, north: -22, east: 33 }
