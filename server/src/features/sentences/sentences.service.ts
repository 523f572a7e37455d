import type { PlaceFinder } from '#contract/sentences/gazetteer.ts'
import { createLexicon, type Lexicon } from '#contract/sentences/lexicon.ts'
import { createPlaceFinder } from '#contract/sentences/place-finder.ts'
import { readSentence, type Sentence } from '#contract/sentences/read-sentence.ts'
import { today } from '#contract/values/day.ts'
import type { Services } from '../../services.ts'
import { knownTypes } from '../property-types/known-types.ts'
import { findNamedPlaces, findResortNames } from './sentences.queries.ts'

type SentenceServices = Pick<Services, 'database' | 'cache'>

const cacheSeconds = 3600

/** All phrases: building the index takes far longer than reading a sentence. */
function lexicon(services: SentenceServices): Promise<Lexicon> {
  return services.cache.cacheAs('lexicon of sentences', async () => {
    const { db } = services.database
    const [types, named] = await Promise.all([knownTypes(services), findResortNames(db)])
    const tables = ['property_types', 'fields', 'resorts', 'regions']
    return {
      value: createLexicon({ types, fields: [], ...named }),
      entry: { seconds: cacheSeconds, tables, weight: 4_000_000 },
    }
  })
}

function places(services: SentenceServices): Promise<PlaceFinder> {
  return services.cache.cacheAs('places of sentences', async () => ({
    value: createPlaceFinder(await findNamedPlaces(services.database.db)),
    entry: {
      seconds: cacheSeconds,
      tables: ['provinces', 'cities', 'suburbs'],
      weight: 2_000_000,
    },
  }))
}

export async function readTyped(services: SentenceServices, sentence: string): Promise<Sentence> {
  const [words, gazetteer] = await Promise.all([lexicon(services), places(services)])
  return readSentence(sentence, { lexicon: words, gazetteer, today: today() })
}
