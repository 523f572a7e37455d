import type { Bounds, Position } from '../../../ui/map/map-types.ts'

const degrees = (value: number) => String(Math.round(value * 10_000) / 10_000)

export function boundsText({ south, west, north, east }: Bounds): string {
  return [south, west, north, east].map(degrees).join(',')
}

export function boundsFrom(text: string | undefined): Bounds | undefined {
  const [south, west, north, east] = text?.split(',').map(Number) ?? []
  if ([south, west, north, east].every(Number.isFinite)) {
    return { south, west, north, east } as Bounds
  }
  return undefined
}

export function areaText(corners: readonly Position[]): string {
  return corners.map(({ lat, lng }) => `${degrees(lat)},${degrees(lng)}`).join(';')
}

export function areaFrom(text: string | undefined): Position[] | null {
  if (!text) return null
  const corners = text.split(';').map((corner) => corner.split(',').map(Number))
  const sound = corners.every((corner) => corner.length === 2 && corner.every(Number.isFinite))
  return sound && corners.length >= 3 ? corners.map(([lat = 0, lng = 0]) => ({ lat, lng })) : null
}
