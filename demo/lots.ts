import type { Rand } from './scenes/random.ts'

/** Picks a value by its weight. */
export function weighted<Value>(r: Rand, choices: readonly (readonly [Value, number])[]): Value {
  const whole = choices.reduce((sum, [, weight]) => sum + weight, 0)
  let mark = r.next() * whole
  for (const [value, weight] of choices) {
    mark -= weight
    if (mark < 0) return value
  }
  return (choices.at(-1) as readonly [Value, number])[0]
}

export function shuffled<Value>(r: Rand, values: readonly Value[]): Value[] {
  const list = [...values]
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(r.next() * (i + 1))
    const held = list[i] as Value
    list[i] = list[j] as Value
    list[j] = held
  }
  return list
}

export function sample<Value>(r: Rand, values: readonly Value[], count: number): Value[] {
  return shuffled(r, values).slice(0, count)
}

/**
 * Deals out values in shuffled order and starts over when all have been dealt: repeats are far
 * apart.
 */
export function dealer<Value>(r: Rand, values: readonly Value[]): () => Value {
  let rest: Value[] = []
  return () => {
    if (rest.length === 0) rest = shuffled(r, values)
    return rest.pop() as Value
  }
}

/** Rounds as sellers do: the more it costs, the rounder the price. */
export function roundPrice(amount: number): number {
  const step =
    amount < 3_000
      ? 50
      : amount < 30_000
        ? 100
        : amount < 100_000
          ? 500
          : amount < 1_000_000
            ? 5_000
            : amount < 5_000_000
              ? 10_000
              : 50_000
  const round = Math.max(step, Math.round(amount / step) * step)
  // R 1 995 000 is used far more often than R 2 000 000.
  return amount >= 1_000_000 && round % 1_000_000 === 0 ? round - 5_000 : round
}
