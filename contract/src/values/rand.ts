const space = '\u00a0'

function grouped(whole: string): string {
  return whole.replace(/\B(?=(\d{3})+$)/g, space)
}

/** `R 2 450 000.00`, for places where two decimals are always shown. */
export function formatRandCents(amount: number | string): string {
  const value = Number(amount)
  const [whole = '0', cents = '00'] = Math.abs(value).toFixed(2).split('.')
  const sign = value < 0 && Number(`${whole}.${cents}`) > 0 ? '-' : ''
  return `${sign}R${space}${grouped(whole)}.${cents}`
}

/**
 * `R 2 450 000`, `R 415.50`: cents where there are any, so that what is shown is what is charged. The
 * spaces do not break, so that a price is never split over two lines.
 */
export function formatRand(amount: number | string): string {
  return formatRandCents(amount).replace(/\.00$/, '')
}

/** An estimate to the nearest rand; never for an amount that is charged or that a person entered. */
export function formatEstimate(amount: number): string {
  return formatRand(Math.round(amount))
}
