const squareMetresInHectare = 10_000

const grouped = (value: number, space: string) =>
  String(value).replace(/\B(?<!\.\d*)(?=(\d{3})+(?!\d))/g, space)

/** `1 250 m²`, and from one hectare `3.25 ha`: nobody thinks of a farm in square metres. */
export function formatArea(squareMetres: number, space = '\u00a0'): string {
  if (squareMetres < squareMetresInHectare) return `${grouped(squareMetres, space)}${space}m²`
  const hectares = Math.round((squareMetres / squareMetresInHectare) * 100) / 100
  return `${grouped(hectares, space)}${space}ha`
}
