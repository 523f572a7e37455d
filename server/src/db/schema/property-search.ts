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
  real,
  text,
} from '../orm.ts'
import { instant, money } from './columns.ts'
import { cities } from './places.ts'
import { properties } from './properties.ts'
import { propertyTypes, usages } from './property-types.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })

/**
 * The table that searches read: a row for each published property, with its prebuilt card. Triggers
 * keep it current, from the view property_search_source; nothing else writes here.
 */
export const propertySearch = pgTable(
  'property_search',
  {
    propertyId: integer('property_id')
      .primaryKey()
      .references(() => properties.id, { onDelete: 'cascade' }),
    usage: text('usage', { enum: usages }).notNull(),
    isSale: boolean('is_sale').notNull(),
    typeId: integer('type_id').notNull(),
    provinceId: integer('province_id').notNull(),
    cityId: integer('city_id'),
    suburbId: integer('suburb_id'),
    /** The name, even of a suburb that the gazetteer does not know. */
    suburb: text('suburb').notNull(),
    /** As advertised. */
    price: money('price').notNull(),
    /** The compared price: the price of a sale, the monthly total of a rental. */
    monthly: money('monthly').notNull(),
    /** The monthly total including operating costs. */
    gross: money('gross'),
    createdAt: instant('created_at').notNull(),
    firstPublishedAt: instant('first_published_at'),
    dateAvailable: date('date_available'),
    /** Compared at search time: nothing changes in the row when the day has passed. */
    hideAfter: date('hide_after'),
    bedrooms: doublePrecision('bedrooms'),
    bathrooms: doublePrecision('bathrooms'),
    garages: doublePrecision('garages'),
    erfSize: doublePrecision('erf_size'),
    floorSize: doublePrecision('floor_size'),
    size: doublePrecision('size'),
    mapLat: doublePrecision('map_lat'),
    mapLng: doublePrecision('map_lng'),
    /** A feature of `featureKeys` is its position there, from 1; field 12 is 1012. */
    features: integer('features').array().notNull(),
    reducedAt: instant('reduced_at'),
    score: real('score').notNull(),
    reference: text('reference').notNull(),
    searchText: tsvector('search_text').notNull(),
    /** JSON, as the contract declares a card. */
    card: text('card').notNull(),
    /**
     * The factor that a rent per m² was multiplied by: 1 if the floor area is unknown; null for
     * other prices.
     */
    rentedSize: doublePrecision('rented_size'),
  },
  (t) => [
    index('property_search_newest').on(t.usage, t.isSale, t.createdAt, t.propertyId),
    index('property_search_province_newest').on(
      t.usage,
      t.isSale,
      t.provinceId,
      t.createdAt,
      t.propertyId,
    ),
    index('property_search_city_newest').on(t.usage, t.isSale, t.cityId, t.createdAt, t.propertyId),
    index('property_search_suburb_newest').on(
      t.usage,
      t.isSale,
      t.suburbId,
      t.createdAt,
      t.propertyId,
    ),
    index('property_search_price').on(t.usage, t.isSale, t.monthly, t.propertyId),
    index('property_search_province_price').on(
      t.usage,
      t.isSale,
      t.provinceId,
      t.monthly,
      t.propertyId,
    ),
    index('property_search_city_price').on(t.usage, t.isSale, t.cityId, t.monthly, t.propertyId),
    index('property_search_suburb_price').on(
      t.usage,
      t.isSale,
      t.suburbId,
      t.monthly,
      t.propertyId,
    ),
    index('property_search_best').on(t.usage, t.isSale, t.score, t.propertyId),
    index('property_search_available').on(
      t.usage,
      t.isSale,
      sql`coalesce(${t.dateAvailable}, '-infinity'::date)`,
      t.propertyId,
    ),
    index('property_search_latest').on(
      t.usage,
      sql`coalesce(${t.firstPublishedAt}, ${t.createdAt})`,
      t.propertyId,
    ),
    index('property_search_map').on(t.usage, t.isSale, t.mapLat, t.mapLng),
    index('property_search_reference').on(t.reference),
    index('property_search_words').using('gin', t.searchText),
  ],
)

/**
 * Which rows of property_search changed, for the processes that cache them; deleted after a while.
 * The transaction id shows what a process has not seen yet, whenever it was committed.
 */
export const propertySearchChanges = pgTable(
  'property_search_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    propertyId: integer('property_id').notNull(),
    transaction: transactionId('transaction')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [
    index('property_search_changes_transaction').on(t.transaction),
    index('property_search_changes_at').on(t.at),
  ],
)

/** What listings of a type usually cost in a city, for the best match; calculated once a day. */
export const areaPrices = pgTable(
  'area_prices',
  {
    typeId: integer('type_id')
      .notNull()
      .references(() => propertyTypes.id, { onDelete: 'cascade' }),
    isSale: boolean('is_sale').notNull(),
    cityId: integer('city_id')
      .notNull()
      .references(() => cities.id, { onDelete: 'cascade' }),
    median: money('median').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.typeId, t.isSale, t.cityId] }),
    index('area_prices_city').on(t.cityId),
  ],
)
