import { bestMask, masks } from './qr-masks.ts'
import { alignmentCentres, largestVersion, layoutOf, sideOf } from './qr-tables.ts'
import { correctionOf } from './reed-solomon.ts'

/** Rows of modules; true is dark. */
export type Matrix = boolean[][]

interface Canvas {
  modules: Matrix
  /** Modules that belong to a pattern and carry no data. */
  fixed: Matrix
}

const byteMode = 0b0100
const levelM = 0b00

function bitsOf(value: number, length: number): number[] {
  return Array.from({ length }, (_, i) => (value >>> (length - 1 - i)) & 1)
}

function lengthBits(version: number): number {
  return version < 10 ? 8 : 16
}

function smallestVersion(bytes: number): number {
  for (let version = 1; version <= largestVersion; version++) {
    if (4 + lengthBits(version) + bytes * 8 <= layoutOf(version).dataCodewords * 8) return version
  }
  throw new RangeError(`${bytes} bytes do not fit into a QR code`)
}

/** Mode, length and bytes, ended and filled up to the capacity of the version. */
export function dataCodewords(bytes: Uint8Array, version: number): number[] {
  const capacity = layoutOf(version).dataCodewords
  const bits = [
    ...bitsOf(byteMode, 4),
    ...bitsOf(bytes.length, lengthBits(version)),
    ...[...bytes].flatMap((byte) => bitsOf(byte, 8)),
  ]
  bits.push(...bitsOf(0, Math.min(4, capacity * 8 - bits.length)))
  while (bits.length % 8 !== 0) bits.push(0)
  const codewords: number[] = []
  for (let at = 0; at < bits.length; at += 8) {
    codewords.push(Number.parseInt(bits.slice(at, at + 8).join(''), 2))
  }
  for (let pad = 0xec; codewords.length < capacity; pad ^= 0xec ^ 0x11) codewords.push(pad)
  return codewords
}

/** Cuts the data into blocks, adds each block's correction and takes them in turns. */
function interleave(data: readonly number[], version: number): number[] {
  const layout = layoutOf(version)
  const short = Math.floor(data.length / layout.blocks)
  const longBlocks = data.length % layout.blocks
  const blocks: number[][] = []
  for (let at = 0; blocks.length < layout.blocks;) {
    const length = short + (blocks.length >= layout.blocks - longBlocks ? 1 : 0)
    blocks.push(data.slice(at, at + length))
    at += length
  }
  const corrections = blocks.map((block) => correctionOf(block, layout.correctionPerBlock))
  const inTurns = (parts: number[][], length: number) =>
    Array.from({ length }, (_, i) => parts.flatMap((part) => part.slice(i, i + 1))).flat()
  return [...inTurns(blocks, short + 1), ...inTurns(corrections, layout.correctionPerBlock)]
}

function fix(canvas: Canvas, row: number, column: number, dark: boolean) {
  const modules = canvas.modules[row]
  const fixed = canvas.fixed[row]
  if (!modules || !fixed || column < 0 || column >= modules.length) return
  modules[column] = dark
  fixed[column] = true
}

/** Concentric squares around a centre; the rings in `light` are light. */
function drawRings(canvas: Canvas, row: number, column: number, radius: number, light: number[]) {
  for (let dy = -radius; dy <= radius; dy++) {
    for (let dx = -radius; dx <= radius; dx++) {
      const ring = Math.max(Math.abs(dx), Math.abs(dy))
      fix(canvas, row + dy, column + dx, !light.includes(ring))
    }
  }
}

function drawPatterns(canvas: Canvas, version: number) {
  const side = sideOf(version)
  for (let i = 0; i < side; i++) {
    fix(canvas, 6, i, i % 2 === 0)
    fix(canvas, i, 6, i % 2 === 0)
  }
  const near = 3
  const far = side - 4
  for (const [row, column] of [
    [near, near],
    [near, far],
    [far, near],
  ] as const) {
    drawRings(canvas, row, column, 4, [2, 4])
  }
  const centres = alignmentCentres(version)
  const last = centres.at(-1)
  for (const row of centres) {
    for (const column of centres) {
      const onFinder =
        (row === 6 && column === 6) ||
        (row === 6 && column === last) ||
        (row === last && column === 6)
      if (!onFinder) drawRings(canvas, row, column, 2, [1])
    }
  }
}

/** The value followed by the remainder of its division by a generator: a BCH code. */
export function withCheckBits(value: number, checkBits: number, generator: number): number {
  let remainder = value << checkBits
  const degree = 31 - Math.clz32(generator)
  for (let bit = 31 - Math.clz32(remainder); remainder >= 1 << degree;) {
    remainder ^= generator << (bit - degree)
    bit = 31 - Math.clz32(remainder)
  }
  return (value << checkBits) | remainder
}

export function formatBits(mask: number): number {
  return withCheckBits((levelM << 3) | mask, 10, 0x537) ^ 0x5412
}

export function versionBits(version: number): number {
  return withCheckBits(version, 12, 0x1f25)
}

function drawFormat(canvas: Canvas, mask: number) {
  const side = canvas.modules.length
  const bits = bitsOf(formatBits(mask), 15).map((bit) => bit === 1)
  bits.forEach((dark, i) => {
    // Around the first finder, stepping over the timing patterns, from the left to the top.
    const along = i < 6 ? i : i === 6 ? 7 : 8
    if (i < 8) fix(canvas, 8, along, dark)
    else fix(canvas, i === 8 ? 7 : 14 - i, 8, dark)
    // And once more, shared by the other two finders.
    if (i < 7) fix(canvas, side - 1 - i, 8, dark)
    else fix(canvas, 8, side - 15 + i, dark)
  })
  fix(canvas, side - 8, 8, true)
}

function drawVersion(canvas: Canvas, version: number) {
  if (version < 7) return
  const side = canvas.modules.length
  bitsOf(versionBits(version), 18)
    .toReversed()
    .forEach((bit, i) => {
      const across = Math.floor(i / 3)
      const along = side - 11 + (i % 3)
      fix(canvas, across, along, bit === 1)
      fix(canvas, along, across, bit === 1)
    })
}

/** Two columns at a time from the right, up and down in turns, over the column of the timing pattern. */
function* dataPlaces({ fixed }: Canvas): Generator<[row: number, column: number]> {
  const side = fixed.length
  let upward = true
  for (let right = side - 1; right > 0; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < side; step++) {
      const row = upward ? side - 1 - step : step
      for (const column of [right, right - 1]) {
        if (!fixed[row]?.[column]) yield [row, column]
      }
    }
    upward = !upward
  }
}

/** A QR code of the text in UTF-8: the smallest version that holds it, at level M. */
export function encodeQr(text: string): Matrix {
  const bytes = new TextEncoder().encode(text)
  const version = smallestVersion(bytes.length)
  const side = sideOf(version)
  const blank = () => Array.from({ length: side }, () => Array.from({ length: side }, () => false))
  const canvas: Canvas = { modules: blank(), fixed: blank() }
  drawPatterns(canvas, version)
  drawFormat(canvas, 0)
  drawVersion(canvas, version)

  const bits = interleave(dataCodewords(bytes, version), version).flatMap((byte) => bitsOf(byte, 8))
  const places = [...dataPlaces(canvas)]
  const candidates = masks.map((inverts, mask) => {
    const modules = canvas.modules.map((row) => [...row])
    places.forEach(([row, column], i) => {
      const line = modules[row] as boolean[]
      line[column] = (bits[i] === 1) !== inverts(row, column)
    })
    drawFormat({ modules, fixed: canvas.fixed }, mask)
    return modules
  })
  return candidates[bestMask(candidates)] as Matrix
}

/** The four light modules that a reader needs around the code. */
const quietZone = 4

/** A drawing of a code that scales: one path, dark on white whatever the page's colours are. */
export function qrSvg(text: string, label: string): string {
  const matrix = encodeQr(text)
  const side = matrix.length + quietZone * 2
  const path = matrix
    .flatMap((line, row) =>
      line.map((dark, column) => (dark ? `M${column + quietZone} ${row + quietZone}h1v1h-1z` : '')),
    )
    .join('')
  const title = label.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges" role="img" aria-label="${title}"><rect width="${side}" height="${side}" fill="#fff"/><path d="${path}" fill="#000"/></svg>`
}
