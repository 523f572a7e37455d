import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connect, type Database } from '#server/db/connect.ts'
import { cloneDatabase, type TestDatabase } from '#server/db/testing.ts'
import { killDuringDigests } from './digests.ts'

const people = 100
let clone: TestDatabase
let database: Database
let dataDir: string

beforeAll(async () => {
  clone = await cloneDatabase()
  database = connect(clone.url, { max: 2 })
  dataDir = await mkdtemp(path.join(tmpdir(), 'jacaranda-digests-'))
})
afterAll(async () => {
  await database.close()
  await clone.drop()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
})

/** Everyone looks for houses for sale, and one is published. */
async function prepare({ sql }: Database) {
  await sql`insert into users (id, role_id, username, email, password_hash)
    values (1, 1, 'thandi', 't@x.example', 'x')`
  await sql`insert into alert_recipients (email, quiet_from, quiet_until)
    select 'p' || n || '@example.com', 0, 0 from generate_series(1, ${people}::int) n`
  await sql`insert into saved_searches (email, confirmed_at, kind, name, criteria, query, frequency, created_at)
    select 'p' || n || '@example.com', now(), 'property', 'Houses', '{"salesType": "Sale"}', 'salesType=Sale', 'atOnce',
      now() - interval '1 day' from generate_series(1, ${people}::int) n`
  const [property] = await sql`
    insert into properties (usage, is_sale, property_type_id, short_description, price, province_id, owner_user_id,
      status_id)
    values ('Residential', true, 1, 'A house', 1000000, 3, 1, 1041) returning id`
  await sql`insert into fee_waivers (property_id, reason) values (${property?.id}, 'For a test')`
  await sql`update properties set published = true, first_published_at = now() where id = ${property?.id}`
}

it('alerts everyone once, however often the process that writes digests is killed', async () => {
  await prepare(database)
  const { kills, findings } = await killDuringDigests(database, { seed: 3, kills: 2, dataDir })
  expect(findings).toEqual([])
  expect(kills).toBeGreaterThan(0)
  const [row] = await database.sql`
    select count(*)::int as emails, count(distinct "to")::int as people from outbox where usage = 'Alerts'`
  expect(row).toEqual({ emails: people, people })
}, 240_000)
