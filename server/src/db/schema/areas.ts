import { sql, check, index, integer, pgTable, text, uniqueIndex } from '../orm.ts'
import { id, versioned } from './columns.ts'
import { notPersonal } from './personal.ts'
import { cities, provinces, suburbs } from './places.ts'

/** A part of the country as people name it: Pretoria East, the Winelands, the Garden Route. */
export const areas = pgTable(
  'areas',
  {
    id: id(),
    /** Its name in addresses: `pretoria-east`. */
    key: text('key').notNull(),
    name: text('name').notNull(),
    otherNames: text('other_names').array().notNull().default([]),
    /** The province with most of it. */
    provinceId: integer('province_id')
      .notNull()
      .references(() => provinces.id, { onDelete: 'restrict' }),
    /** The city that it is part of, if any. */
    cityId: integer('city_id').references(() => cities.id, { onDelete: 'set null' }),
    ...versioned(),
  },
  (t) => [
    uniqueIndex('areas_key_unique').on(t.key),
    index('areas_province').on(t.provinceId),
    index('areas_city').on(t.cityId),
    check('areas_key_in_addresses', sql`${t.key} ~ '^[a-z0-9-]+$'`),
  ],
)

notPersonal(areas, { name: 'the name of an area', otherNames: 'names of an area' })

/** A suburb in an area, or a whole city in it. */
export const areaMembers = pgTable(
  'area_members',
  {
    id: id(),
    areaId: integer('area_id')
      .notNull()
      .references(() => areas.id, { onDelete: 'cascade' }),
    cityId: integer('city_id').references(() => cities.id, { onDelete: 'cascade' }),
    suburbId: integer('suburb_id').references(() => suburbs.id, { onDelete: 'cascade' }),
  },
  (t) => [
    uniqueIndex('area_members_city_unique').on(t.areaId, t.cityId),
    uniqueIndex('area_members_suburb_unique').on(t.areaId, t.suburbId),
    index('area_members_city').on(t.cityId),
    index('area_members_suburb').on(t.suburbId),
    check('area_members_one_place', sql`num_nonnulls(${t.cityId}, ${t.suburbId}) = 1`),
  ],
)

/** What people also call a province, city or suburb: KZN, Joburg, Bloem. */
export const placeAliases = pgTable(
  'place_aliases',
  {
    id: id(),
    name: text('name').notNull(),
    provinceId: integer('province_id').references(() => provinces.id, { onDelete: 'cascade' }),
    cityId: integer('city_id').references(() => cities.id, { onDelete: 'cascade' }),
    suburbId: integer('suburb_id').references(() => suburbs.id, { onDelete: 'cascade' }),
    ...versioned(),
  },
  (t) => [
    index('place_aliases_province').on(t.provinceId),
    index('place_aliases_city').on(t.cityId),
    index('place_aliases_suburb').on(t.suburbId),
    check(
      'place_aliases_one_place',
      sql`num_nonnulls(${t.provinceId}, ${t.cityId}, ${t.suburbId}) = 1`,
    ),
  ],
)

notPersonal(placeAliases, { name: 'a name of a place' })
