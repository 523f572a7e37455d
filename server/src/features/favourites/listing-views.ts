import type { FastifyBaseLogger } from 'fastify'
import type { ListingKey } from '#contract/listings/listings.schema.ts'
import type { Database } from '../../db/connect.ts'
import { createBatchWriter, type BatchWriter } from '../../kit/batch-writer.ts'
import { writeViews } from './listing-views.queries.ts'

export type ListingViews = BatchWriter<ListingKey>

/** Views are counted in memory and added to their listing's day a moment later, in batches. */
export function createListingViews(database: Database, log: FastifyBaseLogger): ListingViews {
  return createBatchWriter<ListingKey>({
    name: 'listing views',
    log,
    write: (views) => writeViews(database, views),
  })
}
