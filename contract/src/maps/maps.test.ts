import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cellsIn, layerNames, unpackLayers, unpackLine } from './basemap-file.ts'
import { labelKinds, labelStyle } from './label-style.ts'
import { darkColours, lightColours } from './map-colours.ts'
import { mapSources, shortCredit } from './map-credits.ts'
import { drawRules, widthAt } from './map-style.ts'
import { toWorld } from './mercator.ts'

describe('a line of the map', () => {
  it('is unpacked from its steps', () => {
    expect([...unpackLine([100, 200, 5, -5, -1, 1])]).toEqual([100, 200, 105, 195, 104, 196])
  })

  it('keeps its rank and number', () => {
    const { roads } = unpackLayers({
      layers: { roads: [{ lines: [[0, 0, 9, 9]], r: 2, ref: 'N4' }] },
    })
    expect(roads?.[0]).toMatchObject({ rank: 2, ref: 'N4', box: { left: 0, right: 9 } })
  })
})

describe('the cells of the detail', () => {
  it('are few for a town', () => {
    const { x, y } = toWorld(-33.92, 18.42)
    const around = { left: x - 2000, right: x + 2000, top: y - 2000, bottom: y + 2000 }
    expect(cellsIn(around).length).toBeLessThanOrEqual(2)
    expect(cellsIn({ left: 0, right: 1, top: 0, bottom: 1 })).toEqual([])
  })
})

describe('the style of the map', () => {
  it('draws every layer, in the order of the layers', () => {
    const order = drawRules.map(({ layer }) => layerNames.indexOf(layer))
    expect([...new Set(order)]).toEqual(layerNames.map((_, index) => index))
    expect(order).toEqual(order.toSorted((one, other) => one - other))
  })

  it('has every colour in light and in dark, without duplicates', () => {
    expect(Object.keys(darkColours)).toEqual(Object.keys(lightColours))
    for (const ground of ['land', 'abroad', 'sea', 'urban', 'park'] as const) {
      expect(darkColours[ground]).not.toBe(lightColours[ground])
    }
  })

  it('has a style for every kind of name in the data', () => {
    const file = JSON.parse(readFileSync('contract/basemap/files/country.json', 'utf8')) as {
      names: [string, string][]
    }
    for (const kind of new Set(file.names.map(([, kind]) => kind))) {
      expect(labelKinds).toContain(kind)
    }
    for (const kind of labelKinds) {
      for (const zoom of [5, 9, 13]) {
        const { size, colour, halo } = labelStyle(kind, zoom)
        expect(size).toBeGreaterThan(9)
        expect([lightColours[colour], lightColours[halo]]).not.toContain(undefined)
      }
    }
  })

  it('interpolates line widths between its zooms', () => {
    const stops = [
      [5, 1],
      [7, 3],
    ] as const
    expect([4, 5, 6, 9].map((zoom) => widthAt(stops, zoom))).toEqual([1, 1, 2, 3])
  })

  it('shares its colours with the province choosers', () => {
    const tokens = readFileSync('web/app/ui/theme/tokens.css', 'utf8')
    const written = (name: string) =>
      [...tokens.matchAll(new RegExp(`--map-${name}: (#\\w+);`, 'g'))].map(([, colour]) => colour)
    expect(written('sea')).toEqual([lightColours.sea, darkColours.sea, darkColours.sea])
    expect(written('abroad')).toEqual([lightColours.abroad, darkColours.abroad, darkColours.abroad])
  })
})

describe('the credit of the map', () => {
  it('names the Global Map only where its layers are shown', () => {
    expect(shortCredit(true)).toBe(
      '© NGI South Africa / ISCGM · Who’s On First · GeoNames · Natural Earth',
    )
    expect(shortCredit(false)).not.toContain('NGI')
    expect(mapSources(true)[0]?.text).toContain('State Copyright')
    expect(mapSources(false).map(({ name }) => name)).toEqual([
      'Who’s On First',
      'GeoNames',
      'Quattroshapes',
      'GSHHG',
      'Natural Earth',
    ])
  })
})
