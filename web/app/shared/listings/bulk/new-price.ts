/** How prices change: to one amount, or by an amount or a percentage, up or down. */
export interface PriceChange {
  way: 'raise' | 'lower' | 'set'
  unit: 'rand' | 'percent'
  value: number
}

/** In whole cents; a price never falls below zero. */
export function newPrice(price: number, { way, unit, value }: PriceChange): number {
  if (way === 'set') return value
  const step = unit === 'rand' ? value : (price * value) / 100
  const changed = way === 'raise' ? price + step : price - step
  return Math.max(0, Math.round(changed * 100) / 100)
}
