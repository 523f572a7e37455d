import { expect, it } from 'vitest'
import {
  campaignMapSizes,
  campaignMapText,
  drawCampaignMap,
  pinText,
  type MappedListing,
} from './campaign-map.ts'

const home = (lat: number, lng: number, price: number, place: string): MappedListing => ({
  kind: 'property',
  spot: { lat, lng },
  price,
  pricePer: null,
  isSale: true,
  place,
  values: {},
})
const sandton = home(-26.05, 28.06, 12_850_000, 'Morningside, Sandton')
const pretoria = home(-25.78, 28.3, 3_650_000, 'Faerie Glen, Pretoria')
const unplaced = { ...home(0, 0, 1, 'Nowhere'), spot: null }

const pill = /<rect [^>]*rx="13"/g
const dots = /<circle [^>]*r="6"/g

const drawn = (...listings: MappedListing[]) => drawCampaignMap(listings, 'wide', false) ?? ''
const count = (drawing: string, what: RegExp) => drawing.match(what)?.length ?? 0

it('each listing has a dot and a flag on the map', () => {
  const drawing = drawn(sandton, pretoria, unplaced)
  expect(drawing).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="1040" height="440"/)
  expect(count(drawing, dots)).toBe(2)
  expect(count(drawing, pill)).toBe(2)
})

it('a rental has the rent of a month on its flag, as on the map of a search', () => {
  const rent = (price: number, pricePer: string, values = {}) =>
    pinText({ ...sandton, isSale: false, price, pricePer, values })
  expect(rent(235, 'm2', { FloorSize: 225 })).toBe('R\u00a052\u00a0875')
  expect(rent(235, 'm2')).toBe('R\u00a0235')
  expect(rent(900, 'Day')).toBe('R\u00a027\u00a0000')
  expect(rent(36_500, 'Month', { FloorSize: 225 })).toBe('R\u00a036\u00a0500')
})

it('listings in one place share a dot', () => {
  const drawing = drawn(sandton, { ...sandton, price: 900_000 }, pretoria)
  expect(count(drawing, dots)).toBe(2)
})

it('a flag without space is left out, and no flag overlaps another or the edge', () => {
  const street = Array.from({ length: 40 }, (_, n) =>
    home(-26.05 + (n % 7) * 0.002, 28.06 + n * 0.0021, 1_000_000 + n, 'Morningside, Sandton'),
  )
  const drawing = drawn(...street)
  const boxes = [
    ...drawing.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="26"/g),
  ].map(([, x, y, width]) => [Number(x), Number(y), Number(width)] as const)
  expect(boxes.length).toBeGreaterThan(3)
  expect(boxes.length).toBeLessThan(count(drawing, dots))
  for (const [index, [x, y, width]] of boxes.entries()) {
    expect(x).toBeGreaterThan(0)
    expect(x + width).toBeLessThan(campaignMapSizes.wide.width)
    for (const [otherX, otherY, otherWidth] of boxes.slice(index + 1)) {
      const apart = otherX >= x + width || x >= otherX + otherWidth || Math.abs(otherY - y) >= 26
      expect(apart).toBe(true)
    }
  }
})

it('without any positions there is no map', () => {
  expect(drawCampaignMap([unplaced], 'wide', false)).toBeUndefined()
})

it('the alternative text names the first of many places', () => {
  const of = (...places: string[]) =>
    campaignMapText(places.map((place) => ({ ...sandton, place })))
  expect(of('Umhlanga', 'Margate', 'Umhlanga')).toBe('Map of where they are: Umhlanga; Margate')
  expect(of('A', 'B', 'C', 'D')).toBe('Map of where they are: A; B; C; D')
  expect(of('A', 'B', 'C', 'D', 'E')).toBe('Map of where they are: A; B; C; 2 other places')
})
