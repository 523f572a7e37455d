import { mix, shift } from './colour.ts'
import type { Rand } from './random.ts'

export const TIMES_OF_DAY = ['morning', 'noon', 'golden', 'dusk'] as const
export type TimeOfDay = (typeof TIMES_OF_DAY)[number]

export const REGIONS = [
  'gauteng',
  'cape',
  'durban',
  'easterncape',
  'bushveld',
  'karoo',
  'freestate',
  'berg',
] as const
export type Region = (typeof REGIONS)[number]

export type PlantKind =
  | 'jacaranda'
  | 'round'
  | 'cypress'
  | 'pine'
  | 'poplar'
  | 'palm'
  | 'acacia'
  | 'aloe'

type Triple = readonly [string, string, string]

type Daylight = {
  /** Top, middle and horizon. */
  sky: Triple
  /** Multiplies every local colour. */
  tint: string
  light: string
  shade: string
  /** What distance fades to. */
  haze: string
  sun: string
  cloud: readonly [string, string]
  sunAt: readonly [number, number]
  shadow: number
  shadowLength: number
  /** 0 by day, 1 when the lamps are on. */
  night: number
}

type Land = {
  /** Far and near. */
  grass: readonly [string, string]
  soil: string
  /** Far to near. */
  hills: Triple
  foliage: string
  walls: readonly string[]
  roofs: readonly string[]
  plants: readonly PlantKind[]
}

export type Palette = Daylight &
  Land & {
    time: TimeOfDay
    region: Region
    /** Shadow, body, light and spark of the blossom. */
    jacaranda: readonly [string, string, string, string]
    wall: string
    roof: string
  }

const DAYLIGHT: Record<TimeOfDay, Daylight> = {
  morning: {
    sky: ['#7fb6dd', '#c3dde6', '#fde3c8'],
    tint: '#fff3e8',
    light: '#fff0d6',
    shade: '#56639b',
    haze: '#e9dcd6',
    sun: '#fff6dc',
    cloud: ['#ffffff', '#f6d9cf'],
    sunAt: [0.2, 0.62],
    shadow: 0.34,
    shadowLength: 1.5,
    night: 0,
  },
  noon: {
    sky: ['#3f97d3', '#83c3e8', '#dcf0f3'],
    tint: '#ffffff',
    light: '#fffdf2',
    shade: '#3f6296',
    haze: '#cfe5ec',
    sun: '#ffffff',
    cloud: ['#ffffff', '#cfe3ef'],
    sunAt: [0.25, 0.12],
    shadow: 0.36,
    shadowLength: 0.55,
    night: 0,
  },
  golden: {
    sky: ['#7a86bd', '#efab94', '#ffdca0'],
    tint: '#ffe6c9',
    light: '#ffd290',
    shade: '#6b4377',
    haze: '#f6c39c',
    sun: '#fff1c2',
    cloud: ['#ffe3c2', '#d98f9c'],
    sunAt: [0.16, 0.66],
    shadow: 0.42,
    shadowLength: 2,
    night: 0.25,
  },
  dusk: {
    sky: ['#2b3272', '#83639f', '#ffae86'],
    tint: '#b4a9d2',
    light: '#e9a8a6',
    shade: '#241f52',
    haze: '#a9789f',
    sun: '#ffd9b0',
    cloud: ['#e58f96', '#6a4f92'],
    sunAt: [0.14, 0.8],
    shadow: 0.4,
    shadowLength: 1.2,
    night: 1,
  },
}

const LAND: Record<Region, Land> = {
  gauteng: {
    grass: ['#b9bd6a', '#7f9f4c'],
    soil: '#b9825a',
    hills: ['#8fa0a8', '#7f9a6d', '#6f8f55'],
    foliage: '#4f7d48',
    walls: ['#f3ead9', '#e9d9c0', '#d9b08c', '#f7f3ea', '#c98f6f'],
    roofs: ['#8f4f3f', '#6f5a54', '#a3593f', '#5a5f6b'],
    plants: ['jacaranda', 'round', 'cypress', 'round'],
  },
  cape: {
    grass: ['#a9bd74', '#6f9a55'],
    soil: '#c2a27c',
    hills: ['#8798b5', '#7d9a86', '#6b9060'],
    foliage: '#3f7350',
    walls: ['#fbf8f0', '#f4efe4', '#f6e7cf', '#e8eef0'],
    roofs: ['#5d5a58', '#6d5f54', '#4e5a66', '#7a5a4a'],
    plants: ['round', 'pine', 'cypress', 'jacaranda'],
  },
  durban: {
    grass: ['#8cc06a', '#4f9a55'],
    soil: '#d9c39a',
    hills: ['#86aab5', '#6fa67f', '#4f9463'],
    foliage: '#2f7f58',
    walls: ['#fdf7ea', '#f7e3c8', '#e4f0ee', '#fbe9dc'],
    roofs: ['#b5654a', '#6a6f78', '#8a5246', '#4f6a72'],
    plants: ['palm', 'round', 'palm', 'jacaranda'],
  },
  easterncape: {
    grass: ['#c2c774', '#86a552'],
    soil: '#c0936a',
    hills: ['#8ba2ad', '#93ab72', '#7f9f5b'],
    foliage: '#57804a',
    walls: ['#f7f1e3', '#e3ece6', '#f3d9c4', '#dfe6ea'],
    roofs: ['#5f7a6a', '#a3543f', '#6f757a', '#7a4a40'],
    plants: ['round', 'aloe', 'pine', 'round'],
  },
  bushveld: {
    grass: ['#e0c07a', '#bd9a4a'],
    soil: '#b96b42',
    hills: ['#a08f9a', '#a08a62', '#8d8a4c'],
    foliage: '#6f7f3c',
    walls: ['#e3c199', '#d7ab7c', '#efdcbc'],
    roofs: ['#8d6f4d', '#a1825a', '#7a5f45'],
    plants: ['acacia', 'acacia', 'round', 'aloe'],
  },
  karoo: {
    grass: ['#dcc08f', '#b99b66'],
    soil: '#c58a5c',
    hills: ['#a490a8', '#b08a7a', '#a8855c'],
    foliage: '#7b8450',
    walls: ['#fbf5e8', '#f2dfc0', '#e9c7a4'],
    roofs: ['#7f8a8c', '#a3543f', '#5f7a6a'],
    plants: ['aloe', 'cypress', 'round', 'aloe'],
  },
  freestate: {
    grass: ['#e6cf7f', '#b0a552'],
    soil: '#c98f58',
    hills: ['#a79aa5', '#c99a66', '#a39a55'],
    foliage: '#6b8a48',
    walls: ['#e2bd86', '#d8a86c', '#efd9b0'],
    roofs: ['#8a4a3c', '#6f757a', '#9a5d42'],
    plants: ['poplar', 'poplar', 'round', 'jacaranda'],
  },
  berg: {
    grass: ['#c3c67a', '#7fa050'],
    soil: '#b58a5e',
    hills: ['#8495bb', '#7f96a0', '#7a9a63'],
    foliage: '#4c7a4c',
    walls: ['#e6d3b3', '#d6b68e', '#f0e4cf'],
    roofs: ['#8d7350', '#7a6248', '#5f5a52'],
    plants: ['poplar', 'round', 'pine', 'round'],
  },
}

/** Lit windows, from the lamp outwards. */
export const WARM = ['#ffe6ab', '#f9b25f'] as const
export const LAMPLIGHT = '#ffc873'

export const isDry = (region: Region): boolean => region === 'karoo' || region === 'freestate'
export const isSavanna = (region: Region): boolean => region === 'karoo' || region === 'bushveld'

export function paletteFor(region: Region, time: TimeOfDay, r: Rand): Palette {
  const day = DAYLIGHT[time]
  const land = LAND[region]
  const skyTurn = r.between(-7, 7)
  const bloomTurn = r.between(-9, 8)
  const sky = (colour: string, k: number): string =>
    shift(colour, skyTurn * k, r.between(0.92, 1.1))
  const grass = (colour: string): string =>
    shift(colour, r.between(-6, 6), r.between(0.85, 1.05), r.between(0.96, 1.04))
  return {
    ...day,
    ...land,
    time,
    region,
    sky: [sky(day.sky[0], 1), sky(day.sky[1], 0.65), sky(day.sky[2], 0.3)],
    haze: mix(day.haze, day.sky[2], r.between(0, 0.4)),
    grass: [grass(land.grass[0]), grass(land.grass[1])],
    jacaranda: [
      shift('#5b3f94', bloomTurn),
      shift('#7f5fc0', bloomTurn),
      shift('#a184dc', bloomTurn),
      shift('#c9b4f2', bloomTurn),
    ],
    wall: r.pick(land.walls),
    roof: r.pick(land.roofs),
  }
}
