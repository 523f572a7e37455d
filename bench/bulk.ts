import type { Sql } from '../server/src/db/sql.ts'
import { addDays, today } from '#contract/values/day.ts'
import type { Database } from '../server/src/db/connect.ts'
import { clockAt, type Clock } from '../demo/clock.ts'
import { copyLines, copyValue } from '../demo/copy.ts'
import { drawListing } from '../demo/listings.ts'
import { roundPrice } from '../demo/lots.ts'
import { Rand } from '../demo/scenes/random.ts'
import { readWorld, type World } from '../demo/world.ts'
import { addPictures, addPriceChanges, addValues, type Added } from './parts.ts'

/** What differs from row to row; the rest is generated for a model and shared by its variants. */
const ownColumns = [
  'id',
  'reference',
  'price',
  'lat',
  'lng',
  'show_address',
  'owner_user_id',
  'created_by',
  'agent_id',
  'agency_id',
  'status_id',
  'published',
  'paid_at',
  'published_at',
  'first_published_at',
  'hide_after',
  'created_at',
  'updated_at',
]
const modelColumns = [
  'usage',
  'is_sale',
  'property_type_id',
  'name',
  'unit',
  'short_description',
  'description',
  'price_per',
  'operational_costs',
  'date_available',
  'address_line1',
  'address_line2',
  'street_number',
  'street_name',
  'province_id',
  'city_id',
  'suburb_id',
  'province',
  'city',
  'suburb',
  'postal_code',
  'bedrooms',
  'bathrooms',
  'garages',
  'erf_size',
  'floor_size',
]
const columns = [...ownColumns, ...modelColumns]

const table = 'properties'
const ageInDays = 900
/** Below this, rebuilding the indexes costs more than maintaining them. */
const worthRebuilding = 20_000

export interface Owner {
  userId: number
  agentId: number | null
  agencyId: number | null
}

interface Start {
  id: number
  reference: number
}

/** One connection's share of the rows. */
interface Part {
  from: number
  to: number
}

interface Model {
  isSale: boolean
  price: number
  lat: number
  lng: number
  /** The model's columns in PostgreSQL's text form, ready to be sent. */
  text: string
}

/**
 * Generating a listing costs ten times as much as inserting it: beyond this many, they are
 * variants.
 */
const mostModels = 20_000

function drawModels(world: World, clock: Clock, count: number, r: Rand): Model[] {
  return Array.from({ length: Math.min(count, mostModels) }, () => {
    const place = r.pick(world.places)
    const usage = r.chance(0.25) ? 'Commercial' : 'Residential'
    const listing = drawListing(place, usage, r.chance(0.62), clock, r)
    const { isSale, price, lat, lng, name, streetNumber, streetName } = listing
    const line = `${streetNumber} ${streetName}`
    const values = [
      usage,
      isSale,
      world.propertyType(listing.type),
      name,
      listing.unit,
      listing.title(),
      listing.describe(undefined, true),
      listing.pricePer,
      listing.operationalCosts,
      listing.dateAvailable,
      name || line,
      name ? line : place.suburb,
      streetNumber,
      streetName,
      place.provinceId,
      place.cityId,
      place.suburbId,
      place.province,
      place.city,
      place.suburb,
      place.postalCode,
      listing.bedrooms,
      listing.bathrooms,
      listing.garages,
      listing.erfSize,
      listing.floorSize,
    ]
    return { isSale, price, lat, lng, text: `${values.map(copyValue).join('\t')}\n` }
  })
}

function* rows(
  models: readonly Model[],
  status: Record<'sale' | 'rent' | 'pending' | 'sold' | 'rented', number>,
  owners: readonly Owner[],
  start: Start,
  part: Part,
  count: number,
  r: Rand,
): Generator<string> {
  const day = 86_400_000
  const base = Date.parse(`${today()}T00:00:00Z`) - ageInDays * day
  const shownUntil = addDays(today(), 14)
  for (let n = part.from; n < part.to; n++) {
    const model = models[n % models.length] as Model
    const owner = r.pick(owners)
    // Ids and dates grow together, as they do on a site that has been open for years.
    const created = new Date(base + Math.floor((n / count) * ageInDays * day)).toISOString()
    // Five in a hundred are hidden, or sold and shown for a few more days.
    const published = r.next() < 0.97
    const gone = published && r.next() < 0.02
    const price = n < models.length ? model.price : roundPrice(model.price * r.between(0.85, 1.15))
    const open = model.isSale ? status.sale : status.rent
    const ended = model.isSale ? status.sold : status.rented
    const state = gone ? ended : r.next() < 0.04 ? status.pending : open
    const hideAfter = gone ? shownUntil : '\\N'
    const shown = published ? created : '\\N'
    yield `${start.id + n}\tJP-${start.reference + n}\t${price}\t${model.lat + r.bell() * 0.004}\t${model.lng + r.bell() * 0.004}\t${r.next() < 0.5 ? 't' : 'f'}\t${owner.userId}\t${owner.userId}\t${owner.agentId ?? '\\N'}\t${owner.agencyId ?? '\\N'}\t${state}\t${published ? 't' : 'f'}\t${created}\t${shown}\t${shown}\t${hideAfter}\t${created}\t${created}\t${model.text}`
  }
}

/** Reserves the next ids and references, so that listings created in the meantime get others. */
async function reserve(sql: Sql, count: number): Promise<Start> {
  const [start] = await sql<{ id: number; reference: number }[]>`
    select nextval(pg_get_serial_sequence(${table}, 'id'))::int as id,
           nextval('property_references')::int as reference`
  if (!start) throw new Error('The sequences of properties are missing')
  await sql`
    select setval(pg_get_serial_sequence(${table}, 'id'), ${start.id + count}),
           setval('property_references', ${start.reference + count})`
  return start
}

/** Only a superuser may disable the foreign key checks as well. */
async function quieten(sql: Sql): Promise<void> {
  const [mine] = await sql<{ super: boolean }[]>`
    select rolsuper as super from pg_roles where rolname = current_user`
  if (mine?.super) await sql`set local session_replication_role = replica`
}

async function dropIndexes(sql: Sql): Promise<string[]> {
  const found = await sql<{ name: string; definition: string }[]>`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
      from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am m on m.oid = c.relam
     where i.indrelid = 'properties'::regclass
       and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
     order by m.amname desc, name`
  for (const { name } of found) await sql.unsafe(`drop index ${name}`)
  return found.map(({ definition }) => definition)
}

async function ownersIn(sql: Sql): Promise<Owner[]> {
  const owners = await sql<Owner[]>`
    select u.id as "userId", a.id as "agentId", a.agency_id as "agencyId"
      from users u left join agents a on a.user_id = u.id
     where u.deleted_at is null order by u.id limit 500`
  if (owners.length === 0) throw new Error('Properties need an owner: create a user first')
  return owners
}

/**
 * Adds that many properties, plausible in every column, over two connections. Triggers would cost
 * more than the rows, and so would the indexes: both are disabled in the meantime, so this is for
 * benchmarks, never for a live site.
 */
export async function fillProperties(
  database: Pick<Database, 'sql'>,
  count: number,
  options: { seed?: string; rebuildIndexes?: boolean } = {},
): Promise<{ copySeconds: number }> {
  const { sql } = database
  const world = await readWorld(sql)
  const owners = await ownersIn(sql)
  const start = await reserve(sql, count)
  const r = new Rand(`bulk/${options.seed ?? start.id}`)
  const models = drawModels(world, clockAt(today()), count, r.stream('models'))
  const status = {
    sale: world.status('FS'),
    rent: world.status('FR'),
    pending: world.status('P'),
    sold: world.status('S'),
    rented: world.status('RO'),
  }
  const half = Math.ceil(count / 2)
  const parts: Part[] = [
    { from: 0, to: half },
    { from: half, to: count },
  ]

  const indexes: string[] = []
  await sql.begin(async (transaction) => {
    await transaction`alter table properties disable trigger user`
    if (options.rebuildIndexes ?? count >= worthRebuilding)
      indexes.push(...(await dropIndexes(transaction as unknown as Sql)))
  })
  const began = performance.now()
  let copied = began
  try {
    await Promise.all(
      parts.map((part) =>
        sql.begin(async (transaction) => {
          const own = transaction as unknown as Sql
          await quieten(own)
          const lines = rows(
            models,
            status,
            owners,
            start,
            part,
            count,
            r.stream(`rows/${part.from}`),
          )
          await copyLines(own, table, columns, lines)
        }),
      ),
    )
    copied = performance.now()
  } finally {
    await Promise.all([0, 1].map((lane) => buildIndexes(sql, indexes, lane)))
    await sql`alter table properties enable trigger user`
  }
  const added = { firstId: start.id, count }
  await addParts(sql, added)
  await sql`analyze`
  await sql`select rebuild_property_search()`
  for (const name of ['properties', 'property_images', 'property_field_values', 'property_search'])
    await sql.unsafe(`vacuum analyze ${name}`)
  return { copySeconds: (copied - began) / 1000 }
}

/** Pictures, values, changes of the price and, since nobody pays for benchmark data, a waived fee. */
async function addParts(sql: Database['sql'], added: Added): Promise<void> {
  await sql.begin(async (transaction) => {
    await quieten(transaction as unknown as Sql)
    await addPictures(transaction, added)
    await addValues(transaction, added)
    await addPriceChanges(transaction, added)
    await transaction`
      insert into fee_waivers (property_id, reason, created_at)
      select id, 'Benchmark data.', created_at from properties
      where id >= ${added.firstId} and id < ${added.firstId + added.count}`
  })
}

/** Every second index: the connections share the work of two cores. */
async function buildIndexes(
  sql: Database['sql'],
  definitions: readonly string[],
  lane: number,
): Promise<void> {
  await sql.begin(async (transaction) => {
    await transaction`set local maintenance_work_mem = '256MB'`
    for (const [n, definition] of definitions.entries()) {
      if (n % 2 === lane) await transaction.unsafe(definition)
    }
  })
}
