import { sql, boolean, index, integer, pgTable, text, uniqueIndex } from '../orm.ts'
import { users } from './accounts.ts'
import { createdAt, id, instant, logPosition } from './columns.ts'
import { personal } from './personal.ts'

const ownedByUser = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    tokenHash: text('token_hash').notNull(),
    userId: ownedByUser(),
    remember: boolean('remember').notNull().default(false),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    /** The absolute expiry: no use extends it beyond this. */
    endsAt: instant('ends_at')
      .notNull()
      .default(sql`now() + interval '30 days'`),
    endedAt: instant('ended_at'),
    /** Null while a user with two-factor login has entered only the password. */
    twoFactorAt: instant('two_factor_at'),
    /** The user that a Super Admin is viewing the site as. */
    viewingUserId: integer('viewing_user_id').references(() => users.id, { onDelete: 'set null' }),
    ip: text('ip'),
    userAgent: text('user_agent'),
    /** The position of its newest write: its reads must not be older. Null without replicas. */
    wroteAt: logPosition('wrote_at'),
  },
  (t) => [
    uniqueIndex('sessions_token_unique').on(t.tokenHash),
    index('sessions_user').on(t.userId),
    index('sessions_expires').on(t.expiresAt),
    index('sessions_viewing').on(t.viewingUserId),
  ],
)

personal(sessions, { owner: { user: 'userId' }, deleted: ['ip', 'userAgent'], exported: 'section' })

export const passwordResets = pgTable(
  'password_resets',
  {
    id: id(),
    tokenHash: text('token_hash').notNull(),
    userId: ownedByUser(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [
    uniqueIndex('password_resets_token_unique').on(t.tokenHash),
    index('password_resets_user').on(t.userId),
  ],
)

personal(passwordResets, {
  owner: { user: 'userId' },
  deleted: ['tokenHash'],
  exported: { not: 'a secret' },
})

/** A new address takes effect once both the old and the new mailbox have confirmed it. */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: id(),
    userId: ownedByUser(),
    newEmail: text('new_email').notNull(),
    oldTokenHash: text('old_token_hash').notNull(),
    newTokenHash: text('new_token_hash').notNull(),
    oldConfirmedAt: instant('old_confirmed_at'),
    newConfirmedAt: instant('new_confirmed_at'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    completedAt: instant('completed_at'),
  },
  (t) => [
    uniqueIndex('email_changes_old_token_unique').on(t.oldTokenHash),
    uniqueIndex('email_changes_new_token_unique').on(t.newTokenHash),
    index('email_changes_user').on(t.userId),
  ],
)

personal(emailChanges, { owner: { user: 'userId' }, deleted: ['newEmail'] })
