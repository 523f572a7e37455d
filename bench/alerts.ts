import { chmod, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { sql, type SQL } from 'drizzle-orm'
import { pino } from 'pino'
import { today } from '#contract/values/day.ts'
import { copyLines, copyValue } from '../demo/copy.ts'
import { Rand } from '../demo/scenes/random.ts'
import { loadConfig } from '../server/src/config.ts'
import { connect, transaction, type Database } from '../server/src/db/connect.ts'
import { startEmbedded } from '../server/src/db/embedded/launcher.ts'
import { createLogMonths } from '../server/src/db/log-months.ts'
import { migrate } from '../server/src/db/migrate.ts'
import { loadReference } from '../server/src/db/reference/load.ts'
import { writeDigests } from '../server/src/features/alerts/digests.service.ts'
import { indexedForm, type Indexed } from '../server/src/features/alerts/index-searches.service.ts'
import { probesOf } from '../server/src/features/alerts/listing-terms.ts'
import * as matching from '../server/src/features/alerts/match.queries.ts'
import {
  currentRow,
  everyFittingSearch,
  fittingSearches,
} from '../server/src/features/alerts/match.sql.ts'
import type { Services } from '../server/src/services.ts'
import { createServices } from '../server/src/start.ts'
import { drawCriteria, type SearchPlace } from './alert-searches.ts'
import { fillProperties } from './bulk.ts'

/** Beyond this many, searches differ from each other in their prices alone. */
const mostModels = 10_000
const people = 100_000
const listings = 2000

const filterColumns = (
  'search_id recipient_id is_sale usage type_ids in_places province_ids city_ids suburb_ids circle_lats ' +
  'circle_lngs circle_kilometres suburb_name reach_suburb_ids reach_city_ids min_price max_price gross ' +
  'bedrooms features area words'
).split(' ')

const array = (values: readonly number[] | null | undefined) =>
  values ? `{${values.join(',')}}` : null

interface Model extends Indexed {
  isSale: boolean
}

async function drawModels(services: Services, count: number): Promise<Model[]> {
  const { db } = services.database
  const places = await db.execute<SearchPlace & Record<string, unknown>>(sql`
    select u.name as suburb, c.name as city, p.name as province, u.lat, u.lng
    from property_search s join suburbs u on u.id = s.suburb_id
    join cities c on c.id = u.city_id join provinces p on p.id = c.province_id`)
  const citiesOf = async (ids: readonly number[]) => {
    const rows = await db.execute<{ id: number }>(sql`
      select distinct city_id as id from suburbs where id = any(${array(ids)}::text::int[])`)
    return rows.map(({ id }) => id)
  }
  const r = new Rand('alerts')
  const models: Model[] = []
  while (models.length < count) {
    const criteria = drawCriteria(r.pick(places), r)
    const form = await indexedForm(services, { kind: 'property', criteria }, citiesOf)
    if (form) models.push({ ...form, isSale: criteria.salesType === 'Sale' })
  }
  return models
}

const scaled = (price: string | null | undefined, by: number) =>
  price ? Math.round(Number(price) * by) : null

/** The price factor of a search: between 0.7 and 1.3, the same whenever it is asked for. */
const factorOf = (n: number) => 0.7 + ((n * 7919) % 601) / 1000

function* filterLines(models: readonly Model[], count: number): Generator<string> {
  for (let n = 0; n < count; n++) {
    const { filter: f } = models[n % models.length] as Model
    const by = factorOf(n)
    const values = [
      n + 1,
      (n % people) + 1,
      f.isSale,
      f.usage,
      array(f.typeIds),
      f.inPlaces,
      array(f.provinceIds),
      array(f.cityIds),
      array(f.suburbIds),
      array(f.circleLats),
      array(f.circleLngs),
      array(f.circleKilometres),
      f.suburbName,
      array(f.reachSuburbIds),
      array(f.reachCityIds),
      scaled(f.minPrice, by),
      scaled(f.maxPrice, by),
      f.gross,
      f.bedrooms,
      array(f.features),
      f.area,
      f.words,
    ]
    yield `${values.map((value) => copyValue(value ?? null)).join('\t')}\n`
  }
}

function* termLines(models: readonly Model[], count: number): Generator<string> {
  for (let n = 0; n < count; n++) {
    const { filter, terms, range, decided } = models[n % models.length] as Model
    const by = factorOf(n)
    const low = scaled(filter.minPrice, by) ?? 0
    const high = scaled(filter.maxPrice, by) ?? range.maxPrice
    const decidedFor = copyValue(decided ? (n % people) + 1 : null)
    for (const term of terms)
      yield `${n + 1}\t${term}\t${low}\t${high}\t${range.bedrooms}\t${decidedFor}\n`
  }
}

async function fillSearches(services: Services, count: number): Promise<void> {
  const { database } = services
  const models = await drawModels(services, Math.min(count, mostModels))
  await database.sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`insert into alert_recipients (id, email, quiet_from, quiet_until)
      select n, 'p' || n || '@example.com', 0, 0 from generate_series(1, ${people}::int) n`
    await tx`insert into saved_searches (id, email, confirmed_at, kind, name, criteria, query, frequency, created_at)
      select n, 'p' || (n - 1) % ${people}::int + 1 || '@example.com', now(), 'property', 'Search ' || n, '{}',
        'n=' || n, 'daily', now() - interval '1 day' from generate_series(1, ${count}::int) n`
    await copyLines(tx, 'saved_search_filters', filterColumns, filterLines(models, count))
    const columns = ['search_id', 'term', 'min_price', 'max_price', 'bedrooms', 'decided_for']
    await copyLines(tx, 'saved_search_terms', columns, termLines(models, count))
  })
  for (const table of ['saved_searches', 'saved_search_filters', 'saved_search_terms'])
    await database.sql.unsafe(`vacuum analyze ${table}`)
}

/** Planning and execution, as the database itself measures them. */
async function databaseMs({ db }: Database, statement: SQL): Promise<number> {
  const [row] = await db.execute<{
    'QUERY PLAN': [{ 'Planning Time': number; 'Execution Time': number }]
  }>(sql`explain (analyze, timing off, format json) ${statement}`)
  const [plan] = row?.['QUERY PLAN'] ?? []
  return (plan?.['Planning Time'] ?? NaN) + (plan?.['Execution Time'] ?? NaN)
}

function say(name: string, values: number[], unit: string) {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? NaN).toFixed(1)
  console.log(
    `${name.padEnd(34)} median ${at(0.5)} ${unit}, 95 % ${at(0.95)} ${unit}, most ${at(1)} ${unit}`,
  )
}

async function measureMatching({ database }: Services): Promise<void> {
  const { db } = database
  const rows = await db.execute<{ id: number }>(sql`
    select property_id as id from property_search
    where hide_after is null order by md5(property_id::text) limit 200`)
  const found: number[] = []
  const indexed: number[] = []
  const naive: number[] = []
  for (const [n, { id }] of rows.entries()) {
    const row = currentRow(id, today())
    const listing = await matching.findIndexedListing(db, row)
    if (!listing) continue
    const statement = fittingSearches(row, probesOf(listing))
    const ids = await matching.findSearchIds(db, statement)
    found.push(ids.length)
    indexed.push(await databaseMs(database, statement))
    if (n % 40 !== 0) continue
    const every = everyFittingSearch(row)
    const same = await matching.findSearchIds(db, every)
    if (same.join() !== ids.join()) throw new Error(`The index finds other searches for ${id}`)
    naive.push(await databaseMs(database, every))
  }
  say('searches that fit a listing', found, '')
  say('by the index, database time', indexed, 'ms')
  say('every search checked, database time', naive, 'ms')
}

/** One alert for each person, due now. */
async function measureDigests(services: Services, count: number): Promise<void> {
  const { database } = services
  await database.sql`
    insert into alerts (recipient_id, search_id, property_id, reason, occasion, at, due_at)
    select s.id, s.id, (select property_id from property_search where hide_after is null
      order by md5((property_id + s.id)::text) limit 1), 'new', '', now(), now()
    from generate_series(1, ${count}::int) as s (id)`
  await database.sql`vacuum analyze alerts`
  const began = performance.now()
  await writeDigests(services)
  const seconds = (performance.now() - began) / 1000
  const [row] = await database.sql`
    select (select count(*)::int from outbox where usage = 'Alerts') as emails,
      (select count(*)::int from alerts where digest_id is null) as waiting`
  console.log(
    `${row?.emails} digests written in ${seconds.toFixed(1)} s, ${Math.round(count / seconds)} a second; ${row?.waiting} waiting`,
  )
}

async function measure(url: string, folder: string, searches: number, digests: number) {
  const database = connect(url, { max: 4, timeouts: null })
  const log = pino({ level: 'warn' })
  try {
    await migrate(database)
    await transaction(database, null, (tx) => loadReference(tx, console.warn))
    await createLogMonths(database, log)
    await database.sql`insert into users (role_id, username, email, password_hash)
      values (1, 'bench', 'bench@example.com', 'x')`
    await fillProperties(database, listings)
    const services = await createServices(
      loadConfig({ DATA_DIR: folder, LOG_LEVEL: 'warn' }),
      database,
      log,
    )
    const began = performance.now()
    await fillSearches(services, searches)
    const seconds = ((performance.now() - began) / 1000).toFixed(0)
    const [size] = await database.sql`select count(*)::int as terms,
      pg_size_pretty(pg_total_relation_size('saved_search_terms')) as index,
      pg_size_pretty(pg_total_relation_size('saved_search_filters')) as filters from saved_search_terms`
    console.log(
      `${searches} saved searches, ${size?.terms} terms (${size?.index}), filters ${size?.filters}; loaded in ${seconds} s`,
    )
    await measureMatching(services)
    await measureDigests(services, digests)
    await services.searchLog.stop()
  } finally {
    await database.close()
  }
}

/** `npm run bench:alerts -- 1000000 5000`: so many saved searches, digests for so many people. */
async function main() {
  const [searches = 1_000_000, digests = 5000] = process.argv.slice(2).map(Number)
  const root = process.env.BENCH_FOLDER ?? os.tmpdir()
  const folder = await mkdtemp(path.join(root, 'jacaranda-alerts-'))
  await chmod(folder, 0o711)
  const server = await startEmbedded(folder, { durable: false })
  try {
    await measure(server.url, folder, searches, Math.min(digests, people))
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
