import { roundPrice } from './lots.ts'
import { hash, type Rand } from './scenes/random.ts'
import type { ResortPlace } from './world.ts'

/** What a two-bedroom week costs by season, before the resort's own standing. */
const seasonPrices: Record<string, number> = {
  '1': 104_000,
  '2': 54_000,
  '3': 61_000,
  '4': 44_000,
  R: 27_000,
  W: 16_000,
  B: 10_500,
  F: 14_500,
}

export function priceFor(
  resort: ResortPlace,
  letter: string,
  bedrooms: number,
  nights: number,
  r: Rand,
): number {
  const standing = 0.72 + (hash(resort.code) % 90) / 100
  const size = 0.52 + 0.24 * Math.max(bedrooms, 0.5)
  const length = nights === 7 ? 1 : nights === 4 ? 0.5 : 0.55
  return roundPrice(
    (seasonPrices[letter] ?? 15_000) * standing * size * length * (1 + r.bell() * 0.16),
  )
}

export function levyFor(resort: ResortPlace, bedrooms: number, nights: number): number {
  const yearly = 4_600 + 2_450 * Math.max(bedrooms, 0.6) + (hash(resort.name) % 40) * 70
  return Math.round((yearly * (nights === 7 ? 1 : 0.6)) / 10) * 10
}
