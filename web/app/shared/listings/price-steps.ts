import type { HistoryEntry } from '#contract/listings/price-history.schema.ts'
import { today } from '#contract/values/day.ts'

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

interface Point {
  x: number
  y: number
  at: string
  price: number
}

/** The coordinates of the steps of a price; a part without a status is a gap. */
export function chartOf(
  entries: readonly Pick<HistoryEntry, 'at' | 'price' | 'status'>[],
  until: string,
  box: Box,
): { lines: string[]; points: Point[]; from: string } {
  const start = Date.parse(entries[0]?.at ?? until)
  const last = Date.parse(entries.at(-1)?.at ?? until)
  const end = Math.max(Date.parse(`${until}T23:59:59Z`), last, start + 1)
  const prices = entries.map(({ price }) => price)
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  const round = (value: number) => Math.round(value * 10) / 10
  const x = (at: number) =>
    round(box.left + ((at - start) / (end - start)) * (box.right - box.left))
  // A small reduction is a small step: the axis does not start at the lowest price.
  const span = Math.max(high - low, high * 0.1) || 1
  const y = (price: number) =>
    round(box.top + ((high - price) / span) * (box.bottom - box.top) * 0.8)
  const lines: string[] = []
  let line = ''
  entries.forEach(({ at, price, status }, n) => {
    const to = x(Date.parse(entries[n + 1]?.at ?? '') || end)
    if (status === null) {
      if (line) lines.push(line)
      line = ''
      return
    }
    line = line ? `${line}V${y(price)}H${to}` : `M${x(Date.parse(at))} ${y(price)}H${to}`
  })
  if (line) lines.push(line)
  const shown = entries.filter(
    ({ status, price }, n) => status !== null && price !== entries[n - 1]?.price,
  )
  return {
    lines,
    points: shown.map(({ at, price }) => ({ x: x(Date.parse(at)), y: y(price), at, price })),
    from: today(new Date(start)),
  }
}

/** About as wide as a price of eight digits. */
const labelWidth = 110

/**
 * Where the current price is placed: above the line, or below it after a fall so close that it
 * would overlap.
 */
export function nowLabelAt(
  points: readonly Pick<Point, 'x' | 'y'>[],
  right: number,
): Pick<Point, 'x' | 'y'> {
  const [before, last] = [points.at(-2), points.at(-1) ?? { x: right, y: 0 }]
  const falls = before !== undefined && before.y < last.y
  return { x: right, y: falls && right - last.x < labelWidth ? last.y + 20 : last.y - 12 }
}
