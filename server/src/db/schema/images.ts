import { sql, check, index, integer, pgTable, text, uniqueIndex, uuid } from '../orm.ts'
import { users } from './accounts.ts'
import { createdAt, id } from './columns.ts'

/** Stored pictures: re-encoded files that never change, shared by all records that show them. */
export const images = pgTable(
  'images',
  {
    id: id(),
    /** The folder of its sizes in the file store. */
    key: text('key').notNull(),
    /** Random, and part of its public address. */
    addressKey: uuid('address_key').notNull().defaultRandom(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
    /** A tiny blurred data URI, shown until the picture has loaded. */
    placeholder: text('placeholder').notNull(),
    alt: text('alt').notNull().default(''),
    sha256: text('sha256').notNull(),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('images_key_unique').on(t.key),
    uniqueIndex('images_address_key_unique').on(t.addressKey),
    index('images_sha256').on(t.sha256),
    index('images_created_by').on(t.createdBy),
    check('images_size_positive', sql`${t.width} > 0 and ${t.height} > 0 and ${t.bytes} > 0`),
  ],
)
