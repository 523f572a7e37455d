import { sql, index, integer, pgTable, text } from '../orm.ts'
import { securityEventKinds } from '#contract/security-events/security-events.kinds.ts'
import { createdAt, longId, monthlyKey } from './columns.ts'
import { personal } from './personal.ts'

/**
 * Logins, changes of access and exports. Append-only: a trigger refuses every change except the
 * removal of device and address, and deletion before a year has passed. No foreign key: the log
 * outlives the accounts in it. Partitioned by month.
 */
export const securityEvents = pgTable(
  'security_events',
  {
    id: longId(),
    createdAt: createdAt(),
    kind: text('kind', { enum: securityEventKinds }).notNull(),
    /** The account it is about. Null for a username that does not exist; what was typed may be a password. */
    userId: integer('user_id'),
    /** Who did it, if it was not the person. */
    byUserId: integer('by_user_id'),
    detail: text('detail').notNull().default(''),
    ip: text('ip'),
    userAgent: text('user_agent'),
  },
  (t) => [
    monthlyKey(t),
    index('security_events_created').on(t.createdAt, t.id),
    index('security_events_user').on(t.userId, t.createdAt, t.id),
    index('security_events_kind').on(t.kind, t.createdAt, t.id),
    index('security_events_ip').on(t.ip.op('text_pattern_ops'), t.createdAt, t.id),
    index('security_events_by_user')
      .on(t.byUserId)
      .where(sql`${t.byUserId} is not null`),
  ],
)

personal(securityEvents, {
  // Device and address belong to the person who did it.
  owner: ({ userId }, row) => sql`(${row}.by_user_id = ${userId}
    or (${row}.by_user_id is null and ${row}.user_id = ${userId}))`,
  becomes: { ip: null, userAgent: null },
  exported: 'section',
})
