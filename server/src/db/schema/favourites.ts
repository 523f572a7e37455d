import { sql, boolean, index, integer, pgTable, text, uniqueIndex } from '../orm.ts'
import { users } from './accounts.ts'
import { createdAt, encrypted, exactlyOne, id, instant, money, onlyEncrypted } from './columns.ts'
import { personal } from './personal.ts'
import { properties } from './properties.ts'
import { weeks } from './weeks.ts'

const owner = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** The folders of a person, by name. */
export const favouriteFolders = pgTable(
  'favourite_folders',
  { id: id(), userId: owner(), name: text('name').notNull(), createdAt: createdAt() },
  (t) => [uniqueIndex('favourite_folders_name_unique').on(t.userId, sql`lower(${t.name})`)],
)

personal(favouriteFolders, { owner: { user: 'userId' }, deleted: ['name'] })

/** The listings that a person has saved. */
export const favourites = pgTable(
  'favourites',
  {
    id: id(),
    userId: owner(),
    propertyId: integer('property_id').references(() => properties.id, { onDelete: 'cascade' }),
    weekId: integer('week_id').references(() => weeks.id, { onDelete: 'cascade' }),
    folderId: integer('folder_id').references(() => favouriteFolders.id, { onDelete: 'set null' }),
    note: text('note'),
    createdAt: createdAt(),
    /** What the person saw on the previous visit: changes are compared with it. */
    seenPrice: money('seen_price').notNull(),
    /** The code of a status; null if the listing was not published. */
    seenStatus: text('seen_status'),
    seenAt: instant('seen_at').notNull().defaultNow(),
    /** What the latest visit showed; it becomes the baseline when the next visit begins. */
    shownPrice: money('shown_price').notNull(),
    shownStatus: text('shown_status'),
    shownAt: instant('shown_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('favourites_property_unique').on(t.userId, t.propertyId),
    uniqueIndex('favourites_week_unique').on(t.userId, t.weekId),
    index('favourites_property').on(t.propertyId, t.createdAt),
    index('favourites_week').on(t.weekId, t.createdAt),
    index('favourites_folder').on(t.folderId),
    exactlyOne('favourites_one_listing', t.propertyId, t.weekId),
  ],
)

personal(favourites, { owner: { user: 'userId' }, deleted: ['note'] })

/** Secret links to a person's favourites, or to one folder of them. Deleting the row revokes the link. */
export const favouriteShares = pgTable(
  'favourite_shares',
  {
    id: id(),
    userId: owner(),
    /** Null shares all favourites. */
    folderId: integer('folder_id').references(() => favouriteFolders.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    /** So that its owner can copy the link again. */
    tokenEncrypted: encrypted('token_encrypted').notNull(),
    withNotes: boolean('with_notes').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('favourite_shares_token_unique').on(t.tokenHash),
    index('favourite_shares_user').on(t.userId),
    index('favourite_shares_folder').on(t.folderId),
    onlyEncrypted('favourite_shares_token_encrypted', t.tokenEncrypted),
  ],
)

personal(favouriteShares, {
  owner: { user: 'userId' },
  deleted: ['tokenHash', 'tokenEncrypted'],
  exported: { not: 'a secret link that only gives access to the favourites' },
})
