/** The inputs of the best match. */
export interface Matched {
  typeId: number
  isSale: boolean
  cityId: number
  /** Seconds since 1970. */
  publishedAt: number
  facts: number
  pictures: number
  /** With its tags. */
  descriptionLength: number
  /** Per month for a rent. */
  price: number
}

/** 1 January 2024, from which days are counted. */
const firstDay = 19_723
const fewestForMedian = 5

/** The median price of its type in its city; unknown if there are only a few. */
function medianFor(one: Matched, published: readonly Matched[]): number | undefined {
  const prices = published
    .filter(
      ({ typeId, isSale, cityId }) =>
        typeId === one.typeId && isSale === one.isSale && cityId === one.cityId,
    )
    .map(({ price }) => price)
    .sort((a, b) => a - b)
  return prices.length < fewestForMedian ? undefined : prices[Math.ceil(prices.length / 2) - 1]
}

/** Ten days more for a price a quarter below the usual, ten less for one as far above it. */
function daysForPrice(price: number, usual: number | undefined): number {
  // So far below, it is a different kind of price: per square metre, or a mistake.
  if (usual === undefined || price < usual * 0.3) return 0
  const days = Math.max(-10, Math.min(10, (1 - price / usual) * 40))
  return Math.sign(days) * Math.round(Math.abs(days))
}

/**
 * The best match, as the rule is written: age in days, with up to 45 more for the qualities of a
 * good listing.
 */
export function plainScore(one: Matched, published: readonly Matched[]): number {
  const days =
    one.publishedAt / 86_400 -
    firstDay +
    Math.min(one.facts, 15) +
    Math.min(one.pictures, 10) +
    (one.pictures > 0 ? 5 : 0) +
    (one.descriptionLength >= 200 ? 5 : 0) +
    daysForPrice(one.price, medianFor(one, published))
  return Math.fround(Math.round(days * 100) / 100)
}
