/**
 * The costs of buying, as dated tables: they change every year, and the date is shown to the
 * reader.
 */

export interface DatedRates<Row> {
  /** The date from which they apply. */
  from: string
  source: string
  rows: readonly Row[]
}

/** Up to `upTo`, or unlimited: `base` plus `percent` of the amount above `above`. */
export interface DutyBracket {
  upTo: number | null
  above: number
  base: number
  percent: number
}

export const transferDuty: readonly DatedRates<DutyBracket>[] = [
  {
    from: '2025-04-01',
    source: 'South African Revenue Service',
    rows: [
      { upTo: 1_210_000, above: 0, base: 0, percent: 0 },
      { upTo: 1_663_800, above: 1_210_000, base: 0, percent: 3 },
      { upTo: 2_329_300, above: 1_663_800, base: 13_614, percent: 6 },
      { upTo: 2_994_800, above: 2_329_300, base: 53_544, percent: 8 },
      { upTo: 13_310_000, above: 2_994_800, base: 106_784, percent: 11 },
      { upTo: null, above: 13_310_000, base: 1_241_456, percent: 13 },
    ],
  },
]

/** Up to `upTo`: `base`, plus `step` for every `per` above `above`, or part of it; without VAT. */
export interface FeeBracket {
  upTo: number | null
  above: number
  base: number
  step: number
  per: number
}

/** The guideline for a transfer, and the same for registering a bond. */
export const conveyancing: readonly DatedRates<FeeBracket>[] = [
  {
    from: '2025-08-01',
    source: 'Law Society guideline',
    rows: [
      { upTo: 100_000, above: 0, base: 6_640, step: 0, per: 1 },
      { upTo: 500_000, above: 100_000, base: 6_640, step: 1_060, per: 50_000 },
      { upTo: 1_000_000, above: 500_000, base: 15_120, step: 2_050, per: 100_000 },
      { upTo: 5_000_000, above: 1_000_000, base: 25_370, step: 2_050, per: 200_000 },
      { upTo: null, above: 5_000_000, base: 66_370, step: 5_160, per: 1_000_000 },
    ],
  },
]

export interface FlatFee {
  upTo: number | null
  fee: number
}

export const deedsOffice: readonly DatedRates<FlatFee>[] = [
  {
    from: '2025-04-01',
    source: 'Deeds Registries schedule of fees',
    rows: [
      { upTo: 100_000, fee: 50 },
      { upTo: 200_000, fee: 114 },
      { upTo: 300_000, fee: 727 },
      { upTo: 600_000, fee: 906 },
      { upTo: 800_000, fee: 1_275 },
      { upTo: 1_000_000, fee: 1_464 },
      { upTo: 2_000_000, fee: 1_646 },
      { upTo: 4_000_000, fee: 2_281 },
      { upTo: 6_000_000, fee: 2_767 },
      { upTo: 8_000_000, fee: 3_296 },
      { upTo: 10_000_000, fee: 3_853 },
      { upTo: 15_000_000, fee: 4_587 },
      { upTo: 20_000_000, fee: 5_510 },
      { upTo: null, fee: 7_340 },
    ],
  },
]

export const vatPercent = 15

/** What banks offer and expect today. */
export const bondToday = {
  from: '2026-01-31',
  source: 'South African Reserve Bank: repo rate plus 3.5 points',
  primePercent: 10.25,
  /** What most banks require; both estimates on a property page assume it. */
  depositPercent: 10,
  years: 20,
  /** The share of gross income that the instalment may take. */
  incomePart: 0.3,
} as const

/** The rates in force on a day; the oldest for any day before them. */
export function ratesOn<Row>(tables: readonly DatedRates<Row>[], day: string): DatedRates<Row> {
  const inForce = tables
    .filter(({ from }) => from <= day)
    .sort((a, b) => b.from.localeCompare(a.from))
  return inForce[0] ?? (tables[0] as DatedRates<Row>)
}
