import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import type { Database } from './db/connect.ts'
import type { FileStore } from './gateways/files.ts'
import type { CardProviders } from './gateways/payments/card-providers.ts'
import type { Reach } from './gateways/routing/drive-time.ts'
import type { Limits } from './kit/limits.ts'
import type { Outbox } from './kit/outbox.ts'
import type { ReplyCache } from './kit/reply-cache.ts'
import type { Secrets } from './kit/secrets.ts'
import type { ListingViews } from './features/favourites/listing-views.ts'
import type { ListingKinds } from './features/listings/listing-kind.ts'
import type { LiveCounts } from './features/notifications/live-counts.ts'
import type { Listings } from './features/properties/memory/listings.ts'
import type { SearchLog } from './features/search-log/search-log.ts'

/** The services passed to every feature, created once by the program or by a test. */
export interface Services {
  config: Config
  database: Database
  files: FileStore
  cards: CardProviders
  reach: Reach
  limits: Limits
  cache: ReplyCache
  outbox: Outbox
  secrets: Secrets
  searchLog: SearchLog
  listingViews: ListingViews
  listings: Listings
  listingKinds: ListingKinds
  liveCounts: LiveCounts
  log: FastifyBaseLogger
}
