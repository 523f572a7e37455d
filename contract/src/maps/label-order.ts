import type { Point } from './label-middles.ts'

interface NamedPlace {
  at: Point
  text: Point
}

/** Whether one name is north or west of the other while their places are the other way round. */
function swapped(one: NamedPlace, other: NamedPlace): boolean {
  const dx = one.at.x - other.at.x
  const dy = one.at.y - other.at.y
  // North and south count unless the places are clearly side by side.
  return Math.abs(dy) * 2 >= Math.abs(dx)
    ? dy * (one.text.y - other.text.y) < 0
    : dx * (one.text.x - other.text.x) < 0
}

/** Keeps the names of places in the same order as the places. */
export class LabelOrder {
  readonly #still: NamedPlace[] = []
  readonly #moved: NamedPlace[] = []

  /** Whether adding this name leaves every name on the right side of the others. */
  keeps(at: Point, text: Point): boolean {
    const name = { at, text }
    const swaps = (other: NamedPlace) => swapped(name, other)
    // Two names at their own places are always in order: near a city, that is hundreds of suburbs.
    return !this.#moved.some(swaps) && (isStill(name) || !this.#still.some(swaps))
  }

  add(at: Point, text: Point): void {
    const name = { at, text }
    if (isStill(name)) this.#still.push(name)
    else this.#moved.push(name)
  }
}

function isStill({ at, text }: NamedPlace): boolean {
  return at.x === text.x && at.y === text.y
}
