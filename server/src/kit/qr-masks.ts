/** The eight ways to flip the data modules, by row and column. */
export const masks: ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_r, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
]

/** Five and more modules of one colour in a row are hard to count. */
function runPenalty(line: string): number {
  let sum = 0
  for (const run of line.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2
  return sum
}

/** What looks like a finder, with light on one of its sides, misleads a reader. */
const falseFinder = /(?=10111010000|00001011101)/g

function linePenalty(line: string): number {
  return runPenalty(line) + 40 * [...line.matchAll(falseFinder)].length
}

function blockPenalty(rows: string[]): number {
  let blocks = 0
  for (let r = 1; r < rows.length; r++) {
    const above = rows[r - 1] as string
    const line = rows[r] as string
    for (let c = 1; c < line.length; c++) {
      const colour = line[c]
      if (colour === line[c - 1] && colour === above[c] && colour === above[c - 1]) blocks++
    }
  }
  return 3 * blocks
}

/** Ten for each full five percent by which the dark modules miss the half. */
function balancePenalty(rows: string[]): number {
  const dark = rows.join('').replaceAll('0', '').length
  const total = rows.length ** 2
  return 10 * Math.floor(Math.abs(dark * 20 - total * 10) / total)
}

export function penalty(matrix: boolean[][]): number {
  const rows = matrix.map((line) => line.map(Number).join(''))
  const columns = rows.map((_, c) => rows.map((line) => line[c]).join(''))
  const lines = [...rows, ...columns].reduce((sum, line) => sum + linePenalty(line), 0)
  return lines + blockPenalty(rows) + balancePenalty(rows)
}

/** The candidate that is easiest to read; of equals the first. */
export function bestMask(candidates: boolean[][][]): number {
  const penalties = candidates.map(penalty)
  return penalties.indexOf(Math.min(...penalties))
}
