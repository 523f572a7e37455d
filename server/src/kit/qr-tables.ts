/** What ISO/IEC 18004 fixes for error correction level M (about 15 percent), by version 1 to 40. */

/** Error correction codewords in each block. */
const correctionPerBlock = [
  10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28,
  28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
]

/** The number of blocks the message is cut into. */
const blocks = [
  1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26,
  28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
]

export const largestVersion = 40

export function sideOf(version: number): number {
  return version * 4 + 17
}

/** The centres of the alignment patterns, along one axis. */
export function alignmentCentres(version: number): number[] {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const last = sideOf(version) - 7
  // The gaps are even numbers and equal, except for the first, which takes what is left over.
  const gap = version === 32 ? 26 : Math.ceil((last - 6) / (count - 1) / 2) * 2
  const centres = Array.from({ length: count - 1 }, (_, i) => last - i * gap)
  return [6, ...centres.toReversed()]
}

/** All codewords that fit: the modules that no pattern takes, in whole bytes. */
function totalCodewords(version: number): number {
  const aligned = alignmentCentres(version).length
  const alignment = aligned === 0 ? 0 : 25 * (aligned * aligned - 3) - 10 * (aligned - 2)
  const versionBits = version >= 7 ? 36 : 0
  const finders = 3 * 64
  const timing = 2 * (sideOf(version) - 16)
  const formatBits = 31
  const taken = finders + timing + formatBits + alignment + versionBits
  return Math.floor((sideOf(version) ** 2 - taken) / 8)
}

export interface Layout {
  blocks: number
  correctionPerBlock: number
  dataCodewords: number
}

export function layoutOf(version: number): Layout {
  const count = blocks[version - 1] as number
  const correction = correctionPerBlock[version - 1] as number
  return {
    blocks: count,
    correctionPerBlock: correction,
    dataCodewords: totalCodewords(version) - count * correction,
  }
}
