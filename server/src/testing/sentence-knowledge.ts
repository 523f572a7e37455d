import { propertyTypes } from '../db/reference/property-types.ts'
import { regions } from '../db/reference/regions.ts'
import { resorts } from '../db/reference/resorts.ts'
import { createLexicon } from '#contract/sentences/lexicon.ts'
import type { SentenceKnowledge } from '#contract/sentences/read-sentence.ts'
import { referenceGazetteer } from './reference-places.ts'

/** What the reference data know, on a fixed day. */
export function referenceKnowledge(): SentenceKnowledge {
  const lexicon = createLexicon({
    types: propertyTypes.map(({ id, description, usageType }) => ({
      id,
      description,
      usage: usageType === 0 ? 'Residential' : 'Commercial',
    })),
    fields: [
      { id: 210, name: 'Air Conditioning' },
      { id: 703, name: 'Generator' },
    ],
    resorts: resorts.map(({ resortCode, resortName }) => ({ code: resortCode, name: resortName })),
    regions: regions.map(({ regionCode, regionName }) => ({ code: regionCode, name: regionName })),
  })
  return { lexicon, gazetteer: referenceGazetteer(), today: '2026-11-16' }
}
