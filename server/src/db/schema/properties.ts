import {
  sql,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  pgSequence,
  pgTable,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from '../orm.ts'
import { users } from './accounts.ts'
import { agencies, agents } from './agencies.ts'
import {
  id,
  instant,
  money,
  notNegative,
  onEarth,
  oneOf,
  positive,
  refusable,
  refusedIsHidden,
  softDeleted,
  versioned,
  wordsOf,
} from './columns.ts'
import { notPersonal } from './personal.ts'
import { cities, provinces, suburbs } from './places.ts'
import { propertyTypes, usages } from './property-types.ts'
import { statuses } from './statuses.ts'

export const pricePeriods = ['Month', 'Day', 'm2'] as const

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export const propertyReferences = pgSequence('property_references', { startWith: 10001 })

const notDeleted = (t: Record<'deletedAt', AnyPgColumn>) => sql`${t.deletedAt} is null`

export const properties = pgTable(
  'properties',
  {
    id: id(),
    reference: text('reference')
      .notNull()
      .default(sql`'JP-' || nextval('property_references')`),
    /** The agency's own reference, by which a repeated import finds it. */
    ownReference: text('own_reference'),
    usage: text('usage', { enum: usages }).notNull(),
    isSale: boolean('is_sale').notNull(),
    propertyTypeId: integer('property_type_id')
      .notNull()
      .references(() => propertyTypes.id, { onDelete: 'restrict' }),
    name: text('name').notNull().default(''),
    /** Commercial only. */
    unit: text('unit'),
    shortDescription: text('short_description').notNull(),
    description: text('description').notNull().default(''),
    price: money('price').notNull(),
    pricePer: text('price_per', { enum: pricePeriods }),
    operationalCosts: money('operational_costs'),
    dateAvailable: date('date_available'),

    showAddress: boolean('show_address').notNull().default(false),
    addressLine1: text('address_line1'),
    addressLine2: text('address_line2'),
    addressLine3: text('address_line3'),
    streetNumber: text('street_number'),
    streetName: text('street_name'),
    provinceId: integer('province_id')
      .notNull()
      .references(() => provinces.id, { onDelete: 'restrict' }),
    cityId: integer('city_id').references(() => cities.id, { onDelete: 'restrict' }),
    suburbId: integer('suburb_id').references(() => suburbs.id, { onDelete: 'restrict' }),
    /**
     * The names of the places, maintained by triggers: cards need no join and the text search can
     * use them.
     */
    province: text('province').notNull().default(''),
    city: text('city').notNull().default(''),
    suburb: text('suburb').notNull().default(''),
    country: text('country').notNull().default('South Africa'),
    postalCode: text('postal_code'),
    addressUrl: text('address_url'),
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    /** False if nobody has set a pin: it is then placed at the centre of its suburb or town. */
    pinned: boolean('pinned').notNull().default(true),
    /** Where the map shows it: to about a kilometre if the address is not public. */
    mapLat: doublePrecision('map_lat').generatedAlwaysAs(
      sql`case when show_address then lat else round(lat::numeric, 2)::double precision end`,
    ),
    mapLng: doublePrecision('map_lng').generatedAlwaysAs(
      sql`case when show_address then lng else round(lng::numeric, 2)::double precision end`,
    ),
    virtualTour: text('virtual_tour'),
    video: text('video'),

    /** The facts that cards show: a copy of the saved values whose field names a fact. */
    bedrooms: doublePrecision('bedrooms'),
    bathrooms: doublePrecision('bathrooms'),
    garages: doublePrecision('garages'),
    erfSize: doublePrecision('erf_size'),
    floorSize: doublePrecision('floor_size'),

    ownerUserId: integer('owner_user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    agentId: integer('agent_id').references(() => agents.id, { onDelete: 'set null' }),
    agencyId: integer('agency_id').references(() => agencies.id, { onDelete: 'restrict' }),

    statusId: integer('status_id')
      .notNull()
      .references(() => statuses.id, { onDelete: 'restrict' }),
    paidAt: instant('paid_at'),
    published: boolean('published').notNull().default(false),
    publishedAt: instant('published_at'),
    firstPublishedAt: instant('first_published_at'),
    ...refusable(),
    /** A sold or rented property is unpublished after this day. */
    hideAfter: date('hide_after'),
    /** When it was first sold or rented out. Its fee covers its return to the market only as the same property, with its address and type. */
    goneAt: instant('gone_at'),
    ...versioned(),
    ...softDeleted(),
    searchText: tsvector('search_text').generatedAlwaysAs(
      sql`to_tsvector('simple'::regconfig, replace(reference, '-', ' ') || ' ' || name || ' ' || suburb || ' ' || city || ' ' || province || ' ' || short_description || ' ' || left(description, 20000))`,
    ),
  },
  (t) => [
    uniqueIndex('properties_reference_unique').on(t.reference),
    uniqueIndex('properties_own_reference_unique')
      .on(t.agencyId, sql`lower(${t.ownReference})`)
      .where(sql`${t.ownReference} is not null and ${t.deletedAt} is null`),
    // Visitors search in `property_search`; these are for the lists of people who manage listings.
    index('properties_words').using('gin', t.searchText).where(notDeleted(t)),
    index('properties_names')
      .using('gin', wordsOf(t.name, t.shortDescription, t.suburb, t.city))
      .where(notDeleted(t)),
    index('properties_by_name')
      .on(sql`lower(coalesce(nullif(${t.name}, ''), ${t.shortDescription}))`, t.id)
      .where(notDeleted(t)),
    index('properties_by_price').on(t.isSale, t.price, t.id).where(notDeleted(t)),
    index('properties_by_size')
      .on(sql`coalesce(${t.erfSize}, ${t.floorSize})`, t.id)
      .where(notDeleted(t)),
    index('properties_by_unit').on(t.unit, t.id).where(notDeleted(t)),
    index('properties_by_province').on(t.province, t.id).where(notDeleted(t)),
    index('properties_by_city').on(t.city, t.id).where(notDeleted(t)),
    index('properties_by_suburb').on(t.suburb, t.id).where(notDeleted(t)),
    index('properties_by_usage').on(t.usage, t.id).where(notDeleted(t)),
    index('properties_by_published').on(t.published, t.id).where(notDeleted(t)),
    index('properties_reference_start').on(t.reference.op('text_pattern_ops')),
    index('properties_owner').on(t.ownerUserId, t.id),
    index('properties_agent').on(t.agentId, t.id),
    index('properties_agency').on(t.agencyId, t.id),
    index('properties_status').on(t.statusId, t.id),
    index('properties_type').on(t.propertyTypeId, t.id),
    index('properties_province').on(t.provinceId),
    index('properties_city').on(t.cityId),
    index('properties_suburb').on(t.suburbId),
    index('properties_created').on(t.createdAt),
    // Counts published listings of every place without reading the table.
    index('properties_places')
      .on(t.provinceId, t.cityId, t.suburbId)
      .where(sql`${t.published}`),
    index('properties_hide_after')
      .on(t.hideAfter)
      .where(sql`${t.published}`),
    oneOf('properties_usage_known', t.usage, usages),
    oneOf('properties_price_per_known', t.pricePer, pricePeriods),
    positive('properties_price_positive', t.price),
    notNegative('properties_costs_not_negative', t.operationalCosts),
    check('properties_sale_has_no_period', sql`not ${t.isSale} or ${t.pricePer} is null`),
    refusedIsHidden('properties', t),
    check('properties_published_is_live', sql`not ${t.published} or ${t.deletedAt} is null`),
    ...onEarth('properties', t.lat, t.lng),
  ],
)

notPersonal(properties, {
  name: 'the name of a listing',
  addressLine1: 'where the listing is',
  addressLine2: 'where the listing is',
  addressLine3: 'where the listing is',
  streetNumber: 'where the listing is',
  streetName: 'where the listing is',
  addressUrl: 'where the listing is',
})
