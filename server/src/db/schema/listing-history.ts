import { sql, bigint, check, index, integer, pgTable, text } from '../orm.ts'
import { exactlyOne, instant, money } from './columns.ts'
import { pricePeriods, properties } from './properties.ts'
import { weeks } from './weeks.ts'

/**
 * What the public saw of a listing, and when it changed: price and status, written by triggers. An
 * unpublished listing has no status.
 */
export const listingHistory = pgTable(
  'listing_history',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    propertyId: integer('property_id').references(() => properties.id, { onDelete: 'cascade' }),
    weekId: integer('week_id').references(() => weeks.id, { onDelete: 'cascade' }),
    at: instant('at').notNull().defaultNow(),
    /** Null when it was published for the first time. */
    fromPrice: money('from_price'),
    toPrice: money('to_price').notNull(),
    /** What the price is per: null for sales and weeks. */
    fromPer: text('from_per', { enum: pricePeriods }),
    toPer: text('to_per', { enum: pricePeriods }),
    /** Codes, which outlive a status that is deleted. */
    fromStatus: text('from_status'),
    toStatus: text('to_status'),
  },
  (t) => [
    index('listing_history_property').on(t.propertyId, t.id),
    index('listing_history_week').on(t.weekId, t.id),
    exactlyOne('listing_history_one_listing', t.propertyId, t.weekId),
    check('listing_history_was_public', sql`num_nonnulls(${t.fromStatus}, ${t.toStatus}) > 0`),
  ],
)
