import { sql, check, index, integer, pgTable, text, uniqueIndex } from '../orm.ts'
import { users } from './accounts.ts'
import { exactlyOne, id, instant, versioned } from './columns.ts'
import { payments } from './payments.ts'
import { properties } from './properties.ts'
import { weeks } from './weeks.ts'

/** A Super Admin's permission to publish a listing without its fee, and why. */
export const feeWaivers = pgTable(
  'fee_waivers',
  {
    id: id(),
    weekId: integer('week_id').references(() => weeks.id, { onDelete: 'restrict' }),
    propertyId: integer('property_id').references(() => properties.id, { onDelete: 'restrict' }),
    reason: text('reason').notNull(),
    /** Null for listings published before waivers were recorded. */
    waivedBy: integer('waived_by').references(() => users.id, { onDelete: 'set null' }),
    /** The payment whose refund would otherwise have unpublished the listing. */
    paymentId: integer('payment_id').references(() => payments.id, { onDelete: 'restrict' }),
    /** When the fee was paid after all, or the listing was returned to Awaiting Payment. */
    endedAt: instant('ended_at'),
    ...versioned(),
  },
  (t) => [
    uniqueIndex('fee_waivers_one_week')
      .on(t.weekId)
      .where(sql`${t.endedAt} is null and ${t.weekId} is not null`),
    uniqueIndex('fee_waivers_one_property')
      .on(t.propertyId)
      .where(sql`${t.endedAt} is null and ${t.propertyId} is not null`),
    index('fee_waivers_week').on(t.weekId),
    index('fee_waivers_property').on(t.propertyId),
    index('fee_waivers_waived_by').on(t.waivedBy),
    index('fee_waivers_payment').on(t.paymentId),
    exactlyOne('fee_waivers_one_listing', t.weekId, t.propertyId),
    check('fee_waivers_reason_given', sql`btrim(${t.reason}) <> ''`),
  ],
)
