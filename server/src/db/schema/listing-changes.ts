import { sql, check, index, integer, jsonb, pgTable, text, uniqueIndex } from '../orm.ts'
import { changeStates } from '#contract/listing-changes/listing-changes.states.ts'
import type { PromisedValues } from '#contract/listing-changes/differences.ts'
import { users } from './accounts.ts'
import { exactlyOne, id, instant, oneOf, versioned } from './columns.ts'
import { properties } from './properties.ts'
import { weeks } from './weeks.ts'

/**
 * Changes to what a listing promised, for a Super Admin to approve; one undecided row per listing.
 */
export const listingChanges = pgTable(
  'listing_changes',
  {
    id: id(),
    weekId: integer('week_id').references(() => weeks.id, { onDelete: 'cascade' }),
    propertyId: integer('property_id').references(() => properties.id, { onDelete: 'cascade' }),
    state: text('state', { enum: changeStates }).notNull().default('open'),
    /** The promised values that differ: as they were last approved, and as they are now. */
    before: jsonb('before').$type<PromisedValues>().notNull(),
    after: jsonb('after').$type<PromisedValues>().notNull(),
    changedAt: instant('changed_at').notNull().defaultNow(),
    changedBy: integer('changed_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: instant('decided_at'),
    decidedBy: integer('decided_by').references(() => users.id, { onDelete: 'set null' }),
    /** Why it was refused. */
    reason: text('reason'),
    ...versioned(),
  },
  (t) => [
    uniqueIndex('listing_changes_one_week')
      .on(t.weekId)
      .where(sql`${t.state} <> 'approved' and ${t.weekId} is not null`),
    uniqueIndex('listing_changes_one_property')
      .on(t.propertyId)
      .where(sql`${t.state} <> 'approved' and ${t.propertyId} is not null`),
    index('listing_changes_open')
      .on(t.changedAt)
      .where(sql`${t.state} = 'open'`),
    index('listing_changes_changed').on(t.changedAt, t.id),
    index('listing_changes_week').on(t.weekId),
    index('listing_changes_property').on(t.propertyId),
    index('listing_changes_changed_by').on(t.changedBy),
    index('listing_changes_decided_by').on(t.decidedBy),
    exactlyOne('listing_changes_one_listing', t.weekId, t.propertyId),
    oneOf('listing_changes_state_known', t.state, changeStates),
    check(
      'listing_changes_refused_with_reason',
      sql`${t.state} <> 'refused' or ${t.reason} is not null`,
    ),
  ],
)
