export function hash(text: string): number {
  let h = 2166136261
  for (let i = 0; i < text.length; i++) {
    h ^= text.charCodeAt(i)
    h = Math.imul(h, 16777619)
  }
  return h >>> 0
}

/** Seeded randomness. `stream` gives every layer its own sequence, so a new detail in one layer
 *  leaves all the others exactly as they were. */
export class Rand {
  readonly seed: string
  private state: number

  constructor(seed: string) {
    this.seed = seed
    this.state = hash(seed)
    for (let i = 0; i < 4; i++) this.next()
  }

  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let t = this.state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next()
  }

  int(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1))
  }

  /** Bell-shaped around 0, from -1 to 1. */
  bell(): number {
    return (this.next() + this.next() + this.next()) / 1.5 - 1
  }

  pick<T>(choices: readonly T[]): T {
    const chosen = choices[Math.floor(this.next() * choices.length)]
    if (chosen === undefined && choices.length === 0) throw new Error('nothing to pick from')
    return chosen as T
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  stream(name: string): Rand {
    return new Rand(`${this.seed}/${name}`)
  }
}

export const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i)
