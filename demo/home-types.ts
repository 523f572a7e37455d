type Odds = readonly (readonly [value: number, weight: number])[]
type Span = readonly [low: number, high: number]

export interface HomeType {
  /** The property type of the reference data. */
  type: string
  /** What a sentence calls it. */
  kind: string
  /** Its price relative to an ordinary house in the suburb. */
  factor: number
  beds: Odds
  /** Square metres of land; null where the land is shared. */
  erf: Span | null
  floorPerBed: Span
  /** How often it is for sale or to let. */
  sale: number
  rent: number
  form: 'house' | 'unit' | 'land' | 'farm' | 'cottage'
}

export const homeTypes: readonly HomeType[] = [
  {
    type: 'House',
    kind: 'house',
    factor: 1,
    beds: [
      [2, 7],
      [3, 42],
      [4, 34],
      [5, 13],
      [6, 4],
    ],
    erf: [420, 1650],
    floorPerBed: [50, 74],
    sale: 44,
    rent: 22,
    form: 'house',
  },
  {
    type: 'Townhouse',
    kind: 'townhouse',
    factor: 0.68,
    beds: [
      [2, 34],
      [3, 56],
      [4, 10],
    ],
    erf: [160, 420],
    floorPerBed: [38, 56],
    sale: 13,
    rent: 17,
    form: 'unit',
  },
  {
    type: 'Flat',
    kind: 'flat',
    factor: 0.46,
    beds: [
      [0, 6],
      [1, 26],
      [2, 52],
      [3, 16],
    ],
    erf: null,
    floorPerBed: [32, 46],
    sale: 14,
    rent: 34,
    form: 'unit',
  },
  {
    type: 'Cluster',
    kind: 'cluster home',
    factor: 1.06,
    beds: [
      [3, 60],
      [4, 40],
    ],
    erf: [320, 720],
    floorPerBed: [60, 82],
    sale: 7,
    rent: 4,
    form: 'house',
  },
  {
    type: 'Simplex',
    kind: 'simplex',
    factor: 0.58,
    beds: [
      [2, 58],
      [3, 42],
    ],
    erf: [180, 380],
    floorPerBed: [36, 50],
    sale: 5,
    rent: 7,
    form: 'unit',
  },
  {
    type: 'Duplex',
    kind: 'duplex',
    factor: 0.62,
    beds: [
      [2, 40],
      [3, 60],
    ],
    erf: [140, 320],
    floorPerBed: [42, 56],
    sale: 4,
    rent: 5,
    form: 'unit',
  },
  {
    type: 'Penthouse',
    kind: 'penthouse',
    factor: 1.7,
    beds: [
      [2, 25],
      [3, 55],
      [4, 20],
    ],
    erf: null,
    floorPerBed: [68, 95],
    sale: 2,
    rent: 1,
    form: 'unit',
  },
  {
    type: 'Garden Cottage',
    kind: 'cottage',
    factor: 0.3,
    beds: [
      [0, 30],
      [1, 60],
      [2, 10],
    ],
    erf: null,
    floorPerBed: [30, 44],
    sale: 0,
    rent: 8,
    form: 'cottage',
  },
  {
    type: 'Retirement Unit',
    kind: 'unit',
    factor: 0.56,
    beds: [
      [1, 30],
      [2, 70],
    ],
    erf: [120, 260],
    floorPerBed: [40, 54],
    sale: 3,
    rent: 2,
    form: 'unit',
  },
  {
    type: 'Smallholding',
    kind: 'smallholding',
    factor: 1.45,
    beds: [
      [3, 50],
      [4, 35],
      [5, 15],
    ],
    erf: [8_600, 45_000],
    floorPerBed: [58, 84],
    sale: 3,
    rent: 1,
    form: 'farm',
  },
  {
    type: 'Farm',
    kind: 'farm',
    factor: 3.1,
    beds: [
      [3, 40],
      [4, 40],
      [5, 20],
    ],
    erf: [180_000, 2_400_000],
    floorPerBed: [60, 90],
    sale: 2,
    rent: 0,
    form: 'farm',
  },
  {
    type: 'Vacant Land',
    kind: 'stand',
    factor: 0.34,
    beds: [[0, 1]],
    erf: [350, 1900],
    floorPerBed: [0, 0],
    sale: 5,
    rent: 0,
    form: 'land',
  },
]

export interface BusinessType {
  type: string
  kind: string
  form: 'office' | 'shop' | 'industrial' | 'other' | 'lodge' | 'land'
  floor: Span
  /** Rand per square metre per month. */
  rate: number
  sale: number
  rent: number
}

export const businessTypes: readonly BusinessType[] = [
  {
    type: 'Office',
    kind: 'office',
    form: 'office',
    floor: [48, 1400],
    rate: 142,
    sale: 12,
    rent: 30,
  },
  { type: 'Shop', kind: 'shop', form: 'shop', floor: [38, 420], rate: 205, sale: 9, rent: 18 },
  {
    type: 'Warehouse',
    kind: 'warehouse',
    form: 'industrial',
    floor: [320, 6200],
    rate: 72,
    sale: 14,
    rent: 16,
  },
  {
    type: 'Factory',
    kind: 'factory',
    form: 'industrial',
    floor: [450, 5200],
    rate: 60,
    sale: 9,
    rent: 7,
  },
  {
    type: 'Mini Factory',
    kind: 'mini factory',
    form: 'industrial',
    floor: [140, 480],
    rate: 76,
    sale: 8,
    rent: 10,
  },
  {
    type: 'Showroom',
    kind: 'showroom',
    form: 'other',
    floor: [180, 1300],
    rate: 148,
    sale: 3,
    rent: 5,
  },
  {
    type: 'Medical Suite',
    kind: 'medical suite',
    form: 'other',
    floor: [45, 240],
    rate: 172,
    sale: 3,
    rent: 5,
  },
  {
    type: 'Restaurant',
    kind: 'restaurant',
    form: 'other',
    floor: [110, 420],
    rate: 190,
    sale: 3,
    rent: 4,
  },
  {
    type: 'Guest House or Lodge',
    kind: 'guest house',
    form: 'lodge',
    floor: [320, 1500],
    rate: 120,
    sale: 9,
    rent: 0,
  },
  {
    type: 'Mixed Use',
    kind: 'building',
    form: 'other',
    floor: [300, 2400],
    rate: 112,
    sale: 6,
    rent: 3,
  },
  {
    type: 'Storage',
    kind: 'storage unit',
    form: 'other',
    floor: [18, 180],
    rate: 78,
    sale: 1,
    rent: 4,
  },
  { type: 'Commercial Land', kind: 'land', form: 'land', floor: [0, 0], rate: 0, sale: 7, rent: 1 },
]
