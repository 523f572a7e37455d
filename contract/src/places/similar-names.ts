import type { NamedEntry } from './gazetteer-entry.ts'
import { bitCount, editDistance, lettersOf, soundOf } from './spelling.ts'

export interface SimilarName {
  entry: NamedEntry
  /** How far the spelling is from the name: 1 for a letter, less for another spelling of its sound. */
  cost: number
}

export interface SimilarNames {
  /** Strictly: other words of a sentence must not become places. */
  inSentence(text: string, most: number): SimilarName[]
  inName(text: string): SimilarName[]
  /** The text may be the beginning of a name. */
  whileTyping(text: string): SimilarName[]
}

const soundCost = 0.75
/** A wrong first letter is rare. */
const firstLetterCost = 0.5

/** The longer the name, the more letters may be wrong. */
function mostWrong(length: number): number {
  return length < 4 ? 0 : length < 6 ? 1 : length < 10 ? 2 : 3
}

function strictlyWrong(length: number): number {
  return length < 5 ? 0 : length < 8 ? 1 : 2
}

export function bySpelling(entries: readonly NamedEntry[]): SimilarNames {
  const known = entries.map((entry, rank) => ({
    entry,
    rank,
    name: entry.name,
    letters: lettersOf(entry.name),
    sound: soundOf(entry.name),
  }))
  const bySound = Map.groupBy(known, ({ sound }) => sound)

  /** Entries are sorted by importance, which decides among equals. */
  function similarTo(text: string, limit: number): SimilarName[] {
    if (limit === 0) return []
    const found = new Map<number, number>()
    const letters = lettersOf(text)
    for (const one of known) {
      if (Math.abs(one.name.length - text.length) > limit) continue
      if (bitCount(one.letters ^ letters) > 2 * limit) continue
      const distance = editDistance(text, one.name, limit)
      if (distance > limit) continue
      found.set(one.rank, distance + (one.name[0] === text[0] ? 0 : firstLetterCost))
    }
    for (const { rank } of bySound.get(soundOf(text)) ?? []) {
      found.set(rank, Math.min(found.get(rank) ?? soundCost, soundCost))
    }
    return [...found]
      .sort(([a, costOfA], [b, costOfB]) => costOfA - costOfB || a - b)
      .map(([rank, cost]) => ({ entry: entries[rank] as NamedEntry, cost }))
  }

  /** Names that begin nearly like the text. */
  function begunBy(text: string): SimilarName[] {
    const limit = text.length < 5 ? 0 : text.length < 8 ? 1 : 2
    if (limit === 0) return []
    return known.flatMap(({ entry, name }) => {
      if (name[0] !== text[0] || name.length <= text.length) return []
      let least = limit + 1
      for (const more of [-1, 0, 1]) {
        const start = name.slice(0, text.length + more)
        least = Math.min(least, editDistance(text, start, limit))
      }
      return least <= limit ? [{ entry, cost: least + soundCost }] : []
    })
  }

  return {
    inSentence(text, most) {
      const limit = Math.min(most, strictlyWrong(text.length))
      // With another first letter a second mistake is one too many: Bapsfontein is not Garsfontein.
      return similarTo(text, limit).filter(({ cost }) => limit < 2 || cost <= limit)
    },
    inName: (text) => similarTo(text, mostWrong(text.length)),
    whileTyping: (text) =>
      [...similarTo(text, mostWrong(text.length)), ...begunBy(text)].sort(
        (a, b) => a.cost - b.cost,
      ),
  }
}
