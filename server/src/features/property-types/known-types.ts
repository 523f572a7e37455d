import type { Usage } from '#contract/properties/properties.schema.ts'
import type { Database } from '../../db/connect.ts'
import type { ReplyCache } from '../../kit/reply-cache.ts'
import { findTypes } from './property-types.queries.ts'

export interface KnownType {
  id: number
  description: string
  usage: Usage
}

/** All property types: few, and every search and every form asks for them. */
export function knownTypes(parts: { database: Database; cache: ReplyCache }): Promise<KnownType[]> {
  return parts.cache.keepAs('property types', async () => ({
    value: await findTypes(parts.database.db),
    entry: { seconds: 3600, tables: ['property_types'] },
  }))
}
