/** The world is a square with this many units on each side: one unit is about eight metres in South Africa. */
export const worldSize = 2 ** 22

export interface WorldPoint {
  x: number
  y: number
}

/** Web Mercator, as tile servers and Leaflet use it, in units of `worldSize`. */
export function toWorld(lat: number, lng: number): WorldPoint {
  const sine = Math.sin((lat * Math.PI) / 180)
  return {
    x: (lng / 360 + 0.5) * worldSize,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * worldSize,
  }
}

export function pixelsPerUnit(zoom: number): number {
  return (256 * 2 ** zoom) / worldSize
}

export interface WorldBox {
  left: number
  top: number
  right: number
  bottom: number
}

export function overlaps(one: WorldBox, other: WorldBox): boolean {
  return (
    one.left <= other.right &&
    other.left <= one.right &&
    one.top <= other.bottom &&
    other.top <= one.bottom
  )
}
