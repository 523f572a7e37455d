import { chmod, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { sql, type SQL } from '#server/db/orm.ts'
import { pino } from 'pino'
import { today } from '#contract/values/day.ts'
import { loadConfig } from '../server/src/config.ts'
import { connect, transaction, type Database } from '../server/src/db/connect.ts'
import { startEmbedded } from '../server/src/db/embedded/launcher.ts'
import { createLogMonths } from '../server/src/db/log-months.ts'
import { migrate } from '../server/src/db/migrate.ts'
import { loadReference } from '../server/src/db/reference/load.ts'
import { writeDigests } from '../server/src/features/alerts/digests.service.ts'
import { tellOfOccasions } from '../server/src/features/alerts/occasions.service.ts'
import { probesOf } from '../server/src/features/alerts/listing-terms.ts'
import * as matching from '../server/src/features/alerts/match.queries.ts'
import {
  currentRow,
  everyFittingSearch,
  fittingSearches,
} from '../server/src/features/alerts/match.sql.ts'
import type { Services } from '../server/src/services.ts'
import { createServices } from '../server/src/start.ts'
import { fitsWeek, searchesOfWeek } from '../server/src/features/alerts/week-match.service.ts'
import {
  weekCandidates,
  type WeekCandidate,
} from '../server/src/features/alerts/week-match.queries.ts'
import { weekProbesOf } from '../server/src/features/alerts/week-terms.ts'
import { visibleWeeks } from '../server/src/features/weeks/weeks-by-id.service.ts'
import { fillSearches, fillWeeks, people, replaceWeekSearches } from './alert-fill.ts'
import type { WeekMix } from './alert-searches.ts'
import { fillProperties } from './bulk.ts'

const listings = 2000
const weeks = 200
const toldWeeks = 20

/** Planning and execution times, as measured by the database. */
async function databaseMs({ db }: Database, statement: SQL): Promise<number> {
  const [row] = await db.execute<{
    'QUERY PLAN': [{ 'Planning Time': number; 'Execution Time': number }]
  }>(sql`explain (analyze, timing off, format json) ${statement}`)
  const [plan] = row?.['QUERY PLAN'] ?? []
  return (plan?.['Planning Time'] ?? NaN) + (plan?.['Execution Time'] ?? NaN)
}

/** The best of five: the others reflect other load on the machine. */
async function bestMs(database: Database, statement: SQL): Promise<number> {
  let best = Infinity
  for (let n = 0; n < 5; n++) best = Math.min(best, await databaseMs(database, statement))
  return best
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
    indexed.push(await bestMs(database, statement))
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

/**
 * Two statements: the remaining checks, which the contract's filter decides, and then whose
 * searches they are.
 */
async function measureWeeks({ database }: Services, mix: WeekMix): Promise<void> {
  const { db } = database
  const ids = await db.execute<{ id: number }>(sql`select id from weeks order by id`)
  const weeks = await visibleWeeks(
    db,
    ids.map(({ id }) => id),
  )
  const every = await db.execute<WeekCandidate & { id: number }>(sql`
    select s.id, s.criteria, f.resort_ids as "resortIds" from saved_searches s
    join saved_search_filters f on f.search_id = s.id where s.kind = 'week' order by s.id`)
  const found: number[] = []
  const indexed: number[] = []
  for (const week of weeks.values()) {
    const statement = await searchesOfWeek(db, week)
    const fitting = await matching.findSearchIds(db, statement)
    found.push(fitting.length)
    indexed.push(
      (await bestMs(database, weekCandidates(weekProbesOf(week)))) +
        (await bestMs(database, statement)),
    )
    if (found.length % 40 !== 1) continue
    const same = every.filter((search) => fitsWeek(week, search)).map(({ id }) => id)
    if (same.join() !== fitting.join())
      throw new Error(`The index finds other searches for week ${week.id}`)
  }
  say(`searches that fit a week, ${mix}`, found, '')
  say('by the index, database time', indexed, 'ms')
}

/** From the occasion to the alerts in the table, which are then deleted again. */
async function measureTelling(services: Services): Promise<void> {
  const { sql: run } = services.database
  const told: number[] = []
  const took: number[] = []
  for (let n = 0; n < toldWeeks; n++) {
    await run`insert into listing_occasions (week_id, reason)
      select id, 'new' from weeks order by id offset ${n} limit 1`
    const began = performance.now()
    await tellOfOccasions(services)
    took.push(performance.now() - began)
    const [row] = await run`select count(*)::int as n from alerts`
    told.push(row?.n as number)
    await run`truncate alerts`
  }
  say('people told of a new week', told, '')
  say('their alerts written', took, 'ms')
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
    await fillWeeks(services, weeks)
    await fillSearches(services, searches)
    const seconds = ((performance.now() - began) / 1000).toFixed(0)
    const [size] = await database.sql`select count(*)::int as terms,
      pg_size_pretty(pg_total_relation_size('saved_search_terms')) as index,
      pg_size_pretty(pg_total_relation_size('saved_search_filters')) as filters from saved_search_terms`
    console.log(
      `${searches} saved searches, ${size?.terms} terms (${size?.index}), filters ${size?.filters}; loaded in ${seconds} s`,
    )
    await measureMatching(services)
    await measureWeeks(services, 'broad')
    await measureTelling(services)
    await replaceWeekSearches(services, searches, 'named')
    await measureWeeks(services, 'named')
    await measureTelling(services)
    await measureDigests(services, digests)
    await services.searchLog.stop()
  } finally {
    await database.close()
  }
}

/** `npm run bench:alerts -- 1000000 5000`: this many saved searches, digests for this many people. */
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
