import { sql, doublePrecision, index, integer, pgTable, text, uniqueIndex } from '../orm.ts'
import { id, onEarth, versioned } from './columns.ts'
import { notPersonal } from './personal.ts'

export const provinces = pgTable(
  'provinces',
  {
    id: id(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    capital: text('capital').notNull().default(''),
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    ...versioned(),
  },
  (t) => [
    uniqueIndex('provinces_code_unique').on(sql`lower(${t.code})`),
    uniqueIndex('provinces_name_unique').on(sql`lower(${t.name})`),
    ...onEarth('provinces', t.lat, t.lng),
  ],
)

notPersonal(provinces, { name: 'the name of a province' })

export const cities = pgTable(
  'cities',
  {
    id: id(),
    provinceId: integer('province_id')
      .notNull()
      .references(() => provinces.id, { onDelete: 'restrict' }),
    name: text('name').notNull(),
    /** A renamed town keeps both names in daily use. */
    otherNames: text('other_names').array().notNull().default([]),
    metro: text('metro'),
    postalCode: text('postal_code'),
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    ...versioned(),
  },
  (t) => [
    uniqueIndex('cities_name_unique').on(t.provinceId, sql`lower(${t.name})`),
    index('cities_name').on(sql`lower(${t.name}) text_pattern_ops`),
    ...onEarth('cities', t.lat, t.lng),
  ],
)

notPersonal(cities, { name: 'the name of a town', otherNames: 'names of a town' })

export const suburbs = pgTable(
  'suburbs',
  {
    id: id(),
    cityId: integer('city_id')
      .notNull()
      .references(() => cities.id, { onDelete: 'restrict' }),
    name: text('name').notNull(),
    postalCode: text('postal_code'),
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    ...versioned(),
  },
  (t) => [
    uniqueIndex('suburbs_name_unique').on(t.cityId, sql`lower(${t.name})`),
    index('suburbs_name').on(sql`lower(${t.name}) text_pattern_ops`),
    ...onEarth('suburbs', t.lat, t.lng),
  ],
)

notPersonal(suburbs, { name: 'the name of a suburb' })
