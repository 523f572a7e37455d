import { groupedNumber } from './grouped-number.ts'

const squareMetresInHectare = 10_000

/** `1 250 m²`, and from a hectare on `3.25 ha`: nobody thinks of a farm in square metres. */
export function areaText(squareMetres: number): string {
  if (squareMetres < squareMetresInHectare) return `${groupedNumber(squareMetres)}\u00a0m²`
  const hectares = Math.round((squareMetres / squareMetresInHectare) * 100) / 100
  return `${groupedNumber(hectares)}\u00a0ha`
}
