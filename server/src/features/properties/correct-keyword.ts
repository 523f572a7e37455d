import { keywordWords } from '#contract/properties/keyword.ts'
import { synonymGroups } from '#contract/properties/synonyms.ts'
import type { KnownWords } from './word-statistics.ts'

/** How many letters differ, up to a limit: beyond it the exact number does not matter. */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let row = Array.from({ length: b.length + 1 }, (_, n) => n)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      next[j] = Math.min(
        (row[j] as number) + 1,
        (next[j - 1] as number) + 1,
        (row[j - 1] as number) + same,
      )
    }
    row = next
  }
  return row[b.length] as number
}

const tradeWords = new Set(synonymGroups.flat().flatMap((phrase) => phrase.split(' ')))

function correct(word: string, { words, parts }: KnownWords): string {
  if (word.length < 4 || tradeWords.has(word) || words.some((known) => known.startsWith(word))) {
    return word
  }
  const limit = word.length < 6 ? 1 : 2
  const known = [
    ...words.map((text, nth) => ({ text, part: parts[nth] as number })),
    ...[...tradeWords].map((text) => ({ text, part: 0 })),
  ]
  const [best] = known
    .map((one) => ({ ...one, away: distance(word, one.text, limit) }))
    .filter(({ away }) => away <= limit)
    .sort((a, b) => a.away - b.away || b.part - a.part)
  return best?.text ?? word
}

/**
 * The keyword with its unknown words replaced by the closest known ones; undefined if none changes.
 */
export function correctKeyword(keyword: string, known: KnownWords): string | undefined {
  const words = keywordWords(keyword)
  const corrected = words.map((word) => correct(word, known))
  return corrected.join(' ') === words.join(' ') ? undefined : corrected.join(' ')
}
