import { sql, type SQL } from '../../db/orm.ts'
import type { PromisedValues, promisedFields } from '#contract/listing-changes/differences.ts'
import type { ListingKey } from '#contract/listings/listings.schema.ts'
import type { PromiseFacts } from '#contract/listings/promises.ts'
import { weekTypes } from '#contract/weeks/weeks.choices.ts'
import type { Executor } from '../../db/connect.ts'

type Columns<Kind extends keyof typeof promisedFields> = Record<
  keyof (typeof promisedFields)[Kind],
  SQL
>

const weekTypeNames = sql.join(
  weekTypes.map((name) => sql`${name}::text`),
  sql`, `,
)

const weekColumns: Columns<'week'> = {
  price: sql`w.sell_price`,
  resort: sql`coalesce(r.name, w.other_resort_name)`,
  region: sql`g.name`,
  unitNumber: sql`w.unit_number`,
  module: sql`w.module`,
  weekNumber: sql`w.week_number`,
  arrivalDate: sql`w.arrival_date`,
  departureDate: sql`w.departure_date`,
  season: sql`n.name`,
  weekType: sql`(array[${weekTypeNames}])[w.week_type + 1]`,
  bedrooms: sql`case when w.bedrooms = 0 then 'Studio' else w.bedrooms::text end`,
  sleeps: sql`w.max_sleep`,
  levy: sql`w.levy_amount`,
  leviesPaid: sql`w.levies_paid_in_full`,
  bankedWith: sql`e.name`,
  placedForRental: sql`w.placed_for_rental`,
  accommodationType: sql`w.accommodation_type`,
  legalBasis: sql`w.legal_basis`,
  legalYears: sql`w.legal_years`,
  schemeName: sql`w.scheme_name`,
  schemeAddress: sql`w.scheme_address`,
}

const propertyColumns: Columns<'property'> = {
  price: sql`p.price`,
  pricePer: sql`p.price_per`,
  offered: sql`case when p.is_sale then 'for sale' else 'to rent' end`,
  usage: sql`p.usage`,
  propertyType: sql`t.description`,
  title: sql`p.short_description`,
  unit: sql`p.unit`,
  streetNumber: sql`p.street_number`,
  streetName: sql`p.street_name`,
  addressLine1: sql`p.address_line1`,
  addressLine2: sql`p.address_line2`,
  addressLine3: sql`p.address_line3`,
  suburb: sql`p.suburb`,
  city: sql`p.city`,
  province: sql`p.province`,
  postalCode: sql`p.postal_code`,
  // About a metre: a pin in the same place is not a change.
  mapPin: sql`case when p.pinned then round(p.lat::numeric, 5) || ', ' || round(p.lng::numeric, 5) end`,
  bedrooms: sql`p.bedrooms`,
  bathrooms: sql`p.bathrooms`,
  garages: sql`p.garages`,
  erfSize: sql`p.erf_size`,
  floorSize: sql`p.floor_size`,
  operationalCosts: sql`p.operational_costs`,
  dateAvailable: sql`p.date_available`,
}

function jsonOf(columns: Record<string, SQL>): SQL {
  const pairs = Object.entries(columns).map(([field, value]) => sql`${field}::text, ${value}`)
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`
}

const selects = {
  week: sql`select ${jsonOf(weekColumns)} as values, w.verified_at is not null as verified,
      w.first_published_at is not null as "everPublished", s.code as "statusCode"
    from weeks w join regions g on g.id = w.region_id join seasons n on n.id = w.season_id
      join statuses s on s.id = w.status_id left join resorts r on r.id = w.resort_id
      left join spacebank_entities e on e.id = w.spacebank_entity_id
    where w.id = `,
  property: sql`select ${jsonOf(propertyColumns)} as values, false as verified,
      p.first_published_at is not null as "everPublished", s.code as "statusCode"
    from properties p join property_types t on t.id = p.property_type_id
      join statuses s on s.id = p.status_id
    where p.id = `,
}

/** The promised values of a listing at this moment, and whether anyone relies on them. */
export interface Promised extends PromiseFacts {
  values: PromisedValues
}

export async function findPromised(db: Executor, { kind, id }: ListingKey): Promise<Promised> {
  const [row] = await db.execute<Promised & Record<string, unknown>>(sql`${selects[kind]}${id}`)
  if (!row) throw new Error(`There is no ${kind} ${id}`)
  return row
}
