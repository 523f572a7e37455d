import {
  sql,
  bigint,
  boolean,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from '../orm.ts'
import { alertRecipients } from './alerts.ts'
import { instant, money } from './columns.ts'
import { personal } from './personal.ts'
import { usages } from './property-types.ts'
import { savedSearches } from './saved-searches.ts'

const tsquery = customType<{ data: string }>({ dataType: () => 'tsquery' })
const polygon = customType<{ data: string }>({ dataType: () => 'polygon' })

/**
 * A saved search in the form in which listings are compared with it: names are ids, and the places
 * in reach are known. Derived from its criteria; a paused or unconfirmed search has no row.
 */
export const savedSearchFilters = pgTable(
  'saved_search_filters',
  {
    searchId: integer('search_id')
      .primaryKey()
      .references(() => savedSearches.id, { onDelete: 'cascade' }),
    recipientId: integer('recipient_id')
      .notNull()
      .references(() => alertRecipients.id, { onDelete: 'cascade' }),
    isSale: boolean('is_sale').notNull().default(true),
    usage: text('usage', { enum: usages }),
    typeIds: integer('type_ids').array(),
    /** In any of these places or circles; without `inPlaces`, anywhere. */
    inPlaces: boolean('in_places').notNull().default(false),
    provinceIds: integer('province_ids').array(),
    cityIds: integer('city_ids').array(),
    suburbIds: integer('suburb_ids').array(),
    circleLats: doublePrecision('circle_lats').array(),
    circleLngs: doublePrecision('circle_lngs').array(),
    circleKilometres: doublePrecision('circle_kilometres').array(),
    suburbName: text('suburb_name'),
    /** In reach by car: a suburb, or a city if the suburb is unknown. */
    reachSuburbIds: integer('reach_suburb_ids').array(),
    reachCityIds: integer('reach_city_ids').array(),
    minPrice: money('min_price'),
    maxPrice: money('max_price'),
    gross: boolean('gross').notNull().default(false),
    bedrooms: doublePrecision('bedrooms'),
    bathrooms: doublePrecision('bathrooms'),
    garages: doublePrecision('garages'),
    minSize: doublePrecision('min_size'),
    maxSize: doublePrecision('max_size'),
    minFloor: doublePrecision('min_floor'),
    maxFloor: doublePrecision('max_floor'),
    minErf: doublePrecision('min_erf'),
    maxErf: doublePrecision('max_erf'),
    minRate: money('min_rate'),
    maxRate: money('max_rate'),
    features: integer('features').array(),
    reduced: boolean('reduced').notNull().default(false),
    newThisWeek: boolean('new_this_week').notNull().default(false),
    availableFrom: date('available_from'),
    listing: text('listing'),
    south: doublePrecision('south'),
    west: doublePrecision('west'),
    north: doublePrecision('north'),
    east: doublePrecision('east'),
    area: polygon('area'),
    words: tsquery('words'),
    /** For a search of weeks: the resorts that match its places, setting and drive. */
    resortIds: integer('resort_ids').array(),
  },
  (t) => [index('saved_search_filters_recipient').on(t.recipientId)],
)

personal(savedSearchFilters, {
  owner: ({ userId, email }, row) => sql`${row}.recipient_id in (
    select r.id from ${alertRecipients} r
    where r.user_id = ${userId} or r.email = lower(${email}))`,
  deleted: ['suburbName'],
  exported: { not: 'derived from the saved search, which is in the export' },
})

/**
 * The index over the saved searches: what each is found by, see features/alerts/term.ts. Prices and
 * bedrooms are repeated here, so that most searches are ruled out within the index. It is deleted
 * with its filter, which may be shared with others.
 */
export const savedSearchTerms = pgTable(
  'saved_search_terms',
  {
    searchId: integer('search_id')
      .notNull()
      .references(() => savedSearchFilters.searchId, { onDelete: 'cascade' }),
    term: bigint('term', { mode: 'bigint' }).notNull(),
    /** In whole rand, rounded outwards. */
    minPrice: bigint('min_price', { mode: 'number' }).notNull(),
    maxPrice: bigint('max_price', { mode: 'number' }).notNull(),
    bedrooms: smallint('bedrooms').notNull(),
    /** Null in rows written by the previous version: those are checked individually. */
    recipientId: integer('recipient_id'),
    /**
     * What remains to be checked, the same number for equivalent searches: see
     * features/alerts/rest.ts. Null if everything found here matches.
     */
    rest: bigint('rest', { mode: 'bigint' }),
    /** Around a drawn area or a circle, in ten-thousandths of a degree; null for other terms. */
    south: integer('south'),
    west: integer('west'),
    north: integer('north'),
    east: integer('east'),
    /** From the previous version; no longer read or written. */
    decidedFor: integer('decided_for'),
  },
  (t) => [
    primaryKey({ columns: [t.searchId, t.term] }),
    index('saved_search_terms_found').on(
      t.term,
      t.minPrice,
      t.maxPrice,
      t.bedrooms,
      t.searchId,
      t.recipientId,
      t.rest,
      t.south,
      t.west,
      t.north,
      t.east,
    ),
  ],
)

/** Saved searches that have changed since they were indexed, written by a trigger. */
export const savedSearchChanges = pgTable('saved_search_changes', {
  searchId: integer('search_id')
    .primaryKey()
    .references(() => savedSearches.id, { onDelete: 'cascade' }),
  at: instant('at')
    .notNull()
    .default(sql`clock_timestamp()`),
})
