import type { Usage } from '../properties/properties.choices.ts'
import type { Meaning, Phrase } from './meanings.ts'
import { indexPhrases, type PhraseIndex } from './phrase-index.ts'
import { phrases } from './phrases.ts'
import { wordsOf } from './tokens.ts'
import { featurePhrases } from './vocabulary-features.ts'
import {
  commercialKeywords,
  keywordGroups,
  keywordsOfHouses,
  keywordsOfPremises,
  tradeGroups,
} from './vocabulary-keywords.ts'
import { numberPhrases } from './vocabulary-numbers.ts'
import { fillerPhrases, monthPhrases, plainPhrases, saidPhrases } from './vocabulary-plain.ts'
import { holidayTypes, roomsOfHomes, settingsOfTypes, typeGroups } from './vocabulary-types.ts'
import { weekPhrases } from './vocabulary-weeks.ts'

/** What people can name that is a record in the database. */
export interface KnownNames {
  types: readonly { id: number; description: string; usage: Usage }[]
  /** Fields that the Super Admin has marked as searchable. */
  fields: readonly { id: number; name: string }[]
  resorts: readonly { code: string; name: string }[]
  regions: readonly { code: string; name: string }[]
}

/** Every known phrase, by where in a sentence it can occur. */
export interface Lexicon {
  main: PhraseIndex
  /** Before a number. */
  bounds: PhraseIndex
  numbers: PhraseIndex
  /** After a number. */
  units: PhraseIndex
  boundsAfter: PhraseIndex
  joiners: PhraseIndex
  types: KnownNames['types']
}

/** `Guest House or Lodge` has two names; what is in brackets is a unit. */
function namesIn(name: string): string[] {
  const plain = name.replace(/\(.*\)/, '').trim()
  return [plain, ...plain.split(/ or |\/| and /i)].map((part) => part.trim()).filter(Boolean)
}

const keyOf = (name: string) => wordsOf(name).join(' ')

function plurals(name: string): string[] {
  if (/s$/i.test(name)) return [name]
  return [name, /[^aeiou]y$/i.test(name) ? `${name.slice(0, -1)}ies` : `${name}s`]
}

/** A name can mean several types: a plot is a smallholding or vacant land. */
function typePhrases(types: KnownNames['types']): Phrase[] {
  const byName = new Map<string, KnownNames['types'][number][]>()
  const groups = typeGroups.map((names) => names.map(keyOf))
  for (const type of types) {
    const own = namesIn(type.description).map(keyOf)
    const others = groups.filter((names) => own.some((name) => names.includes(name))).flat()
    for (const name of new Set([...own.flatMap(plurals), ...others])) {
      byName.set(name, [...(byName.get(name) ?? []), type])
    }
  }
  return [...byName].map(([name, [first, ...more]]) => {
    const { usage } = first as KnownNames['types'][number]
    const same = [
      first as KnownNames['types'][number],
      ...more.filter((type) => type.usage === usage),
    ]
    return {
      words: name.split(' '),
      meaning: {
        is: 'types',
        ids: same.map(({ id }) => id),
        usage,
        as: same.map(({ description }) => description).join(' or '),
        ...(usage === 'Commercial' && roomsOfHomes[name] && { keyword: roomsOfHomes[name] }),
        ...(settingsOfTypes[name] && { setting: settingsOfTypes[name] }),
        ...(holidayTypes[name] && { ofHolidays: holidayTypes[name] }),
      },
    }
  })
}

function fieldPhrases(fields: KnownNames['fields']): Phrase[] {
  return fields.flatMap(({ id, name }) =>
    namesIn(name)
      .flatMap(plurals)
      .flatMap((text) =>
        phrases({ is: 'feature', key: `field-${id}`, as: name.replace(/ \(.*\)/, '') }, text),
      ),
  )
}

function keywordPhrases(fields: KnownNames['fields']): Phrase[] {
  const byName = new Map(
    fields.flatMap((field) => namesIn(field.name).map((name) => [keyOf(name), field] as const)),
  )
  return keywordGroups.flatMap((names) => {
    const field = names.map((name) => byName.get(keyOf(name))).find(Boolean)
    const [keyword = ''] = names
    const meaning: Meaning = field
      ? { is: 'feature', key: `field-${field.id}`, as: field.name.replace(/ \(.*\)/, '') }
      : {
          is: 'keyword',
          keyword,
          ...(commercialKeywords.has(keyword) && { usage: 'Commercial' as const }),
        }
    return names.flatMap((name) => {
      if (meaning.is !== 'keyword') return phrases(meaning, name)
      const commercial = keywordsOfPremises[name]
      const ofHouse = keywordsOfHouses[keyword]?.test(name)
      return phrases(
        { ...meaning, ...(commercial && { commercial }), ...(ofHouse && { ofHouse }) },
        name,
      )
    })
  })
}

const tradePhrases: readonly Phrase[] = tradeGroups.flatMap(([keyword = '', ...others]) =>
  [keyword, ...others].flatMap((name) =>
    phrases(
      { is: 'keyword', keyword, usage: 'Commercial' },
      [
        name,
        `${name} space`,
        `${name} premises`,
        `space for ${name}`,
        `space for a ${name}`,
      ].join(),
    ),
  ),
)

/** What people add to the name of a resort. */
const resortKinds = ['', ' lodge', ' resort', ' hotel', ' oord']

/** `Drakensberg and Midlands` is known by both names, resorts with and without their number. */
function placeOfWeeks({ resorts, regions }: KnownNames): Phrase[] {
  return [
    ...resorts.flatMap(({ code, name }) =>
      [
        name,
        name.replace(/ \d+$/, ''),
        name.replace('&', 'and'),
        name.replace(/ Island$/, ' Isle'),
        // `Magaliespark`
        ...(/^\p{L}{5,} \p{L}{4,}$/u.test(name) ? [name.replace(' ', '')] : []),
      ].flatMap((text) =>
        resortKinds.flatMap((kind) =>
          phrases({ is: 'resort', code, name }, `${text.replaceAll(',', ' ')}${kind}`),
        ),
      ),
    ),
    ...regions.flatMap(({ code, name }) =>
      [name, ...name.split(' and ')]
        .filter((text) => !/other region/i.test(text))
        .flatMap((text) => phrases({ is: 'region', code, name }, text)),
    ),
  ]
}

const bare: Partial<Record<string, Meaning>> = {
  garages: { is: 'count', unit: 'garages', count: 1 },
  parking: { is: 'keyword', keyword: 'parking' },
}

/** A unit without a number: a garage is one garage. */
const barePhrases: readonly Phrase[] = numberPhrases.flatMap(({ words, meaning }) => {
  if (meaning.is === 'count') return [{ words, meaning }]
  const said = meaning.is === 'unit' ? bare[meaning.unit] : undefined
  // Cars without a number are not a parking space.
  if (!said || /^cars?$/.test(words.join(' '))) return []
  const isCarport = words.some((word) => /^(carport|motorafdak)/.test(word))
  const keyword = isCarport ? 'carport' : ''
  return [{ words, meaning: said.is === 'keyword' && keyword ? { is: 'keyword', keyword } : said }]
})

export function createLexicon(names: KnownNames): Lexicon {
  const main = [
    ...saidPhrases,
    ...placeOfWeeks(names),
    ...tradePhrases,
    ...featurePhrases,
    ...weekPhrases,
    ...typePhrases(names.types),
    ...barePhrases,
    ...fieldPhrases(names.fields),
    ...keywordPhrases(names.fields),
    ...monthPhrases,
    ...fillerPhrases,
    ...plainPhrases,
  ]
  const ofKinds = (...kinds: Meaning['is'][]) =>
    numberPhrases.filter(({ meaning }) => kinds.includes(meaning.is))
  // Words of one list must not be taken for misspellings of another.
  const otherWords = new Set([...main, ...numberPhrases].flatMap(({ words }) => words))
  const index = (list: readonly Phrase[]) => indexPhrases(list, { otherWords })
  return {
    main: index(main),
    bounds: index(ofKinds('bound')),
    numbers: index(ofKinds('number')),
    units: index(ofKinds('unit', 'times')),
    boundsAfter: index(ofKinds('boundAfter')),
    joiners: index(ofKinds('to', 'and', 'or')),
    types: names.types,
  }
}
