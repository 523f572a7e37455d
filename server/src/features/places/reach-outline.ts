type Corner = [lat: number, lng: number]

interface Point {
  lat: number
  lng: number
}

const sectors = 48
const kmPerDegree = 111.32
/** The line runs this far outside the places, and never nearer to the middle than this. */
const marginKm = 1.5
const rounds = 2

/**
 * The farthest place in each direction; a direction without one is interpolated from its
 * neighbours.
 */
function farthest(middle: Point, points: readonly Point[]): number[] {
  const radii = Array.from({ length: sectors }, () => 0)
  const shrink = Math.cos((middle.lat * Math.PI) / 180)
  for (const { lat, lng } of points) {
    const y = (lat - middle.lat) * kmPerDegree
    const x = (lng - middle.lng) * kmPerDegree * shrink
    const turn = Math.atan2(y, x) / (2 * Math.PI)
    const sector = Math.round((turn + 1) * sectors) % sectors
    radii[sector] = Math.max(radii[sector] ?? 0, Math.hypot(x, y))
  }
  return radii
}

/** Without inward spikes: between two far directions the line does not return to the middle. */
function smooth(radii: number[]): number[] {
  const at = (n: number) => radii[(n + sectors) % sectors] as number
  return radii.map((radius, n) => {
    const around = (at(n - 1) + at(n + 1)) / 2
    const wider = (at(n - 2) + at(n + 2)) / 2
    return Math.max(radius, around * 0.8, wider * 0.6)
  })
}

/** Cuts the corners (Chaikin), so that the line is round. */
function round(corners: Corner[]): Corner[] {
  return corners.flatMap(([lat, lng], n): Corner[] => {
    const [nextLat, nextLng] = corners[(n + 1) % corners.length] as Corner
    return [
      [lat * 0.75 + nextLat * 0.25, lng * 0.75 + nextLng * 0.25],
      [lat * 0.25 + nextLat * 0.75, lng * 0.25 + nextLng * 0.75],
    ]
  })
}

/** A smooth line around the points, as seen from the middle. */
export function outlineAround(middle: Point, points: readonly Point[]): Corner[] {
  const shrink = Math.cos((middle.lat * Math.PI) / 180)
  let corners = smooth(farthest(middle, points)).map((radius, n): Corner => {
    const angle = (n / sectors) * 2 * Math.PI
    const km = radius + marginKm
    return [
      middle.lat + (Math.sin(angle) * km) / kmPerDegree,
      middle.lng + (Math.cos(angle) * km) / (kmPerDegree * shrink),
    ]
  })
  for (let n = 0; n < rounds; n++) corners = round(corners)
  const short = (value: number) => Math.round(value * 10_000) / 10_000
  return corners.map(([lat, lng]) => [short(lat), short(lng)])
}
