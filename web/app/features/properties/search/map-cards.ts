import { comparedPrice } from '#contract/properties/price-per.ts'
import type { SearchSort } from '#contract/properties/search.choices.ts'
import type { PinsReply } from '#contract/properties/search.schema.ts'
import type { Bounds } from '../../../ui/map/map-types.ts'
import { isWithin } from './map-pins.ts'

/** As many as a page of the list has. */
const mostCards = 20

type Pin = PinsReply['pins'][number]

/** The orders that pins can be brought into; of the others they know nothing, and the latest come first. */
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
  /** The listings of the page, in their order. */
  page: readonly number[]
  /** Shown in any case. */
  picked: number | null
}

/** Whose cards are shown with this part of the map: those of the list in its order, then the others. */
export function cardsInView({ pins, sort, page, picked }: InView): number[] {
  const order = orders[sort] ?? ((a: Pin, b: Pin) => b.id - a.id)
  const sorted = pins.toSorted(order).map(({ id }) => id)
  const here = new Set(sorted)
  const ids = [...new Set([...page.filter((id) => here.has(id)), ...sorted])].slice(0, mostCards)
  return picked === null || ids.includes(picked) ? ids : [picked, ...ids.slice(0, mostCards - 1)]
}
