import { sql, boolean, index, integer, pgTable, text, uniqueIndex } from '../orm.ts'
import { createdAt, id } from './columns.ts'
import { images } from './images.ts'
import { properties } from './properties.ts'

export const propertyImages = pgTable(
  'property_images',
  {
    id: id(),
    propertyId: integer('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    imageId: integer('image_id')
      .notNull()
      .references(() => images.id, { onDelete: 'restrict' }),
    isDefault: boolean('is_default').notNull().default(false),
    rank: integer('rank').notNull().default(0),
    /** The address or file name of an imported picture: it is not added twice. */
    source: text('source'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('property_images_one_default')
      .on(t.propertyId)
      .where(sql`${t.isDefault}`),
    uniqueIndex('property_images_unique').on(t.propertyId, t.imageId),
    index('property_images_order').on(t.propertyId, t.rank, t.id),
    index('property_images_image').on(t.imageId),
  ],
)
