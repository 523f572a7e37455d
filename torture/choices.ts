import { createHash } from 'node:crypto'
import { Random } from '#server/testing/fuzz-values.ts'

export type { Random }

/**
 * The random choices of one part of a run: always the same for the same seed, whatever other parts
 * do.
 */
export function choicesOf(seed: number, ...part: (string | number)[]): Random {
  const digest = createHash('sha256')
    .update([seed, ...part].join('/'))
    .digest()
  return new Random(digest.readUInt32BE())
}

/** A whole number in the given range, inclusive. */
export function between(random: Random, first: number, last: number): number {
  return first + random.below(last - first + 1)
}

/** A version 4 UUID from the seed. */
export function uuidOf(random: Random): string {
  const digits = () => random.below(0x10000).toString(16).padStart(4, '0')
  const variant = 'ab89'[random.below(4)]
  return `${digits()}${digits()}-${digits()}-4${digits().slice(1)}-${variant}${digits().slice(1)}-${digits()}${digits()}${digits()}`
}
