import { sql, check, date, index, integer, pgTable, text } from '../orm.ts'
import { exactlyOne, id, versioned } from './columns.ts'
import { images } from './images.ts'
import { properties } from './properties.ts'
import { weeks } from './weeks.ts'

export const carouselItems = pgTable(
  'carousel_items',
  {
    id: id(),
    header: text('header').notNull(),
    description: text('description').notNull().default(''),
    imageId: integer('image_id')
      .notNull()
      .references(() => images.id, { onDelete: 'restrict' }),
    weekId: integer('week_id').references(() => weeks.id, { onDelete: 'cascade' }),
    propertyId: integer('property_id').references(() => properties.id, { onDelete: 'cascade' }),
    rank: integer('rank').notNull().default(0),
    /** The first and the last day on the home page; null means no limit. */
    showFrom: date('show_from'),
    showUntil: date('show_until'),
    ...versioned(),
  },
  (t) => [
    index('carousel_items_rank').on(t.rank, t.id),
    index('carousel_items_image').on(t.imageId),
    index('carousel_items_week').on(t.weekId),
    index('carousel_items_property').on(t.propertyId),
    check('carousel_items_dates_in_order', sql`${t.showUntil} >= ${t.showFrom}`),
    exactlyOne('carousel_items_one_listing', t.weekId, t.propertyId),
  ],
)
