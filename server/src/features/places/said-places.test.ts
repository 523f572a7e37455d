import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { wellKnownKeys } from '#contract/places/importance.ts'
import { readSentence } from '#contract/sentences/read-sentence.ts'
import { referenceGazetteer } from '../../testing/reference-places.ts'
import { referenceKnowledge } from '../../testing/sentence-knowledge.ts'

const knowledge = referenceKnowledge()
const gazetteer = referenceGazetteer()
const first = (typed: string) => gazetteer.suggest(typed)[0]?.key

/** What people type, and the key of the place they mean. */
const said = readFileSync(path.join(import.meta.dirname, 'said-places.tsv'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t') as [typed: string, key: string])

describe('places as people say them', () => {
  it('are suggested first', () => {
    expect(said.length).toBeGreaterThanOrEqual(600)
    const wrong = said.filter(([typed, key]) => first(typed) !== key)
    expect(wrong.map(([typed, key]) => `${typed}: ${first(typed)} instead of ${key}`)).toEqual([])
  })

  it.each([
    ['Clarence', 'clarens.free-state'],
    ['Saint', 'st-francis-bay.eastern-cape'],
    ['Fransho', 'franschhoek.western-cape'],
    ['Johanesb', 'johannesburg.gauteng'],
    ['Stelenb', 'stellenbosch.western-cape'],
    ['Moullie P', 'mouille-point.cape-town.western-cape'],
  ])('are suggested while %j is typed', (typed, key) => {
    const [first, second] = gazetteer.suggest(typed)
    expect([first?.key, second?.key]).toContain(key)
  })

  it('are found in a sentence, even in lower case', () => {
    const wrong = said.flatMap(([typed, key]) =>
      [typed, typed.toLowerCase()].flatMap((name) => {
        const { criteria, ignored } = readSentence(`house in ${name}`, knowledge)
        return criteria.places === key && !ignored.length ? [] : `${name}: ${criteria.places}`
      }),
    )
    expect(wrong).toEqual([])
  })

  it('name their city if several cities share the name', () => {
    const displays = gazetteer.suggest('Brooklyn').map(({ display }) => display)
    expect(displays).toContain('Brooklyn, Pretoria')
    expect(displays).toContain('Brooklyn, Cape Town')
    expect(gazetteer.find('Northern Suburbs').map(({ display }) => display)).toEqual([
      'Northern Suburbs, Cape Town',
      'Northern Suburbs, Johannesburg',
    ])
  })

  it('are the best known of their name if none has listings', () => {
    const missing = [...wellKnownKeys].filter((key) => {
      const name = key.split('.')[0]?.replaceAll('-', ' ') ?? ''
      return !gazetteer.find(name).some((place) => place.key === key)
    })
    expect(missing).toEqual([])
    expect(gazetteer.suggest('Claremont')[0]?.display).toBe('Claremont, Cape Town')
    expect(gazetteer.suggest('Morningside')[0]?.display).toBe('Morningside, Sandton')
    const shared = gazetteer.suggest('Morningside').filter(({ kind }) => kind === 'suburb')
    for (const { display, city } of shared) expect(display).toContain(`, ${city}`)
  })

  it.each(['xyzzy', 'borehole', 'swimming pool', 'qqqqqqq', '!!', ''])(
    'are not invented for %j',
    (typed) => expect(gazetteer.suggest(typed)).toEqual([]),
  )
})

describe('places in a sentence', () => {
  const words = (text: string) => text.split(' ')
  const match = (text: string, from = 0) => {
    const found = gazetteer.match(words(text), from)
    return found && [found.length, found.places[0]?.key, found.exact]
  }

  it.each([
    ['Sea Point under R3m', [2, 'sea-point.cape-town.western-cape', true]],
    ['Pretoria East with pool', [2, 'pretoria-east', true]],
    ['Brooklyn in Pretoria for students', [3, 'brooklyn.pretoria.gauteng', true]],
    ['Cape Town Sea Point flat', [4, 'sea-point.cape-town.western-cape', true]],
    ['the Winelands please', [2, 'cape-winelands', true]],
    ['Stelenbosch house', [1, 'stellenbosch.western-cape', false]],
    ['Cape Twon house', [2, 'cape-town.western-cape', false]],
    ['Durban house with garden', [1, 'durban.kwazulu-natal', true]],
    ['Sea Point 2 bed', [2, 'sea-point.cape-town.western-cape', true]],
  ])('are found in %j', (text, expected) => expect(match(text)).toEqual(expected))

  it.each(['house', 'garden', 'bedroom', 'under', 'pool', 'with', 'rental', 'cheap', 'borehole'])(
    'are not found in %j',
    (word) => expect(match(word)).toBeUndefined(),
  )
})
