import { bigint, integer, pgTable, text, uniqueIndex } from '../orm.ts'
import { users } from './accounts.ts'
import { createdAt, encrypted, id, instant, onlyEncrypted } from './columns.ts'
import { personal } from './personal.ts'

export const totpSecrets = pgTable(
  'totp_secrets',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    secretEncrypted: encrypted('secret_encrypted').notNull(),
    confirmedAt: instant('confirmed_at'),
    /** The last accepted time step, so that a code seen by someone else cannot be used again. */
    lastUsedStep: bigint('last_used_step', { mode: 'number' }),
    createdAt: createdAt(),
  },
  (t) => [onlyEncrypted('totp_secrets_secret_encrypted', t.secretEncrypted)],
)

personal(totpSecrets, {
  owner: { user: 'userId' },
  deleted: ['secretEncrypted'],
  exported: { not: 'a secret' },
})

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    createdAt: createdAt(),
    usedAt: instant('used_at'),
  },
  (t) => [uniqueIndex('recovery_codes_unique').on(t.userId, t.codeHash)],
)

personal(recoveryCodes, {
  owner: { user: 'userId' },
  deleted: ['codeHash'],
  exported: { not: 'a secret' },
})
