import { formatArea } from '../values/area.ts'
import { formatRand } from '../values/rand.ts'

function between(low: string | undefined, high: string | undefined): string {
  if (low && high) return low === high ? low : `${low} to ${high}`
  return high ? `Up to ${high}` : `From ${low}`
}

/** `Up to R 2 500 000`, `R 1 000 000 to R 2 000 000`. */
export function describePrice(low: number | undefined, high: number | undefined): string {
  const rand = (value: number | undefined) => (value === undefined ? undefined : formatRand(value))
  return between(rand(low), rand(high))
}

/** `Up to R 90 per m²` */
export function describeRate(low: number | undefined, high: number | undefined): string {
  return `${describePrice(low, high)} per m²`
}

/** `From 300 m²` */
export function describeSize(low: number | undefined, high: number | undefined, of = ''): string {
  const size = (value: number | undefined) => (value === undefined ? undefined : formatArea(value))
  return `${of}${between(size(low), size(high))}`
}

/** `3+ bedrooms` */
export function describeCount(count: number, what: string): string {
  return `${count}+ ${what}`
}

export function describeMinutes(minutes: number): string {
  const hours = minutes / 60
  if (minutes >= 60 && Number.isInteger(hours * 2))
    return `${hours} ${hours === 1 ? 'hour' : 'hours'}`
  return `${minutes} minutes`
}
