export type Corner = readonly [lat: number, lng: number]

export const shapeBox = { width: 168, height: 136, margin: 18 }

/** A drawn area as an SVG path for a thumbnail: centred, north up, not distorted. */
export function areaPath(corners: readonly Corner[]): string {
  const lats = corners.map(([lat]) => lat)
  const lngs = corners.map(([, lng]) => lng)
  const [south, north] = [Math.min(...lats), Math.max(...lats)]
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)]
  // A degree of longitude is shorter away from the equator.
  const shrink = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const { width, height, margin } = shapeBox
  const scale = Math.min(
    (width - 2 * margin) / Math.max((east - west) * shrink, 1e-9),
    (height - 2 * margin) / Math.max(north - south, 1e-9),
  )
  const points = corners.map(([lat, lng]) => {
    const x = width / 2 + (lng - (west + east) / 2) * shrink * scale
    const y = height / 2 - (lat - (south + north) / 2) * scale
    return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
  })
  return `M${points.join('L')}Z`
}
