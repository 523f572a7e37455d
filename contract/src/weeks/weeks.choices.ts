export const seasons = [
  'Peak 1',
  'Peak 2',
  'Peak 3',
  'Peak 4',
  'Red',
  'White',
  'Blue',
  'Flexi',
] as const
export type Season = (typeof seasons)[number]

export const bedroomChoices = ['Studio', '1', '2', '3', '4', '5', '6'] as const
export const sleepChoices = [2, 4, 5, 6, 8, 10, 12] as const

/** The code of a week type is its place in this list. */
export const weekTypes = ['Flexi', 'Fixed', 'Module', 'Syndicate'] as const

export const spacebankEntities = [
  'Dial an Exchange',
  'RCI',
  'First Exchange',
  'iExchange',
  'Interval International',
] as const

/** The legal basis of a timeshare right; an advert must state it. */
export const legalBases = ['share block', 'sectional title', 'club', 'limited term'] as const
export type LegalBasis = (typeof legalBases)[number]

/** The choice at the end of the list of resorts. */
export const otherResort = 'Other'

/** Stored when a listing names no region. */
export const noRegionId = 1

/** A studio counts as 0 bedrooms. */
export function bedroomsToNumber(text: string): number {
  return text === 'Studio' ? 0 : Number(text)
}

export function bedroomsFromNumber(count: number | null): string {
  return count ? String(count) : 'Studio'
}

/** `Peak` is shown as `Peak 1`; unknown values are not a season. */
export function readSeason(text: string): Season | undefined {
  const wanted = text.trim().toLowerCase()
  if (wanted === 'peak') return 'Peak 1'
  return seasons.find((season) => season.toLowerCase() === wanted)
}
