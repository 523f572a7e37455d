import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { searchFor, searchProperties } from '../properties/search.calls.ts'
import { weekFilterText } from '../weeks/week-filter-text.ts'
import { weekFilter } from '../weeks/weeks.filter.schema.ts'
import { weekSearch } from '../weeks/weeks.calls.ts'
import { readSentence } from './read-sentence.ts'
import { referenceKnowledge } from '../../../server/src/testing/sentence-knowledge.ts'
import { tokensOf } from './tokens.ts'
import { fillerPhrases } from './vocabulary-plain.ts'

const knowledge = referenceKnowledge()

/** Each test below checks another aspect of the same readings. */
const readings = new Map<string, ReturnType<typeof readSentence>>()

function read(sentence: string) {
  const reading = readings.get(sentence) ?? readSentence(sentence, knowledge)
  readings.set(sentence, reading)
  return reading
}

/** Sentences with the expected criteria and ignored words. */
function sentencesIn(file: string) {
  const [, ...lines] = readFileSync(join(import.meta.dirname, 'testing', file), 'utf8').split('\n')
  return lines.filter(Boolean).map((line) => line.split('\t') as [string, string, string])
}

const properties = sentencesIn('property.tsv')
const weeks = sentencesIn('week.tsv')
const all = [...properties, ...weeks].map(([sentence]) => sentence)

function resultOf(sentence: string): [kind: string, criteria: string, ignored: string] {
  const { kind, criteria, ignored } = read(sentence)
  const { salesType, usageType, ...rest } = criteria
  const lead = kind === 'property' ? [`${salesType} ${usageType}`] : []
  const named = Object.entries(rest).map(([name, value]) => `${name}=${value}`)
  return [kind, [...lead, ...named].join('; '), ignored.join(' | ')]
}

describe('a sentence', () => {
  it.each(properties)('about a property: %s', (sentence, criteria, ignored) => {
    expect(resultOf(sentence)).toEqual(['property', criteria, ignored])
  })

  it.each(weeks)('about a week: %s', (sentence, criteria, ignored) => {
    expect(resultOf(sentence)).toEqual(['week', criteria, ignored])
  })
})

const silent = new Set(
  [...fillerPhrases.flatMap(({ words }) => words), 'available', 'alternatively'].flat(),
)
const wordsIn = (text: string) =>
  tokensOf(text).map(
    ({ word, number, reference, day }) => word || String(number ?? reference ?? day),
  )

/** Whether a word is in no part although it has a meaning, or in more parts than it occurs. */
function losesOrRepeatsWords(sentence: string): boolean {
  const { understood, ignored } = read(sentence)
  const left = [...understood.map(({ text }) => text), ...ignored].flatMap(wordsIn)
  const missing = wordsIn(sentence).filter((word) => {
    const at = left.indexOf(word)
    if (at >= 0) left.splice(at, 1)
    return at < 0 && !silent.has(word)
  })
  return missing.length > 0 || left.length > 0
}

/** Sentences that nobody wrote: the beginning of one, then the end of another. */
const mixed = all
  .filter((_sentence, nth) => nth % 4 === 0)
  .map((sentence, nth) => {
    const [begin, end] = [sentence, all[(nth * 37) % all.length] as string].map((text) =>
      text.split(' '),
    ) as [string[], string[]]
    const half = (words: string[]) => Math.ceil(words.length / 2)
    return [...begin.slice(0, half(begin)), ...end.slice(half(end))].join(' ')
  })

const loose =
  'under over between and to or - / R 3 2.5 0 999999999999 4500 45 600 000 m mil k ha m² acres bed bath garages km minutes hours from near within walk sleeps for week weeks no Sandton Durban Drakensberg house farm plot warehouse rent sale pm per erf floor drive December July 2027 may Easter 31 52 sea pool half a million % & + x . , studio radius'.split(
    ' ',
  )

/** Random words and numbers, the same on every run. */
function jumbled(count: number): string[] {
  let state = 5
  const random = (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return Math.floor((state / 4_294_967_296) * below)
  }
  return Array.from({ length: count }, () =>
    Array.from({ length: 2 + random(9) }, () => loose[random(loose.length)]).join(' '),
  )
}

describe('every sentence', () => {
  it('is tested in the hundreds', () => expect(all.length).toBeGreaterThan(300))

  it('has each of its words in one part, except those without meaning', () => {
    expect(all.filter(losesOrRepeatsWords)).toEqual([])
  })

  it('has each of its words in one part, even when it is half of one and half of another', () => {
    expect(mixed.filter(losesOrRepeatsWords)).toEqual([])
  })

  it('gives criteria that the searches accept unchanged', () => {
    for (const sentence of [...all, ...mixed, ...jumbled(1500)]) {
      const { kind, criteria } = read(sentence)
      const { success } =
        kind === 'week'
          ? weekSearch.safeParse(criteria)
          : searchProperties.input.safeParse(searchFor(criteria))
      expect(success, sentence).toBe(true)
    }
  })

  it('about a week gives values that its filter reads back as the same values', () => {
    for (const [sentence] of weeks) {
      const { order: _order, ...criteria } = read(sentence).criteria
      expect(weekFilterText(weekFilter.parse(criteria)), sentence).toEqual(criteria)
    }
  })

  it('leads to the results of the same criteria', () => {
    for (const sentence of all) {
      const { kind, criteria, url, understood } = read(sentence)
      const { pathname, searchParams } = new URL(url, 'https://example.com')
      const { q, ...query } = Object.fromEntries(searchParams)
      expect(q).toBe(sentence)
      const { types: _types, near: _near, ...plain } = query
      const { usageType, propertyType: _type, types: _ids, ...wanted } = criteria
      expect(kind === 'week' ? query : plain).toEqual(wanted)
      if (usageType) expect(pathname).toContain(usageType.toLowerCase())
      const set = understood.flatMap(({ sets }) => Object.keys(sets))
      for (const name of Object.keys(query)) if (name !== 'salesType') expect(set).toContain(name)
    }
  })

  it('about neither a home nor a week gives no criteria', () => {
    const meaningless = readFileSync(
      join(import.meta.dirname, 'testing', 'meaningless.txt'),
      'utf8',
    ).split('\n')
    const wrong = meaningless.filter((sentence) => {
      const { criteria } = read(sentence)
      return Object.keys(criteria).some((name) => name !== 'salesType' && name !== 'usageType')
    })
    expect(meaningless.length).toBeGreaterThan(90)
    expect(wrong).toEqual([])
  })

  it('may be anything at all', () => {
    for (const text of [
      '',
      '   ',
      '!!!',
      '9'.repeat(400),
      'R',
      'under',
      'within km of',
      '\u0000',
      '漢字 🏠 pool',
    ]) {
      expect(() => readSentence(text, knowledge)).not.toThrow()
    }
    expect(readSentence('漢字 🏠 pool', knowledge)).toMatchObject({
      criteria: { features: 'pool' },
      ignored: ['漢字'],
    })
  })
})
