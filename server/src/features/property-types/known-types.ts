import type { Usage } from '#contract/properties/properties.choices.ts'
import type { Database } from '../../db/connect.ts'
import type { ReplyCache } from '../../kit/reply-cache.ts'
import { findTypes } from './property-types.queries.ts'

export interface KnownType {
  id: number
  description: string
  usage: Usage
  isLand: boolean
}

const cacheKey = 'property types'

/** All property types: there are few, and every search and every form needs them. */
export function knownTypes(services: {
  database: Database
  cache: ReplyCache
}): Promise<KnownType[]> {
  return services.cache.cacheAs(cacheKey, async () => ({
    value: await findTypes(services.database.db),
    entry: { seconds: 3600, tables: ['property_types'] },
  }))
}

/** The ones already cached, for callers that cannot wait. */
export function cachedTypes(cache: ReplyCache): readonly KnownType[] {
  return cache.find<KnownType[]>(cacheKey) ?? []
}
