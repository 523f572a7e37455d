import { describe, expect, it } from 'vitest'
import { dataCodewords, encodeQr, formatBits, qrSvg, versionBits, type Matrix } from './qr.ts'
import { masks } from './qr-masks.ts'
import { alignmentCentres, layoutOf, sideOf } from './qr-tables.ts'
import { correctionOf } from './reed-solomon.ts'

/** Version 1, level M, mask 2, as another encoder draws it. */
const cabanaBeach = `
#######..#..#.#######
#.....#..##...#.....#
#.###.#.#.#...#.###.#
#.###.#.##....#.###.#
#.###.#.#.###.#.###.#
#.....#.#.#.#.#.....#
#######.#.#.#.#######
........#.###........
#.#####..##.#.#####..
###.##..###.#..#..#.#
.#....#.#..#..#..###.
.##.#....##..#.#.####
#.#..##.#.##..##.....
........##..##.##.#..
#######.....##.#...#.
#.....#.#.#.##...##..
#.###.#.#.....##...##
#.###.#.###....##.#..
#.###.#.#.####...##..
#.....#...##.#.####..
#######.###.#.#.#..#.`.trim()

const drawn = (matrix: Matrix) =>
  matrix.map((row) => row.map((dark) => (dark ? '#' : '.')).join('')).join('\n')

describe('a QR code', () => {
  it('is drawn to the module as the standard says', () => {
    expect(drawn(encodeQr('Cabana Beach'))).toBe(cabanaBeach)
  })

  it.each([
    [14, 1],
    [15, 2],
    [26, 2],
    [62, 4],
    [63, 5],
    [122, 7],
    [180, 9],
    [181, 10],
    [213, 10],
    [2331, 40],
  ])('holds %i bytes in version %i', (bytes, version) => {
    expect(encodeQr('x'.repeat(bytes))).toHaveLength(sideOf(version))
  })

  it('counts bytes and not letters', () => {
    expect(encodeQr('é'.repeat(7))).toHaveLength(sideOf(1))
    expect(encodeQr('é'.repeat(8))).toHaveLength(sideOf(2))
  })

  it('refuses what does not fit', () => {
    expect(() => encodeQr('x'.repeat(2332))).toThrow('2332 bytes do not fit')
  })

  it('names its mask and version with the check bits of the standard', () => {
    expect([0, 1, 2, 7].map((mask) => formatBits(mask).toString(2).padStart(15, '0'))).toEqual([
      '101010000010010',
      '101000100100101',
      '101111001111100',
      '100101010100000',
    ])
    expect([7, 40].map((version) => versionBits(version).toString(2).padStart(18, '0'))).toEqual([
      '000111110010010100',
      '101000110001101001',
    ])
  })

  it('corrects errors as the worked example of the standard does', () => {
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
    expect(correctionOf(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23])
  })

  it('fills what is left with the two bytes of the standard', () => {
    expect(dataCodewords(new TextEncoder().encode('A'), 1).slice(0, 6)).toEqual([
      0x40, 0x14, 0x10, 0xec, 0x11, 0xec,
    ])
  })

  it('knows the sizes and alignment patterns of the table', () => {
    expect(alignmentCentres(7)).toEqual([6, 22, 38])
    expect(alignmentCentres(32)).toEqual([6, 34, 60, 86, 112, 138])
    expect(alignmentCentres(40)).toEqual([6, 30, 58, 86, 114, 142, 170])
    expect([1, 5, 10, 20, 40].map((version) => layoutOf(version).dataCodewords)).toEqual([
      16, 86, 216, 669, 2334,
    ])
  })

  it('has eight masks', () => {
    expect(masks).toHaveLength(8)
  })
})

describe('its drawing', () => {
  it('leaves a quiet zone and escapes its label', () => {
    const svg = qrSvg('Cabana Beach', 'a "code" <b>')
    expect(svg).toContain('viewBox="0 0 29 29"')
    expect(svg).toContain('aria-label="a &#34;code&#34; &#60;b&#62;"')
    expect(svg.match(/M/g)).toHaveLength(cabanaBeach.match(/#/g)?.length as number)
    expect(svg).toContain('M4 4h1v1h-1z')
  })
})
