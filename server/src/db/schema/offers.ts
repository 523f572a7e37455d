import { sql, boolean, check, index, integer, pgTable, text, uniqueIndex } from '../orm.ts'
import { users } from './accounts.ts'
import {
  createdAt,
  exactlyOne,
  id,
  instant,
  money,
  oneOf,
  softDeleted,
  versioned,
} from './columns.ts'
import { notPersonal, personal } from './personal.ts'
import { properties } from './properties.ts'
import { weeks } from './weeks.ts'

/** E1 open, E2 accepted, E3 declined, E4 withdrawn by the bidder. */
export const offerStatusCodes = ['E1', 'E2', 'E3', 'E4'] as const
export const offerEventKinds = [
  'made',
  'changed',
  'countered',
  'accepted',
  'declined',
  'withdrawn',
  'reopened',
] as const
export const offerSides = ['bidder', 'owner'] as const

export const offers = pgTable(
  'offers',
  {
    id: id(),
    /** The bidder. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    weekId: integer('week_id').references(() => weeks.id, { onDelete: 'restrict' }),
    propertyId: integer('property_id').references(() => properties.id, { onDelete: 'restrict' }),
    tenderWeek: boolean('tender_week').notNull().default(false),
    amount: money('amount').notNull(),
    /** The owner's standing counter-offer; the thread is in offer_events. */
    counterAmount: money('counter_amount'),
    comment: text('comment').notNull().default(''),
    consent: boolean('consent').notNull().default(true),
    statusCode: text('status_code', { enum: offerStatusCodes }).notNull().default('E1'),
    declineReason: text('decline_reason'),
    decidedAt: instant('decided_at'),
    /** The owner side's own reminder; the bidder never sees it. */
    ownerNote: text('owner_note').notNull().default(''),
    decidedBy: integer('decided_by').references(() => users.id, { onDelete: 'set null' }),
    ...versioned(),
    ...softDeleted(),
  },
  (t) => [
    uniqueIndex('offers_one_open_week')
      .on(t.userId, t.weekId)
      .where(sql`${t.statusCode} = 'E1' and ${t.deletedAt} is null and ${t.weekId} is not null`),
    uniqueIndex('offers_one_open_property')
      .on(t.userId, t.propertyId)
      .where(
        sql`${t.statusCode} = 'E1' and ${t.deletedAt} is null and ${t.propertyId} is not null`,
      ),
    index('offers_user').on(t.userId),
    index('offers_week').on(t.weekId),
    index('offers_property').on(t.propertyId),
    index('offers_created').on(t.createdAt),
    exactlyOne('offers_one_listing', t.weekId, t.propertyId),
    check('offers_amount_range', sql`${t.amount} > 0 and ${t.amount} <= 1000000000`),
    check('offers_counter_range', sql`${t.counterAmount} > 0 and ${t.counterAmount} <= 1000000000`),
    check('offers_tender_is_a_week', sql`not ${t.tenderWeek} or ${t.weekId} is not null`),
    oneOf('offers_status_known', t.statusCode, offerStatusCodes),
  ],
)

personal(offers, {
  owner: { user: 'userId' },
  becomes: { comment: '' },
  // The law requires an accepted offer to be kept complete.
  exceptWhere: sql`status_code = 'E2'`,
  exported: 'section',
})

notPersonal(offers, { ownerNote: 'written by the owner’s side about the offer' })

export const offerEvents = pgTable(
  'offer_events',
  {
    id: id(),
    offerId: integer('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: offerEventKinds }).notNull(),
    side: text('side', { enum: offerSides }).notNull(),
    actorUserId: integer('actor_user_id').references(() => users.id, { onDelete: 'set null' }),
    amount: money('amount'),
    comment: text('comment').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    index('offer_events_offer').on(t.offerId, t.id),
    check('offer_events_amount_positive', sql`${t.amount} > 0`),
    oneOf('offer_events_kind_known', t.kind, offerEventKinds),
    oneOf('offer_events_side_known', t.side, offerSides),
  ],
)

personal(offerEvents, {
  owner: ({ userId }, row) => sql`${row}.side = 'bidder'
    and ${row}.offer_id in (select o.id from ${offers} o where o.user_id = ${userId})`,
  becomes: { comment: '' },
  exceptWhere: sql`offer_id in (select o.id from ${offers} o where o.status_code = 'E2')`,
})
