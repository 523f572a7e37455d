import { mkdtemp, mkdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { listTables, quoted } from './catalogue.ts'
import { backup } from './backup.ts'
import { connect, transaction, type Database } from '../db/connect.ts'
import { createLogMonths } from '../db/log-months.ts'
import { migrate } from '../db/migrate.ts'
import { restore } from './restore.ts'
import { users } from '../db/schema/accounts.ts'
import { properties } from '../db/schema/properties.ts'
import { cloneDatabase, withDatabase, type TestDatabase } from '../db/testing.ts'

let folder: string
let archive: string
let clone: TestDatabase
let source: Database
const site = (name: string) =>
  ({
    dataDir: path.join(folder, name),
    secretKey: Buffer.alloc(32, 1),
    storage: { kind: 'local' },
  }) as const

/** Counts and contents of every table, including sequences. */
async function fingerprint({ sql }: Database): Promise<Record<string, string>> {
  const result: Record<string, string> = {}
  for (const { name } of await listTables(sql)) {
    const [row] = await sql.unsafe(
      `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as sum from ${quoted(name)} t`,
    )
    result[name] = row!.sum
  }
  const sequences = await sql`
    select sequencename as name, last_value as value from pg_sequences where schemaname = 'public'`
  for (const { name, value } of sequences) result[name] = String(value)
  return result
}

async function emptyDatabase() {
  const { url } = inject('testServer')
  const name = `jacaranda_test_restore_${process.pid}_${Math.random().toString(36).slice(2)}`
  const server = connect(url, { max: 1 })
  await server.sql`create database ${server.sql(name)}`
  const database = connect(withDatabase(url, name), { max: 1, applicationName: 'test' })
  return {
    database,
    async [Symbol.asyncDispose]() {
      await database.close()
      await server.sql`drop database ${server.sql(name)} with (force)`
      await server.close()
    },
  }
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'jacaranda-backup-'))
  archive = path.join(folder, 'all.backup')
  clone = await cloneDatabase()
  source = connect(clone.url, { max: 2, applicationName: 'test' })
  await transaction(source, { userId: 1, name: 'thandi' }, async (tx) => {
    const [owner] = await tx
      .insert(users)
      .values({ roleId: 6, username: 'owner', email: 'o@x.example', passwordHash: 'x' })
      .returning({ id: users.id })
    await tx.insert(properties).values({
      usage: 'Residential',
      isSale: true,
      propertyTypeId: 1,
      shortDescription: 'Tab\there, break\nthere, back\\slash, \u0001 and é • 🌳',
      price: '1250000.50',
      provinceId: 3,
      ownerUserId: owner!.id,
      statusId: 1041,
    })
  })
  await source.sql`insert into search_log (user_name, type, value)
    select 'Unknown', 'Residential', repeat('x', 300) from generate_series(1, 12000)`
  await source.sql`insert into search_log (user_name, type, created_at)
    select 'Unknown', 'Residential', '2025-01-31T12:00:00Z'::timestamptz + make_interval(days => n)
    from generate_series(0, 59) n`
  await source.sql`insert into outbox ("to", subject, html, text, usage, message_id, dedupe_key)
    values ('a@x.example', 'Tab\there', 'h', 't', 'ContactUs', 'm', 'contact:1:a')`
  await createLogMonths(source, pino({ level: 'silent' }))
  const files = path.join(folder, 'source', 'files')
  await mkdir(path.join(files, 'ab'), { recursive: true })
  await writeFile(path.join(files, 'ab', 'big.webp'), Buffer.alloc(2_500_000, 7))
  await writeFile(path.join(files, 'empty.txt'), '')
  await backup(source, archive, site('source'))
})

afterAll(async () => {
  await source.close()
  await clone.drop()
  await rm(folder, { recursive: true, force: true, maxRetries: 10 })
})

describe('backup and restore', { timeout: 120_000 }, () => {
  it('give an empty server the same rows, sequences and files', async () => {
    await using target = await emptyDatabase()
    const filesFolder = path.join(folder, 'restored', 'files')
    const result = await restore(target.database, archive, { site: site('restored') })
    expect(result.files).toBe(2)
    expect(await fingerprint(target.database)).toEqual(await fingerprint(source))
    expect(await readFile(path.join(filesFolder, 'ab', 'big.webp'))).toEqual(
      Buffer.alloc(2_500_000, 7),
    )
    expect(await readFile(path.join(filesFolder, 'empty.txt'))).toHaveLength(0)

    // Months for which the archive has rows are created; the others are created at the next start.
    const months = await target.database.sql`
      select distinct tableoid::regclass::text as month from search_log order by 1`
    expect(months).toHaveLength(4)
    expect(months[0]).toEqual({ month: 'logs.search_log_2025_01' })

    const triggers = await target.database.sql`
      select 1 from pg_trigger where tgenabled <> 'O' and not tgisinternal`
    expect(triggers).toHaveLength(0)
    const [next] = await target.database.sql`
      update properties set name = 'Jacaranda Court' returning search_text @@ 'jacaranda'::tsquery as found`
    expect(next).toEqual({ found: true })
  })

  it('upgrade an archive from before the logs were partitioned by month', async () => {
    await using old = await emptyDatabase()
    await using target = await emptyDatabase()
    const { sql } = old.database
    await migrate(old.database, { before: '0007_log_months' })
    await sql`insert into search_log (created_at, user_name, type)
      values ('2025-01-01T00:00:00Z', 'a', 'x'), ('2025-03-01T00:00:00Z', 'b', 'x')`
    await sql`insert into change_log (table_name, row_id, action, actor_name)
      values ('weeks', '1', 'update', 'system')`
    const file = path.join(folder, 'old.backup')
    await backup(old.database, file, site('old'))
    await restore(target.database, file, { site: site('renewed') })
    const rows = await target.database.sql`
      select user_name as name, tableoid::regclass::text as month from search_log order by id`
    expect(rows).toEqual([
      { name: 'a', month: 'logs.search_log_2025_01' },
      { name: 'b', month: 'logs.search_log_2025_03' },
    ])
    await expect(target.database.sql`delete from change_log`).rejects.toThrow('only grows')
  })

  it('refuse a database with rows, and replace it when forced', async () => {
    const other = await cloneDatabase()
    const database = connect(other.url, { max: 1, applicationName: 'test' })
    await database.sql`update banks set name = 'Changed' where id = 1`
    const before = await fingerprint(database)
    await expect(restore(database, archive, { site: site('replaced') })).rejects.toThrow('--force')
    expect(await fingerprint(database)).toEqual(before)
    await restore(database, archive, { force: true, site: site('replaced') })
    expect(await fingerprint(database)).toEqual(await fingerprint(source))
    await database.close()
    await other.drop()
  })

  it('change nothing when the file is truncated or not an archive', async () => {
    const cut = path.join(folder, 'cut.backup')
    const bytes = await readFile(archive)
    await writeFile(cut, bytes)
    await truncate(cut, Math.floor(bytes.length * 0.7))
    const text = path.join(folder, 'letter.txt')
    await writeFile(text, 'Dear Sir')
    await using target = await emptyDatabase()
    const refused = (file: string) => expect(restore(target.database, file, { site: site('none') }))
    await refused(cut).rejects.toThrow('not a complete backup')
    await refused(text).rejects.toThrow('not a complete backup')
    await refused(path.join(folder, 'missing')).rejects.toThrow('no such file')
    expect(await listTables(target.database.sql)).toEqual([])
  })

  it('refuse while the site is running on the database', async () => {
    await using target = await emptyDatabase()
    const program = connect(target.database.url, { max: 1 })
    await program.sql`select 1`
    await expect(restore(target.database, archive, { site: site('none') })).rejects.toThrow(
      'still running',
    )
    await program.close()
  })
})
