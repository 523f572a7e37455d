import { featureNames, featuresOf } from '#contract/properties/features.ts'
import type { Usage } from '#contract/properties/properties.choices.ts'
import type { Database } from '../../db/connect.ts'
import type { ReplyCache } from '../../kit/reply-cache.ts'
import { findFormFields } from '../field-groups/field-groups.service.ts'
import { featureNumber } from './search-features.where.ts'

export interface KnownFeature {
  key: string
  name: string
  number: number
}

interface FieldServices {
  database: Database
  cache: ReplyCache
}

/** The fields that the Super Admin has marked as searchable, without those of built-in features. */
export function searchableFields(services: FieldServices) {
  return services.cache.cacheAs('searchable fields', async () => ({
    value: (await findFormFields(services.database.db)).filter(
      ({ searchable, feature }) => searchable && feature === null,
    ),
    entry: { seconds: 3600, tables: ['fields', 'field_groups'] },
  }))
}

/**
 * The filters available to searches for properties of this usage: built-in features, and searchable
 * fields.
 */
export async function knownFeatures(
  services: FieldServices,
  usage: Usage | undefined,
): Promise<KnownFeature[]> {
  const fields = await searchableFields(services)
  const own = fields.filter((field) => !usage || ['Both', usage].includes(field.usage))
  return [
    ...featuresOf[usage ?? 'Residential'].map((key) => ({
      key: key as string,
      name: featureNames[key],
    })),
    ...own.map(({ id, name }) => ({ key: `field-${id}`, name })),
  ].map((feature) => ({ ...feature, number: featureNumber(feature.key) }))
}
