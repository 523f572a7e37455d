import {
  sql,
  boolean,
  char,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from '../orm.ts'
import { id, onEarth, oneOf, versioned } from './columns.ts'
import { images } from './images.ts'
import { notPersonal } from './personal.ts'
import { provinces } from './places.ts'

export const legalBases = ['share block', 'sectional title', 'club', 'limited term'] as const
export const facilitySites = ['On', 'Off'] as const
export const mediaCategories = ['Facebook', 'Twitter', 'YouTube', 'Website', 'WalkThrough'] as const
export const resortImageKinds = ['gallery', 'layout'] as const

export const spacebankEntities = pgTable(
  'spacebank_entities',
  { id: id(), name: text('name').notNull(), ...versioned() },
  (t) => [uniqueIndex('spacebank_entities_name_unique').on(sql`lower(${t.name})`)],
)

notPersonal(spacebankEntities, { name: 'the name of an exchange company' })

export const regions = pgTable(
  'regions',
  {
    id: id(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    ...versioned(),
  },
  (t) => [
    uniqueIndex('regions_code_unique').on(sql`lower(${t.code})`),
    ...onEarth('regions', t.lat, t.lng),
  ],
)

notPersonal(regions, { name: 'the name of a region' })

export const regionProvinces = pgTable(
  'region_provinces',
  {
    regionId: integer('region_id')
      .notNull()
      .references(() => regions.id, { onDelete: 'cascade' }),
    provinceId: integer('province_id')
      .notNull()
      .references(() => provinces.id, { onDelete: 'restrict' }),
  },
  (t) => [
    primaryKey({ columns: [t.regionId, t.provinceId] }),
    index('region_provinces_province').on(t.provinceId),
  ],
)

export const resorts = pgTable(
  'resorts',
  {
    id: id(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    regionId: integer('region_id')
      .notNull()
      .references(() => regions.id, { onDelete: 'restrict' }),
    provinceId: integer('province_id').references(() => provinces.id, { onDelete: 'restrict' }),
    town: text('town').notNull().default(''),
    address: text('address').notNull().default(''),
    postalCode: text('postal_code'),
    /** Paragraphs of plain text separated by empty lines. */
    description: text('description').notNull().default(''),
    /** Beach, berg, bush and so on: determines how its pictures are drawn. */
    setting: text('setting').notNull().default(''),
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    /** What an advert of one of its weeks must disclose, unless the week says otherwise. */
    accommodationType: text('accommodation_type').notNull().default(''),
    schemeName: text('scheme_name'),
    schemeAddress: text('scheme_address'),
    legalBasis: text('legal_basis', { enum: legalBases }),
    legalYears: smallint('legal_years'),
    /** One season letter for each of the 52 weeks. */
    seasonCalendar: char('season_calendar', { length: 52 }),
    isActive: boolean('is_active').notNull().default(true),
    ...versioned(),
  },
  (t) => [
    uniqueIndex('resorts_code_unique').on(sql`lower(${t.code})`),
    index('resorts_region').on(t.regionId),
    index('resorts_province').on(t.provinceId),
    check('resorts_season_calendar_full', sql`${t.seasonCalendar} ~ '^[1-4RWBF]{52}$'`),
    check('resorts_legal_years_positive', sql`${t.legalYears} > 0`),
    oneOf('resorts_legal_basis_known', t.legalBasis, legalBases),
    ...onEarth('resorts', t.lat, t.lng),
  ],
)

notPersonal(resorts, {
  name: 'the name of a resort',
  address: 'where the resort is',
  schemeName: 'the name of a timeshare scheme',
  schemeAddress: 'where the scheme is',
})

const ofResort = () =>
  integer('resort_id')
    .notNull()
    .references(() => resorts.id, { onDelete: 'cascade' })

export const resortFacilities = pgTable(
  'resort_facilities',
  {
    id: id(),
    resortId: ofResort(),
    site: text('site', { enum: facilitySites }).notNull(),
    category: text('category').notNull(),
    description: text('description').notNull(),
    rank: integer('rank').notNull().default(0),
    ...versioned(),
  },
  (t) => [
    index('resort_facilities_resort').on(t.resortId, t.site, t.rank),
    oneOf('resort_facilities_site_known', t.site, facilitySites),
  ],
)

export const resortMedia = pgTable(
  'resort_media',
  {
    id: id(),
    resortId: ofResort(),
    category: text('category', { enum: mediaCategories }).notNull(),
    site: text('site').notNull(),
    rank: integer('rank').notNull().default(0),
    ...versioned(),
  },
  (t) => [
    index('resort_media_resort').on(t.resortId, t.rank),
    oneOf('resort_media_category_known', t.category, mediaCategories),
  ],
)

export const resortUnitTypes = pgTable(
  'resort_unit_types',
  {
    id: id(),
    resortId: ofResort(),
    name: text('name').notNull(),
    bedrooms: smallint('bedrooms').notNull(),
    sleeps: smallint('sleeps').notNull(),
    description: text('description').notNull().default(''),
    rank: integer('rank').notNull().default(0),
    ...versioned(),
  },
  (t) => [
    uniqueIndex('resort_unit_types_name_unique').on(t.resortId, sql`lower(${t.name})`),
    check('resort_unit_types_size', sql`${t.bedrooms} >= 0 and ${t.sleeps} > 0`),
  ],
)

notPersonal(resortUnitTypes, { name: 'the name of a kind of unit' })

export const resortImages = pgTable(
  'resort_images',
  {
    resortId: ofResort(),
    imageId: integer('image_id')
      .notNull()
      .references(() => images.id, { onDelete: 'restrict' }),
    kind: text('kind', { enum: resortImageKinds }).notNull().default('gallery'),
    rank: integer('rank').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.resortId, t.imageId] }),
    index('resort_images_image').on(t.imageId),
    oneOf('resort_images_kind_known', t.kind, resortImageKinds),
  ],
)
