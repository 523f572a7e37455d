import { sql, boolean, index, integer, pgTable, text, uniqueIndex } from '../orm.ts'
import { id, instant, softDeleted, versioned } from './columns.ts'
import { notPersonal, personal } from './personal.ts'

export const roles = pgTable(
  'roles',
  {
    id: id(),
    /** The role's name in the contract's permission table. */
    key: text('key').notNull(),
    name: text('name').notNull(),
    ...versioned(),
  },
  (t) => [
    uniqueIndex('roles_key_unique').on(t.key),
    uniqueIndex('roles_name_unique').on(sql`lower(${t.name})`),
  ],
)

notPersonal(roles, { name: 'the name of a role' })

export const users = pgTable(
  'users',
  {
    id: id(),
    roleId: integer('role_id')
      .notNull()
      .references(() => roles.id, { onDelete: 'restrict' }),
    username: text('username').notNull(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    /** Null until a person who registered has opened the link in their mailbox. */
    emailConfirmedAt: instant('email_confirmed_at').defaultNow(),
    changePasswordOnLogin: boolean('change_password_on_login').notNull().default(false),
    ...versioned(),
    ...softDeleted(),
  },
  (t) => [
    // Names that look alike are the same name. A deleted person may register again under the same name and address.
    uniqueIndex('users_username_unique')
      .on(sql`fold_username(${t.username})`)
      .where(sql`${t.deletedAt} is null`),
    uniqueIndex('users_email_unique')
      .on(sql`lower(${t.email})`)
      .where(sql`${t.deletedAt} is null`),
    index('users_role').on(t.roleId),
    // A prefix of a name or an address finds a person.
    index('users_username_start')
      .on(sql`lower(${t.username}) text_pattern_ops`)
      .where(sql`${t.deletedAt} is null`),
    index('users_email_start')
      .on(sql`lower(${t.email}) text_pattern_ops`)
      .where(sql`${t.deletedAt} is null`),
  ],
)

personal(users, {
  owner: { user: 'id' },
  becomes: {
    username: sql`'deleted-' || id`,
    email: sql`'deleted-' || id || '@deleted.invalid'`,
    // No password has this hash.
    passwordHash: 'none',
  },
  exported: 'section',
})
