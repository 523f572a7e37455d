import { sql, index, integer, jsonb, pgTable, primaryKey, text } from '../orm.ts'
import { createdAt, instant } from './columns.ts'
import { personal } from './personal.ts'

/** The reply to a creating call, returned again when the same key is sent again. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** The user's id, or the client's address for a visitor. */
    scope: text('scope').notNull(),
    call: text('call').notNull(),
    key: text('key').notNull(),
    /** The same key with a different body is a client error. */
    requestHash: text('request_hash').notNull(),
    /** Null while the first request is still in progress. */
    status: integer('status'),
    reply: jsonb('reply'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at')
      .notNull()
      .default(sql`now() + interval '24 hours'`),
  },
  (t) => [
    primaryKey({ columns: [t.scope, t.call, t.key] }),
    index('idempotency_keys_expires').on(t.expiresAt),
  ],
)

personal(idempotencyKeys, {
  owner: ({ userId }, row) => sql`${row}.scope = ${`user ${userId}`}`,
  deleted: ['reply'],
  exported: { not: 'copies of replies that the person has had, for a day' },
})
