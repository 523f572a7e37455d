import { createLexicon, type Lexicon } from '#contract/sentences/lexicon.ts'
import { readSentence, type Sentence } from '#contract/sentences/read-sentence.ts'
import { today } from '#contract/values/day.ts'
import type { Services } from '../../services.ts'
import { gazetteer } from '../places/places-in-memory.ts'
import { searchableFields } from '../properties/known-features.ts'
import { knownTypes } from '../property-types/known-types.ts'
import { findListingKind, findResortNames } from './sentences.queries.ts'

type SentenceServices = Pick<Services, 'database' | 'cache'>

const cacheSeconds = 3600

/** All phrases: building the index takes far longer than reading a sentence. */
function lexicon(services: SentenceServices): Promise<Lexicon> {
  return services.cache.cacheAs('lexicon of sentences', async () => {
    const [types, fields, named] = await Promise.all([
      knownTypes(services),
      searchableFields(services),
      findResortNames(services.database.db),
    ])
    const tables = ['property_types', 'fields', 'field_groups', 'resorts', 'regions']
    return {
      value: createLexicon({ types, fields, ...named }),
      entry: { seconds: cacheSeconds, tables, weight: 4_000_000 },
    }
  })
}

/** A reference leads to its listing, whether for sale or to rent, a home or an office. */
export async function readTyped(services: SentenceServices, sentence: string): Promise<Sentence> {
  const [words, places] = await Promise.all([lexicon(services), gazetteer(services)])
  const knowledge = { lexicon: words, gazetteer: places, today: today() }
  const read = readSentence(sentence, knowledge)
  const { propertyId } = read.criteria
  const listing = propertyId ? await findListingKind(services.database.db, propertyId) : undefined
  return listing ? readSentence(sentence, { ...knowledge, listing }) : read
}
