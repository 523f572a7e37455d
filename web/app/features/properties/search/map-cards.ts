import { comparedPrice } from '#contract/properties/price-per.ts'
import type { SearchSort } from '#contract/properties/search.choices.ts'
import type { PinsReply } from '#contract/properties/search.schema.ts'
import type { Bounds } from '../../../ui/map/map-types.ts'
import { isWithin } from './map-pins.ts'

/** As many as on a page of the list. */
const mostCards = 20

type Pin = PinsReply['pins'][number]

/**
 * The orders in which pins can be sorted; for the others they lack the data, and are sorted newest
 * first.
 */
const orders: Partial<Record<SearchSort, (a: Pin, b: Pin) => number>> = {
  low: (a, b) => comparedPrice(a) - comparedPrice(b),
  high: (a, b) => comparedPrice(b) - comparedPrice(a),
}

export function pinsInView({ pins }: PinsReply, bounds: Bounds): Pin[] {
  return pins.filter((pin) => isWithin(bounds, pin))
}

interface InView {
  pins: readonly Pin[]
  sort: SearchSort
  /** The listings on the page, in order. */
  page: readonly number[]
  /** Always shown. */
  picked: number | null
}

/** The cards for this part of the map: those of the list in its order, then the others. */
export function cardsInView({ pins, sort, page, picked }: InView): number[] {
  const order = orders[sort] ?? ((a: Pin, b: Pin) => b.id - a.id)
  const sorted = pins.toSorted(order).map(({ id }) => id)
  const here = new Set(sorted)
  const ids = [...new Set([...page.filter((id) => here.has(id)), ...sorted])].slice(0, mostCards)
  return picked === null || ids.includes(picked) ? ids : [picked, ...ids.slice(0, mostCards - 1)]
}
