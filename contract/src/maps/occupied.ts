export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export function touch(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  )
}

const cell = 96

/** The occupied boxes on a map, found by a grid. */
export class Occupied {
  readonly #cells = new Map<number, Box[]>()

  #keysOf({ left, top, right, bottom }: Box): number[] {
    const keys: number[] = []
    for (let x = Math.floor(left / cell); x <= Math.floor(right / cell); x++) {
      for (let y = Math.floor(top / cell); y <= Math.floor(bottom / cell); y++) {
        keys.push(x * 4096 + y)
      }
    }
    return keys
  }

  take(box: Box): void {
    for (const key of this.#keysOf(box)) {
      const taken = this.#cells.get(key)
      if (taken) taken.push(box)
      else this.#cells.set(key, [box])
    }
  }

  isFree(box: Box): boolean {
    return !this.#keysOf(box).some((key) =>
      this.#cells.get(key)?.some((other) => touch(box, other)),
    )
  }
}
