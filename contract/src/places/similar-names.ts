import type { NamedEntry } from './gazetteer-entry.ts'
import { bitCount, editDistance, isSlip, lettersOf, soundOf } from './spelling.ts'

export interface SimilarName {
  entry: NamedEntry
  /**
   * How far the spelling is from the name: 1 per letter, less for another spelling of its sound.
   */
  cost: number
}

export interface SimilarNames {
  /** Strictly: other words of a sentence must not become places. */
  inSentence(text: string, most: number): SimilarName[]
  inName(text: string): SimilarName[]
  /** The text may be a prefix of the name. */
  whileTyping(text: string): SimilarName[]
}

const soundCost = 0.75
/** A wrong first letter is rare. */
const firstLetterCost = 0.5

/** The longer the name, the more letters may be wrong. */
function mostWrong(length: number): number {
  return length < 4 ? 0 : length < 6 ? 1 : length < 10 ? 2 : 3
}

/** Ordinary words are rarely that long: two letters may be wrong, or the first one. */
const longName = 9

function strictlyWrong(length: number): number {
  return length < 5 ? 0 : length < longName ? 1 : 2
}

/** Sounds that are remembered. */
const mostHeard = 2000

const shortestBySound = 4
/** Shorter ones sound like the beginning of many names. */
const shortestHeard = 6

/** Whether all of a name is spelt as it sounds. */
export const soundsLike =
  (text: string) =>
  ({ entry: { name } }: SimilarName): boolean =>
    name.length >= shortestHeard && soundOf(name) === soundOf(text)

interface UniqueName {
  name: string
  letters: number
  /** The places with that name, most important first. */
  ranks: number[]
}

function uniqueNames(entries: readonly NamedEntry[]): UniqueName[] {
  const unique = new Map<string, UniqueName>()
  for (const [rank, { name }] of entries.entries()) {
    const same = unique.get(name)
    if (same) same.ranks.push(rank)
    else unique.set(name, { name, letters: lettersOf(name), ranks: [rank] })
  }
  return [...unique.values()]
}

/**
 * Names in the order of their length, with their letters contiguous: a word is compared with all names
 * of about its length, and almost all of them differ in their letters.
 */
function byLength(unique: readonly UniqueName[]) {
  const names = [...unique].sort((a, b) => a.name.length - b.name.length)
  const letters = Int32Array.from(names, (one) => one.letters)
  const longest = names.at(-1)?.name.length ?? 0
  /** Where the names of each length start. */
  const starts = new Int32Array(longest + 2)
  for (const { name } of names) starts[name.length + 1] = (starts[name.length + 1] as number) + 1
  for (let length = 1; length < starts.length; length++) {
    starts[length] = (starts[length] as number) + (starts[length - 1] as number)
  }
  const startOf = (length: number) => starts[Math.min(Math.max(length, 0), longest + 1)] as number
  /** The names that may be the text with this many mistakes. */
  return (text: string, limit: number): UniqueName[] => {
    const found: UniqueName[] = []
    const wanted = lettersOf(text)
    const end = startOf(text.length + limit + 1)
    for (let at = startOf(text.length - limit); at < end; at++) {
      const different = bitCount((letters[at] as number) ^ wanted)
      if (different <= 2 * limit) found.push(names[at] as UniqueName)
    }
    return found
  }
}

const firstLetter = ({ name }: UniqueName) => name.charAt(0)

/**
 * The names that a word of a sentence may be. With a wrong first letter no other may be wrong, so that only
 * those of the same letter need to be compared: every word of every sentence is looked up.
 */
function byFirstLetter(unique: readonly UniqueName[]) {
  const byFirst = new Map(
    [...Map.groupBy(unique, firstLetter)].map(([first, names]) => [first, byLength(names)]),
  )
  const byName = Map.groupBy(unique, ({ name }) => name)
  const byRest = Map.groupBy(unique, ({ name }) => name.slice(1))
  return (text: string, limit: number): UniqueName[] => {
    const [first, second, rest] = [text.charAt(0), text.charAt(1), text.slice(1)]
    return [
      byFirst.get(first)?.(text, limit),
      // A different first letter, none, one too many, or the first two swapped.
      byRest.get(rest),
      byRest.get(text),
      byName.get(rest),
      byName.get(second + first + text.slice(2)),
    ].flatMap((names) => names ?? [])
  }
}

export function bySpelling(entries: readonly NamedEntry[]): SimilarNames {
  const unique = uniqueNames(entries)
  const ofLength = byLength(unique)
  const ofSentence = byFirstLetter(unique)
  const sounds = new Map(unique.map(({ name }) => [name, soundOf(name)]))
  const bySound = Map.groupBy(unique, ({ name }) => sounds.get(name) ?? '')

  const heard = new Map<string, string>()

  /** Most sentences have the same words. */
  function soundIn(text: string): string {
    const known = heard.get(text)
    if (known !== undefined) return known
    if (heard.size >= mostHeard) heard.clear()
    const sound = soundOf(text)
    heard.set(text, sound)
    return sound
  }

  /** Entries are sorted by importance, which breaks ties. */
  function similarTo(text: string, limit: number, namesFor = ofLength): SimilarName[] {
    if (limit === 0) return []
    const found = new Map<number, number>()
    for (const { name, ranks } of namesFor(text, limit)) {
      const distance = editDistance(text, name, limit)
      if (distance > limit) continue
      const cost = distance + (name[0] === text[0] ? 0 : firstLetterCost)
      for (const rank of ranks) found.set(rank, cost)
    }
    for (const { ranks } of bySound.get(soundIn(text)) ?? []) {
      for (const rank of ranks) found.set(rank, Math.min(found.get(rank) ?? soundCost, soundCost))
    }
    return [...found]
      .sort(([a, costOfA], [b, costOfB]) => costOfA - costOfB || a - b)
      .map(([rank, cost]) => ({ entry: entries[rank] as NamedEntry, cost }))
  }

  /** Names that start nearly like the text. */
  function begunBy(text: string): SimilarName[] {
    const limit = text.length < 5 ? 0 : text.length < 8 ? 1 : 2
    if (limit === 0) return []
    // The last letter may be half of a sound: `fransho`.
    const heard = [text, text.slice(0, -1)].map(soundOf).filter((one) => one.length > 3)
    return entries.flatMap((entry) => {
      const { name } = entry
      if (name[0] !== text[0] || name.length <= text.length) return []
      if (heard.some((one) => sounds.get(name)?.startsWith(one)))
        return [{ entry, cost: limit + soundCost }]
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
      return similarTo(text, limit, ofSentence).filter(({ entry, cost }) => {
        // With a wrong first letter, a second mistake is one too many: Bapsfontein is not
        // Garsfontein.
        if (limit === 2) return cost <= limit
        const { name } = entry
        // `whale` sounds like Val.
        if (name.length < shortestBySound) return false
        const isSwapped = text[0] === name[1] && text[1] === name[0]
        return cost <= soundCost || ((cost <= 1 || isSwapped) && isSlip(text, name))
      })
    },
    inName: (text) => similarTo(text, mostWrong(text.length)),
    whileTyping(text) {
      const whole = similarTo(text, mostWrong(text.length))
      const all = [...whole, ...begunBy(text)].sort((a, b) => a.cost - b.cost)
      // `port shepstown` is Port Shepstone before Port Shepstone Central.
      const first = all[0]?.entry.name ?? ''
      const shorter = whole.filter(({ entry }) => entry.name && first.startsWith(entry.name))
      return [...new Set([...shorter, ...all])]
    },
  }
}
