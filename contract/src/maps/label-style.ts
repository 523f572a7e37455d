import type { MapColours } from './map-colours.ts'

export interface LabelStyle {
  size: number
  weight: 400 | 500 | 600 | 700
  italic?: boolean
  /** Between letters, in multiples of the size. */
  spacing?: number
  upper?: boolean
  colour: keyof MapColours
  halo: 'halo' | 'seaHalo'
}

/** Everything that has a name on the map; `city1` to `city3` by rank. */
export const labelKinds = [
  'city1',
  'city2',
  'city3',
  'town',
  'village',
  'suburb',
  'foreign',
  'airport',
  'country',
  'province',
  'ocean',
  'bay',
  'cape',
  'range',
  'peak',
  'region',
  'park',
  'dam',
  'river',
  'shield',
] as const

export type LabelKind = (typeof labelKinds)[number]

const relief = { weight: 500, italic: true, colour: 'reliefText', halo: 'halo' } as const
const water = { weight: 500, italic: true, colour: 'waterText', halo: 'seaHalo' } as const

/** What each kind looks like; between two zooms the size does not change. */
export function labelStyle(kind: LabelKind, zoom: number): LabelStyle {
  const near = zoom >= 9
  switch (kind) {
    case 'city1':
      return { size: zoom >= 10 ? 18 : near ? 16 : 13.5, weight: 700, colour: 'city', halo: 'halo' }
    case 'city2':
      return { size: zoom >= 11 ? 16 : near ? 14 : 12, weight: 600, colour: 'city', halo: 'halo' }
    case 'city3':
      return { size: zoom >= 11 ? 15 : near ? 13 : 11, weight: 600, colour: 'town', halo: 'halo' }
    case 'town':
      return { size: zoom >= 11 ? 13 : 11, weight: 500, colour: 'town', halo: 'halo' }
    case 'village':
      return { size: zoom >= 12 ? 12.5 : 10.5, weight: 500, colour: 'suburb', halo: 'halo' }
    case 'suburb':
      return { size: zoom >= 13 ? 13 : 11, weight: 500, colour: 'suburb', halo: 'halo' }
    case 'foreign':
      return { size: near ? 12 : 10.5, weight: 500, colour: 'abroadText', halo: 'halo' }
    case 'airport':
      return { size: 10.5, weight: 500, colour: 'airportText', halo: 'halo' }
    case 'country':
      return {
        size: 12,
        weight: 600,
        spacing: 0.22,
        upper: true,
        colour: 'countryText',
        halo: 'halo',
      }
    case 'province':
      return {
        size: 10.5,
        weight: 600,
        spacing: 0.14,
        upper: true,
        colour: 'provinceText',
        halo: 'halo',
      }
    case 'ocean':
      return { ...water, size: 15, spacing: 0.16, upper: true }
    case 'bay':
      return { ...water, size: zoom >= 11 ? 14 : 11.5, spacing: 0.03 }
    case 'dam':
    case 'river':
      return { ...water, size: 11, halo: 'halo' }
    case 'cape':
    case 'peak':
      return { ...relief, size: 10.5 }
    case 'range':
    case 'region':
      return { ...relief, size: 11.5, spacing: 0.12 }
    case 'park':
      return { ...relief, size: 11, colour: 'parkText' }
    case 'shield':
      return { size: near ? 10.5 : 9.5, weight: 700, colour: 'shieldText', halo: 'halo' }
  }
}
