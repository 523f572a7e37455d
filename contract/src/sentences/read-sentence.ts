import { links } from '../links.ts'
import type { Usage } from '../properties/properties.choices.ts'
import type { Day } from '../values/day.ts'
import { Criteria, type Reading, type Understood } from './collector.ts'
import type { Gazetteer } from '../places/place.ts'
import { kindOf } from './kind.ts'
import type { Lexicon } from './lexicon.ts'
import { isSilent } from './negate.ts'
import type { Piece, Said } from './pieces.ts'
import { readForProperty, salesTypeOf, usageOf, type PropertyContext } from './property-meaning.ts'
import { createReader } from './reader.ts'
import { scan } from './scan.ts'
import { settle } from './settle.ts'
import { breaksBefore, longestSentence, tokensOf, type Token } from './tokens.ts'
import { readForWeek } from './week-meaning.ts'

export interface Sentence {
  kind: 'property' | 'week'
  /** As accepted by the search calls. */
  criteria: Record<string, string>
  /** The results page. */
  url: string
  understood: Understood[]
  /** What was not understood, in the person's words. */
  ignored: string[]
}

export interface SentenceKnowledge {
  lexicon: Lexicon
  gazetteer: Pick<Gazetteer, 'match'>
  today: Day
  /** The listing that the sentence refers to: the results must be those of its kind. */
  listing?: ListingKind | undefined
}

export interface ListingKind {
  salesType: 'Sale' | 'Rent'
  usage: Usage
}

interface Sorted {
  understood: Understood[]
  ignored: string[]
}

/** Adjacent ignored words are shown together. */
function sortPieces(
  text: string,
  tokens: readonly Token[],
  pieces: readonly Piece[],
  read: (said: Said) => Reading | undefined,
  criteria: Criteria,
): Sorted {
  const understood: Understood[] = []
  const ignored: { start: number; end: number; to: number }[] = []
  let joins = false
  for (const { from, to, said } of pieces) {
    const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0]
    const first = tokens[from]
    if (isSilent(said)) {
      joins &&=
        said.is === 'filler' &&
        !(first && (breaksBefore(first) || ['and', 'or', 'en', 'of'].includes(first.word)))
      continue
    }
    const reading = read(said)
    if (reading && criteria.add(reading.sets)) {
      const [[criterion, value] = ['', '']] = Object.entries(reading.sets)
      understood.push({
        text: text.slice(start, end),
        as: reading.as,
        criterion,
        value,
        sets: reading.sets,
      })
      joins = false
      continue
    }
    const last = ignored.at(-1)
    if (joins && last && first && !breaksBefore(first)) {
      last.end = end
      last.to = to
    } else ignored.push({ start, end, to })
    joins = true
  }
  return { understood, ignored: ignored.map(({ start, end }) => text.slice(start, end)) }
}

function withQuery(path: string, values: Record<string, string>): string {
  return `${path}?${new URLSearchParams(values)}`
}

/** Results pages list types by id, whether there is one or several. */
function readProperty(
  text: string,
  tokens: readonly Token[],
  pieces: readonly Piece[],
  knowledge: SentenceKnowledge,
): Sentence {
  const { lexicon, today, listing } = knowledge
  const salesType = listing?.salesType ?? salesTypeOf(pieces)
  const usage = listing?.usage ?? usageOf(pieces)
  const context: PropertyContext = {
    lexicon,
    today,
    isSale: salesType === 'Sale',
    usage,
  }
  const found = new Criteria()
  const sorted = sortPieces(text, tokens, pieces, (said) => readForProperty(said, context), found)
  const { near, types, ...others } = found.values
  const typeIds = types?.split(',') ?? []
  const [only] = typeIds.length === 1 ? typeIds : []
  const propertyType = lexicon.types.find(({ id }) => String(id) === only)?.description
  const { usageType: _usage, salesType: _sales, ...rest } = others
  const criteria: Record<string, string> = {
    salesType,
    usageType: usage,
    ...(propertyType ? { propertyType } : types && { types }),
    ...rest,
  }
  const query = { salesType, ...(types && { types }), ...rest, ...(near && { near }), q: text }
  return {
    kind: 'property',
    criteria,
    url: withQuery(links.propertyResultsPath(usage), query),
    ...sorted,
  }
}

function readWeek(
  text: string,
  tokens: readonly Token[],
  pieces: readonly Piece[],
  { today }: SentenceKnowledge,
): Sentence {
  const found = new Criteria()
  const sorted = sortPieces(text, tokens, pieces, (said) => readForWeek(said, today), found)
  return {
    kind: 'week',
    criteria: found.values,
    url: withQuery(links.weekResultsPath(), { ...found.values, q: text }),
    ...sorted,
  }
}

/** Reads what a person is looking for, in their own words. */
export function readSentence(sentence: string, knowledge: SentenceKnowledge): Sentence {
  const text = sentence.slice(0, longestSentence)
  const tokens = tokensOf(text)
  const reader = createReader(tokens, knowledge.lexicon, knowledge.gazetteer, knowledge.today)
  const pieces = settle(scan(reader), reader)
  return kindOf(pieces) === 'week'
    ? readWeek(text, tokens, pieces, knowledge)
    : readProperty(text, tokens, pieces, knowledge)
}
