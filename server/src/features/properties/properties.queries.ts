import { eq, sql } from '../../db/orm.ts'
import type { FeeState } from '#contract/listings/publishing.ts'
import type { Property } from '#contract/properties/properties.schema.ts'
import type { Database, Executor, Tx } from '../../db/connect.ts'
import { plannedById } from '../../db/planned-by-id.ts'
import { properties } from '../../db/schema/properties.ts'
import { pictureJson } from '../../kit/picture.sql.ts'
import { feeState } from '../listings/fees.sql.ts'
import { statusIdOf, stopsEnquiries } from '../listings/listings.sql.ts'
import type { wireNames } from '#contract/values/wire-names.ts'

/** Everything about a listing; the service decides what is returned. */
export type WholeProperty = Omit<
  Property,
  | 'displayPrice'
  | 'dateAvailableString'
  | 'salesTypeString'
  | 'mayEnquire'
  | 'mayEdit'
  | 'may'
  | 'agent'
  | 'isPublished'
  | 'paid'
  | 'fee'
  | 'refusalReason'
  | 'version'
  | (typeof wireNames)['propertyCoords']
  | 'cutOffDisplayDateString'
> & {
  version: number
  lat: number | null
  lng: number | null
  mapLat: number | null
  mapLng: number | null
  pinned: boolean
  hideAfter: string | null
  fee: FeeState
  refusalReason: string | null
  ownerUserId: number
  agentUserId: number | null
  stopsEnquiries: boolean
  agentName: string | null
  agentPhone: string | null
  agencyName: string | null
  agencyVerified: boolean | null
  agentFfc: string | null
  agentFfcUntil: string | null
  agencyFfc: string | null
  agencyFfcUntil: string | null
}

const wholeProperty = (id: number) => sql`
    select row_to_json(whole) as property from (
    select
      p.id, p.version, p.reference as "propertyRef",
      p.usage as "propertyUsageType", p.property_type_id as "propertyTypeId",
      t.description as "propertyType", p.is_sale as "isSale", p.name as "propertyName",
      p.unit, p.short_description as "shortDescription",
      p.description, p.price, p.price_per as "pricePer",
      p.operational_costs as "operationalCosts", p.date_available as "dateAvailable",
      p.created_at as "dateCreated", p.first_published_at as "datePublished",
      p.published_at as "latestPublishedDate",
      p.updated_at as "dateChanged", p.show_address as "showAddress",
      p.address_line1 as "addressLine1", p.address_line2 as "addressLine2",
      p.address_line3 as "addressLine3", p.street_number as "streetNumber",
      p.street_name as "streetName", p.postal_code as "postalCode",
      p.address_url as "addressUrl", p.suburb, p.city,
      p.province, p.country, p.suburb_id as "suburbId",
      p.city_id as "cityId", p.province_id as "provinceId", p.lat, p.lng, p.pinned,
      p.map_lat as "mapLat", p.map_lng as "mapLng", p.virtual_tour as "virtualTour",
      p.video, p.status_id as "statusId", s.code as "statusCode",
      s.description as "statusString", coalesce(s.display, 'green') as "displayColor",
      ${stopsEnquiries} as "stopsEnquiries", p.agent_id as "agentId", p.agency_id as "agencyId",
      p.published, ${feeState('property', sql`p.id`)} as fee, p.hide_after as "hideAfter", p.refusal_reason as "refusalReason",
      p.owner_user_id as "ownerUserId", p.bedrooms, p.bathrooms,
      p.garages, p.erf_size as "erfSize", p.floor_size as "floorSize",
      a.user_id as "agentUserId", nullif(trim(a.name || ' ' || a.surname), '') as "agentName",
      coalesce(nullif(a.cell_number, ''), nullif(a.telephone, '')) as "agentPhone",
      a.ffc_number as "agentFfc", a.ffc_valid_until as "agentFfcUntil", g.name as "agencyName",
      g.verified_at is not null as "agencyVerified",
      g.ffc_number as "agencyFfc", g.ffc_valid_until as "agencyFfcUntil",
      (
        select coalesce(json_agg(json_build_object('groupName', d.description, 'values', d.values) order by d.rank, d.id), '[]')
        from (
          select fg.id, fg.description, fg.rank, json_agg(json_build_object(
            'id', f.id, 'name', f.name, 'value', v.value, 'type', f.type) order by f.rank, f.id) as values
          from property_field_values v join fields f on f.id = v.field_id
          join field_groups fg on fg.id = f.group_id
          where v.property_id = p.id group by fg.id) d) as "displayData",
      (
        select coalesce(json_agg(json_build_object('id', pi.id, 'isDefault', pi.is_default,
          'image', ${pictureJson}) order by pi.is_default desc, pi.rank, pi.id), '[]')
        from property_images pi join images i on i.id = pi.image_id where pi.property_id = p.id) as "propertyImages"
    from properties p
    join statuses s on s.id = p.status_id
    join property_types t on t.id = p.property_type_id
    left join agents a on a.id = p.agent_id and a.deleted_at is null
    left join agencies g on g.id = p.agency_id and g.deleted_at is null
    where p.id = ${id} and p.deleted_at is null) whole`

const findWhole = plannedById<{ property: WholeProperty }>('whole_property', wholeProperty)

export async function findProperty(
  database: Pick<Database, 'sql'>,
  id: number,
): Promise<WholeProperty | undefined> {
  return (await findWhole(database, id))?.property
}

export interface ListingState {
  id: number
  version: number
  reference: string
  usage: 'Residential' | 'Commercial'
  isSale: boolean
  shortDescription: string
  statusCode: string
  published: boolean
  hideAfter: string | null
  fee: FeeState
  refusalReason: string | null
  ownerUserId: number
  agentUserId: number | null
  agencyId: number | null
}

/** The state of a listing; locked if the caller is about to change it. */
export async function findState(
  db: Executor,
  id: number,
  options: { lock?: boolean } = {},
): Promise<ListingState | undefined> {
  const lock = options.lock ? sql`for update of p` : sql``
  const [row] = await db.execute<ListingState & Record<string, unknown>>(sql`
    select p.id, p.version, p.reference, p.usage, p.is_sale as "isSale",
      p.short_description as "shortDescription", s.code as "statusCode", p.published,
      p.hide_after::text as "hideAfter", p.refusal_reason as "refusalReason", ${feeState('property', sql`p.id`)} as fee,
      p.owner_user_id as "ownerUserId", p.agency_id as "agencyId",
      (select a.user_id from agents a where a.id = p.agent_id and a.deleted_at is null) as "agentUserId"
    from properties p join statuses s on s.id = p.status_id
    where p.id = ${id} and p.deleted_at is null ${lock}`)
  return row
}

/** What identifies the property of a listing. */
export async function findIdentity(tx: Tx, id: number) {
  const [row] = await tx
    .select({
      goneAt: properties.goneAt,
      usage: properties.usage,
      propertyTypeId: properties.propertyTypeId,
      unit: properties.unit,
      addressLine1: properties.addressLine1,
      addressLine2: properties.addressLine2,
      addressLine3: properties.addressLine3,
      streetNumber: properties.streetNumber,
      streetName: properties.streetName,
      provinceId: properties.provinceId,
      cityId: properties.cityId,
      suburbId: properties.suburbId,
      suburb: properties.suburb,
    })
    .from(properties)
    .where(eq(properties.id, id))
  return row as NonNullable<typeof row>
}

export async function findStatuses(db: Executor) {
  const rows = await db.execute<{
    id: number
    code: string
    description: string
    display: string | null
  }>(
    sql`select id, code, description, display from statuses
      where applies_to in ('property', 'both') order by id`,
  )
  return [...rows]
}

/** Whether a status was added by a Super Admin, and is for properties too. */
export async function isOwnStatus(tx: Tx, code: string): Promise<boolean> {
  const rows = await tx.execute(
    sql`select from statuses
      where code = ${code} and not is_system and applies_to in ('property', 'both')`,
  )
  return [...rows].length > 0
}

/** Unknown for a place without a position. */
export type Middle = { lat: number | null; lng: number | null }

/** The middle of the suburb, or else of the city; nothing if the one is not in the other. */
export async function findMiddle(
  db: Executor,
  place: { provinceId: number; cityId: number; suburbId?: number | null | undefined },
): Promise<Middle | undefined> {
  const suburbId = sql`${place.suburbId ?? null}::int`
  const [row] = await db.execute<Middle>(sql`
    select coalesce(u.lat, c.lat) as lat, coalesce(u.lng, c.lng) as lng
    from cities c left join suburbs u on u.id = ${suburbId} and u.city_id = c.id
    where c.id = ${place.cityId} and c.province_id = ${place.provinceId}
      and (${suburbId} is null or u.id is not null)`)
  return row
}

type Columns = Omit<typeof properties.$inferInsert, 'statusId'>

export async function insertProperty(
  tx: Tx,
  { statusCode, ...values }: Columns & { statusCode: string },
): Promise<{ id: number; reference: string; version: number }> {
  const [row] = await tx
    .insert(properties)
    .values({ ...values, statusId: statusIdOf(statusCode) })
    .returning({ id: properties.id, reference: properties.reference, version: properties.version })
  return row as { id: number; reference: string; version: number }
}

/** Returns the new version; undefined if the listing has changed in the meantime. */
export async function changeProperty(
  tx: Tx,
  id: number,
  { statusCode, ...values }: Partial<Columns> & { statusCode?: string },
): Promise<number> {
  const [row] = await tx
    .update(properties)
    .set({ ...values, ...(statusCode === undefined ? {} : { statusId: statusIdOf(statusCode) }) })
    .where(eq(properties.id, id))
    .returning({ version: properties.version })
  return (row as { version: number }).version
}

/** Unpublishes listings that are past their day; returns which. */
export async function hidePast(tx: Tx, today: string): Promise<number[]> {
  const rows = await tx.execute<{ id: number }>(sql`
    update properties set published = false where published and hide_after < ${today} returning id`)
  return rows.map(({ id }) => id)
}

/** Sets the time of the first publication, unless there was one. */
export async function firstPublication(
  tx: Tx,
  id: number,
  now: Date,
): Promise<{ firstPublishedAt?: Date }> {
  const [row] = await tx
    .select({ first: properties.firstPublishedAt })
    .from(properties)
    .where(eq(properties.id, id))
  return row?.first ? {} : { firstPublishedAt: now }
}
