import { formatDay, formatDayRange } from '#contract/values/day.ts'

/** `1 bed`, `3 beds`, `Studio`. */
export function bedsText(bedrooms: string): string {
  if (bedrooms === '1') return '1 bed'
  return /^\d+$/.test(bedrooms) ? `${bedrooms} beds` : bedrooms
}

interface Stay {
  arrivalDate: string | null
  departureDate: string | null
}

/** `2 to 9 July 2027`; a floating week has no dates of its own. */
export function stayText({ arrivalDate, departureDate }: Stay): string {
  if (arrivalDate && departureDate) return formatDayRange(arrivalDate, departureDate)
  return arrivalDate ? `From ${formatDay(arrivalDate)}` : 'Dates by arrangement'
}

/** Town and region; the town alone where the region is named after it: `Umhlanga and Dolphin Coast`. */
export function placeText({ town, region }: { town: string; region: string }): string {
  if (town && (region === town || region.startsWith(`${town} and `))) return town
  return [town, region].filter(Boolean).join(', ')
}

/** The legal basis as an advert writes it: `Share block`. */
export function legalBasisText(basis: string | null, years: number | null): string {
  if (!basis) return 'On request'
  const name = basis.charAt(0).toUpperCase() + basis.slice(1)
  return basis === 'limited term' && years ? `${name}, ${years} years` : name
}

export function termText(basis: string | null, years: number | null): string {
  if (years) return `${years} years`
  return basis && basis !== 'limited term' ? 'In perpetuity' : 'On request'
}
