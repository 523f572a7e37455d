/** Whether a row matches one criterion. */
export type RowTest = (row: number) => boolean

/**
 * Compacts the rows that match one criterion to the front, in order, and returns how many there
 * are. A loop for each criterion is several times as fast as all criteria for each row: nothing is
 * called inside it.
 */
export type RowFilter = (rows: Int32Array, count: number) => number

/** For a test that is more expensive than the function call. */
export function filterBy(test: RowTest): RowFilter {
  return (rows, count) => {
    let kept = 0
    for (let n = 0; n < count; n++) {
      const row = rows[n] as number
      if (test(row)) rows[kept++] = row
    }
    return kept
  }
}

type Column = Float64Array | Float32Array | Uint16Array

/** With the column's precision. */
const asKept = (column: Column, value: number) =>
  column instanceof Float32Array ? Math.fround(value) : value

/** An unrecorded value is NaN, which satisfies no comparison. */
export function atLeast(column: Column, least: number): RowFilter {
  const value = asKept(column, least)
  return (rows, count) => {
    let kept = 0
    for (let n = 0; n < count; n++) {
      const row = rows[n] as number
      rows[kept] = row
      kept += +((column[row] as number) >= value)
    }
    return kept
  }
}

export function atMost(column: Column, most: number): RowFilter {
  const value = asKept(column, most)
  return (rows, count) => {
    let kept = 0
    for (let n = 0; n < count; n++) {
      const row = rows[n] as number
      rows[kept] = row
      kept += +((column[row] as number) <= value)
    }
    return kept
  }
}

const fits = 1
const doesNotFit = 2

/**
 * Whether the codes of a column fit: asked once for each, when it first occurs. A code beyond those
 * that are `known` is asked about for each of its rows.
 */
function verdictsOf(known: number, isFitting: (code: number, row: number) => boolean) {
  // Zero: not asked yet.
  const verdicts = new Uint8Array(known)
  const decide = (code: number, row: number) =>
    (verdicts[code] = isFitting(code, row) ? fits : doesNotFit)
  return { verdicts, decide }
}

export function byCode(
  column: Uint8Array | Uint32Array,
  known: number,
  isFitting: (code: number, row: number) => boolean,
): RowFilter {
  const { verdicts, decide } = verdictsOf(known, isFitting)
  return (rows, count) => {
    let kept = 0
    for (let n = 0; n < count; n++) {
      const row = rows[n] as number
      const code = column[row] as number
      rows[kept] = row
      kept += +((verdicts[code] || decide(code, row)) === fits)
    }
    return kept
  }
}

/** With such a code, or else where the test says so. */
export function byCodeOr(
  column: Uint8Array | Uint32Array,
  known: number,
  isFitting: (code: number, row: number) => boolean,
  orElse: RowTest,
): RowFilter {
  const { verdicts, decide } = verdictsOf(known, isFitting)
  return filterBy((row) => {
    const code = column[row] as number
    return (verdicts[code] || decide(code, row)) === fits || orElse(row)
  })
}

/** All of these bits are set. */
export function hasBits(column: Uint32Array, wanted: number): RowFilter {
  return (rows, count) => {
    let kept = 0
    for (let n = 0; n < count; n++) {
      const row = rows[n] as number
      rows[kept] = row
      kept += +(((column[row] as number) & wanted) === wanted)
    }
    return kept
  }
}
