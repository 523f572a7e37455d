import type { Box } from '#contract/properties/search-area.ts'

/**
 * The sides of the cells in degrees, coarse to fine: each cell contains sixteen of the next level.
 */
export const cellSides = [4, 1, 0.25, 0.0625] as const

/** More cells than this are searched at a coarser level. */
const mostCells = 16
/** The whole country has twenty cells at the coarsest level; more are not worth an index. */
const mostCoarseCells = 12
/** Square degrees of the country that contain most listings. */
const countryDegrees = 120
const concentration = 8

export interface Cells {
  level: number
  ids: number[]
  /** The estimated share of all listings in them. */
  share: number
}

const offset = 2 ** 15

/** The number of the cell that contains a position, at a level. */
export function cellOf(lat: number, lng: number, level: number): number {
  const side = cellSides[level] as number
  const row = Math.floor(lat / side) + offset
  const column = Math.floor(lng / side) + offset
  return row * 2 ** 16 + column
}

function cellsOfBox({ south, north, west, east }: Box, level: number): number[] {
  const side = cellSides[level] as number
  const cells: number[] = []
  for (let row = Math.floor(south / side); row <= Math.floor(north / side); row++) {
    for (let column = Math.floor(west / side); column <= Math.floor(east / side); column++) {
      cells.push((row + offset) * 2 ** 16 + column + offset)
      if (cells.length > mostCells) return cells
    }
  }
  return cells
}

/** The cells that cover the boxes, as fine as the limit allows; undefined for half a country. */
export function coveringCells(boxes: readonly Box[]): Cells | undefined {
  for (let level = cellSides.length - 1; level >= 0; level--) {
    const ids = [...new Set(boxes.flatMap((box) => cellsOfBox(box, level)))]
    if (ids.length > (level === 0 ? mostCoarseCells : mostCells)) continue
    const degrees = ids.length * (cellSides[level] as number) ** 2
    return { level, ids, share: Math.min(1, (degrees * concentration) / countryDegrees) }
  }
  return undefined
}
