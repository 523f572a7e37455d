interface Point {
  x: number
  y: number
}

export interface PinGroup<Pin> {
  members: Pin[]
  at: Point
}

/** Pins that would overlap are grouped: each joins the first group nearer than `apart`. */
export function groupPins<Pin>(
  pins: readonly Pin[],
  place: (pin: Pin) => Point,
  apart = 52,
): PinGroup<Pin>[] {
  const groups: PinGroup<Pin>[] = []
  const cells = new Map<string, PinGroup<Pin>[]>()
  const cellOf = (value: number) => Math.floor(value / apart)
  for (const pin of pins) {
    const at = place(pin)
    const near = [-1, 0, 1]
      .flatMap((dx) => [-1, 0, 1].map((dy) => `${cellOf(at.x) + dx} ${cellOf(at.y) + dy}`))
      .flatMap((cell) => cells.get(cell) ?? [])
      .find((group) => Math.hypot(group.at.x - at.x, group.at.y - at.y) < apart)
    if (near) {
      near.members.push(pin)
      continue
    }
    const group = { members: [pin], at }
    const cell = `${cellOf(at.x)} ${cellOf(at.y)}`
    groups.push(group)
    cells.set(cell, [...(cells.get(cell) ?? []), group])
  }
  return groups
}
