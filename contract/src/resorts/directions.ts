/**
 * The fifteen places from which directions are given. Gqeberha keeps the name that people search
 * for.
 */
export const origins = [
  { code: 'bloemfontein', name: 'Bloemfontein', airport: false },
  { code: 'cape-town', name: 'Cape Town', airport: false },
  { code: 'durban', name: 'Durban', airport: false },
  { code: 'east-london', name: 'East London', airport: false },
  { code: 'george', name: 'George', airport: false },
  { code: 'johannesburg', name: 'Johannesburg', airport: false },
  { code: 'nelspruit', name: 'Nelspruit', airport: false },
  { code: 'polokwane', name: 'Polokwane', airport: false },
  { code: 'port-elizabeth', name: 'Port Elizabeth', airport: false },
  { code: 'pretoria', name: 'Pretoria', airport: false },
  { code: 'upington', name: 'Upington', airport: false },
  { code: 'or-tambo', name: 'OR Tambo airport', airport: true },
  { code: 'king-shaka', name: 'King Shaka airport', airport: true },
  { code: 'port-elizabeth-airport', name: 'Port Elizabeth airport', airport: true },
  { code: 'cape-town-airport', name: 'Cape Town airport', airport: true },
] as const

export type OriginCode = (typeof origins)[number]['code']

/** `6 h 20 min` */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (!hours) return `${rest} min`
  return rest ? `${hours} h ${rest} min` : `${hours} h`
}

/** `1 420 km`, and one decimal below ten. */
export function formatDistance(kilometres: number): string {
  if (kilometres < 10) return `${Math.round(kilometres * 10) / 10}\u00a0km`
  const grouped = String(Math.round(kilometres)).replace(/\B(?=(\d{3})+$)/g, '\u00a0')
  return `${grouped}\u00a0km`
}
