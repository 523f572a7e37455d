import { date, index, integer, pgTable, primaryKey, text } from '../orm.ts'
import { listingKinds } from '#contract/listings/listings.schema.ts'
import { oneOf, positive } from './columns.ts'

/**
 * How often the page of a listing was viewed on a day; nothing about who viewed it. Rows are deleted
 * after a month, so they need no key to the listing.
 */
export const listingViews = pgTable(
  'listing_views',
  {
    kind: text('kind', { enum: listingKinds }).notNull(),
    listingId: integer('listing_id').notNull(),
    day: date('day').notNull(),
    views: integer('views').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.listingId, t.day] }),
    index('listing_views_day').on(t.day),
    oneOf('listing_views_kind_known', t.kind, listingKinds),
    positive('listing_views_positive', t.views),
  ],
)
