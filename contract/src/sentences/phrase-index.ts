import type { Phrase } from './meanings.ts'
import { mistakes, near, sameStem, undoubled, unswapped, type Spelling } from './spelling.ts'
import { breaksBefore, wordOf, type Token } from './tokens.ts'

export interface FoundPhrase extends Phrase {
  length: number
  exact: boolean
}

export interface PhraseIndex {
  /** The longest phrase that begins here. */
  find(tokens: readonly Token[], from: number): FoundPhrase | undefined
  /** The only word of the vocabulary that this one can be a misspelling of, with what follows it. */
  guess(tokens: readonly Token[], from: number): FoundPhrase | undefined
  /** The long word that is written as two here, one of them misspelt: `smal holding`. */
  guessJoined(tokens: readonly Token[], from: number): FoundPhrase | undefined
  /** The longest phrase that begins here with one of its later words misspelt: `granny falt`. */
  findMisspelt(tokens: readonly Token[], from: number): FoundPhrase | undefined
  has(word: string): boolean
}

/** Shorter words are too easily confused with others. */
const shortestMisspelt = 4
/** The same of two words that are one. */
const shortestJoined = 9

function matches(words: readonly string[], tokens: readonly Token[], from: number): boolean {
  return words.every((word, nth) => {
    const token = tokens[from + nth]
    return token !== undefined && wordOf(token) === word && !breaksBefore(token)
  })
}

/** Whether they say the same: `townhouse` and `twnhouse` are one type. */
const areOne = (found: readonly Phrase[]) =>
  new Set(found.map(({ meaning }) => JSON.stringify(meaning))).size === 1

/** The first of equal phrases wins. */
export function indexPhrases(phrases: readonly Phrase[], spelling: Spelling): PhraseIndex {
  const byFirst = new Map<string, Phrase[]>()
  const seen = new Set<string>()
  for (const phrase of phrases) {
    const [first = ''] = phrase.words
    const key = phrase.words.join(' ')
    if (!first || seen.has(key)) continue
    seen.add(key)
    const same = byFirst.get(first)
    if (same) same.push(phrase)
    else byFirst.set(first, [phrase])
  }
  for (const same of byFirst.values()) same.sort((a, b) => b.words.length - a.words.length)
  const correct = near(spelling, [...new Set(phrases.flatMap(({ words }) => words))])

  function findAs(word: string, tokens: readonly Token[], from: number): Phrase | undefined {
    return byFirst
      .get(word)
      ?.find(({ words }) => words[0] === word && matches(words.slice(1), tokens, from + 1))
  }

  /** A word of the vocabulary is never taken for another. */
  const isMisspelt = (word: string, meant: string) =>
    word.length >= shortestMisspelt - 1 &&
    meant.length >= shortestMisspelt &&
    !spelling.otherWords.has(word) &&
    mistakes(word, meant, 1) <= 1

  /** The longest phrase that begins with the word, one of its later words misspelt. */
  function findMisspeltAs(word: string, tokens: readonly Token[], from: number) {
    return byFirst.get(word)?.find(({ words }) => {
      let wrong = 0
      const fits = words.slice(1).every((later, nth) => {
        const token = tokens[from + 1 + nth]
        if (!token || breaksBefore(token)) return false
        if (wordOf(token) === later) return true
        wrong += 1
        return isMisspelt(token.word, later)
      })
      return fits && wrong === 1
    })
  }

  /** Where a word can be several, the next ones must tell which: `duble garage`. */
  function guessed(meant: readonly string[], tokens: readonly Token[], from: number) {
    const found = meant.flatMap((word) => findAs(word, tokens, from) ?? [])
    // `dubbl motorhuis`: of the forms of one word, the one that the next words go with.
    if (meant.every((word) => sameStem(word, meant[0] as string)))
      return found.toReversed().toSorted((a, b) => b.words.length - a.words.length)[0]
    if (areOne(found)) return found[0]
    const longer = found.filter(({ words }) => words.length > 1)
    return areOne(longer) ? longer[0] : undefined
  }

  /** Short words are other words too often, unless what is meant is a property or what it has. */
  function swapped(word: string, tokens: readonly Token[], from: number): Phrase | undefined {
    const meant = unswapped(word, spelling, (one) => byFirst.has(one))
    const found = meant.flatMap((one) => findAs(one, tokens, from) ?? [])
    const isSure = found.every(({ meaning: { is } }) => is === 'types' || is === 'feature')
    return isSure && areOne(found) ? found[0] : undefined
  }

  /** `swimmng poll`, `retiremant vilage` */
  function bothMisspelt(
    [word, ...others]: readonly string[],
    tokens: readonly Token[],
    from: number,
  ) {
    return word && others.length === 0 ? findMisspeltAs(word, tokens, from) : undefined
  }

  return {
    find(tokens, from) {
      const first = tokens[from]
      const word = first && wordOf(first)
      const found = word ? findAs(word, tokens, from) : undefined
      return found && { ...found, length: found.words.length, exact: true }
    },
    guess(tokens, from) {
      const word = tokens[from]?.word
      const single = word && undoubled(word, spelling, (one) => byFirst.has(one))
      const meants = !word ? [] : single ? [single] : correct(word)
      const one = guessed(meants, tokens, from) ?? swapped(word ?? '', tokens, from)
      const both = bothMisspelt(meants, tokens, from)
      const found = both && both.words.length > (one?.words.length ?? 0) ? both : one
      const meant = found?.words[0]
      // A word that is not even shown as ignored must almost certainly be meaningless.
      if (word && meant && found?.meaning.is === 'filler') {
        const isName = from > 0 && tokens[from]?.letters === 'capital'
        if (isName || mistakes(word, meant, 1) > 1) return undefined
      }
      return found && { ...found, length: found.words.length, exact: false }
    },
    guessJoined(tokens, from) {
      const [first, next] = [tokens[from], tokens[from + 1]]
      if (!first?.word || !next?.word || next.gap !== ' ') return undefined
      const word = first.word + next.word
      if (word.length < shortestJoined || spelling.otherWords.has(first.word)) return undefined
      const found = correct(word)
        .filter((meant) => mistakes(word, meant, 1) <= 1)
        .flatMap((meant) => byFirst.get(meant)?.find(({ words }) => words.length === 1) ?? [])
      return areOne(found) ? { ...(found[0] as Phrase), length: 2, exact: false } : undefined
    },
    findMisspelt(tokens, from) {
      const first = tokens[from]
      const next = tokens[from + 1]
      if (!first?.word || !next || breaksBefore(next)) return undefined
      const found = findMisspeltAs(first.word, tokens, from)
      return found && { ...found, length: found.words.length, exact: false }
    },
    has: (word) => byFirst.has(word),
  }
}
