import { areAlike } from '../places/spelling.ts'

const shortestDoubled = 5
const shortestSwapped = 4

/** How many mistakes a word of this length may have. */
function allowed(length: number): number {
  if (length < 5) return 0
  return length < 8 ? 1 : 2
}

/**
 * The number of letters that were left out, doubled, swapped or mistaken for a similar one; more
 * than the limit if a letter is replaced by a very different one, because then it is more likely
 * another word.
 */
export function mistakes(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, nth) => nth)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const [x, y] = [a.charAt(i - 1), b.charAt(j - 1)]
      // `bedrrom`, `poll`: the key before or after was struck twice.
      const isTwice = i > 2 && (x === a.charAt(i - 2) || x === a.charAt(i))
      const change = x === y ? 0 : isTwice || areAlike(x, y) ? 1 : limit + 1
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + change)
      if (i > 1 && j > 1 && x === b.charAt(j - 2) && a.charAt(i - 2) === y) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      }
      row.push(cost)
      least = Math.min(least, cost)
    }
    if (least > limit) return limit + 1
    before = last
    last = row
  }
  return last[b.length] ?? limit + 1
}

/** One bit for each letter of a word. */
export function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) - 97)
  return letters
}

/** A mistake changes at most two letters: most words can be ruled out without comparing them. */
export function mayBe(a: number, b: number, limit: number): boolean {
  let different = a ^ b
  for (let count = 0; count <= 2 * limit; count++) {
    if (different === 0) return true
    different &= different - 1
  }
  return false
}

export interface Spelling {
  /** Real words that look like a word of the vocabulary but are not. */
  otherWords: ReadonlySet<string>
}

/** Finds the words that another may be a misspelling of: the closest ones. */
export function near(
  { otherWords }: Spelling,
  words: readonly string[],
): (word: string) => string[] {
  const known = words
    .filter((word) => word.length >= 5)
    .map((word) => ({ word, letters: lettersOf(word) }))
  const byLetter = Map.groupBy(known, ({ word }) => word.charAt(0))
  return (word) => {
    const limit = allowed(word.length)
    if (!limit || otherWords.has(word) || /\d/.test(word)) return []
    const letters = lettersOf(word)
    let best: string[] = []
    let fewest = limit + 1
    for (const { word: other, letters: others } of byLetter.get(word.charAt(0)) ?? []) {
      if (Math.abs(other.length - word.length) > limit || !mayBe(letters, others, limit)) continue
      const most = Math.min(limit, allowed(other.length))
      const count = mistakes(word, other, most)
      if (count > most || count > fewest) continue
      best = count === fewest ? [...best, other] : [other]
      fewest = count
    }
    return best
  }
}

/** `farmm`, `flatt`: the known word that has the letter once; too short for another mistake. */
export function undoubled(
  word: string,
  { otherWords }: Spelling,
  isKnown: (word: string) => boolean,
): string | undefined {
  const single = word.replace(/(\p{L})\1/u, '$1')
  const isShort = word.length === shortestDoubled && single.length === word.length - 1
  return isShort && !otherWords.has(word) && isKnown(single) ? single : undefined
}

/** `falt`, `fram`: the known words that have two letters after the first the other way round. */
export function unswapped(
  word: string,
  { otherWords }: Spelling,
  isKnown: (word: string) => boolean,
): string[] {
  if (word.length !== shortestSwapped || otherWords.has(word)) return []
  const [a = '', b = '', c = '', d = ''] = word
  return [a + c + b + d, a + b + d + c].filter((one) => one !== word && isKnown(one))
}

/** Forms of one word, `bedroom` and `bedrooms`, are not ambiguous. */
export function sameStem(a: string, b: string): boolean {
  return a.slice(0, 4) === b.slice(0, 4)
}
