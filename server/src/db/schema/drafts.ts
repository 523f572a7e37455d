import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from '../orm.ts'
import { users } from './accounts.ts'
import { createdAt, id, instant } from './columns.ts'
import { personal } from './personal.ts'

/** Input to a long form that has not been submitted yet. */
export const drafts = pgTable(
  'drafts',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    /** Identifies the draft among those of its kind: the next one gets a new key. */
    key: uuid('key').notNull().defaultRandom(),
    /** The revision of the newest save; an older one that arrives later is ignored. */
    revision: bigint('revision', { mode: 'number' }).notNull().default(0),
    value: jsonb('value').notNull(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('drafts_user_kind_unique').on(t.userId, t.kind)],
)

personal(drafts, { owner: { user: 'userId' }, deleted: ['value'], exported: 'section' })

/** Drafts that were submitted or discarded: a save still in flight must not restore one. */
export const finishedDrafts = pgTable(
  'finished_drafts',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: uuid('key').notNull(),
    finishedAt: instant('finished_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.key] }),
    index('finished_drafts_finished').on(t.finishedAt),
  ],
)

personal(finishedDrafts, {
  owner: { user: 'userId' },
  deleted: ['key'],
  exported: { not: 'a random key that only stops a late save' },
})
