import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect, transaction, type Database } from '../connect.ts'
import { cloneDatabase, type TestDatabase } from '../testing.ts'
import { loadReference } from './load.ts'
import { readCities, readSuburbs } from './places/places.ts'
import { resorts } from './resorts.ts'

let clone: TestDatabase
let database: Database

beforeAll(async () => {
  clone = await cloneDatabase()
  database = connect(clone.url, { max: 2 })
})

afterAll(async () => {
  await database.close()
  await clone.drop()
})

const count = async (table: string) =>
  (await database.sql.unsafe(`select count(*)::int as rows from ${table}`))[0]!.rows as number

/** The warnings at start-up about seeds that could not be added. */
async function loadAgain(): Promise<string[]> {
  const reports: string[] = []
  await transaction(database, null, (tx) => loadReference(tx, (message) => reports.push(message)))
  return reports
}

/** As if the seed came with a newer version of the program. */
const neverGiven = async (dataset: string, key: string) => {
  await database.sql`delete from reference_loads where dataset = ${dataset} and key = ${key}`
}

describe('the reference data', () => {
  it('are complete', async () => {
    expect(await count('provinces')).toBe(9)
    expect(await count('cities')).toBe(readCities().length)
    expect(await count('suburbs')).toBe(readSuburbs().length)
    expect(await count('resorts')).toBe(resorts.length)
    const facts = await database.sql`select fact from fields where fact is not null order by fact`
    expect(facts.map(({ fact }) => fact)).toEqual([
      'bathrooms',
      'bedrooms',
      'erf_size',
      'floor_size',
      'garages',
    ])
    const [eft] = await database.sql`select id, is_system from statuses where code = 'APEFT'`
    expect(eft).toEqual({ id: 1033, is_system: true })
  })

  it('are not recorded in the change log', async () => {
    const tables = await database.sql`select distinct table_name from change_log`
    expect(tables.map(({ table_name }) => table_name)).toEqual(['settings'])
  })

  it('give the next new row an id above the fixed ones', async () => {
    const [row] = await database.sql`
      insert into statuses (code, description) values ('NEW', 'New') returning id`
    expect(row!.id).toBeGreaterThan(1043)
  })

  it('neither restore nor overwrite what a Super Admin changed', async () => {
    await database.sql`update banks set name = 'Our Bank' where id = 1`
    await database.sql`delete from contact_sources where id = 4`
    await database.sql`update suburbs set name = 'Somewhere' where name = 'Arboretum'`
    await database.sql`
      update settings set value = value - 'partners' || '{"companyName": "Umbrella"}' where key = 'company'`
    const before = await count('suburbs')
    expect(await loadAgain()).toEqual([])
    expect(await database.sql`select name from banks where id = 1`).toEqual([{ name: 'Our Bank' }])
    expect(await count('contact_sources')).toBe(3)
    expect(await count('suburbs')).toBe(before)
    const [company] = await database.sql`
      select value ->> 'companyName' as name, value ? 'partners' as partners from settings where key = 'company'`
    expect(company).toEqual({ name: 'Umbrella', partners: true })
  })

  it('are recorded by name, never by an id', async () => {
    const rows = await database.sql`
      select dataset, key from reference_loads where key ~ '^[0-9]+$' and dataset <> 'terms'`
    expect(rows).toEqual([])
  })

  it('are still recognised if an earlier version recorded them by id', async () => {
    const { sql } = database
    const keys = () => sql`select dataset, key from reference_loads order by dataset, key`
    const before = await keys()
    await sql`update reference_loads set key = '11' where dataset = 'banks' and key = 'Nedbank'`
    await sql`update reference_loads set dataset = 'faq', key = '1'
      where dataset = 'faq_entries' and key = 'What is timeshare?'`
    const file = path.join(import.meta.dirname, '../migrations/0001_reference_keys.sql')
    await sql.unsafe(readFileSync(file, 'utf8'))
    expect(await keys()).toEqual(before)
  })

  it('are loaded even if a user’s row has the same id', async () => {
    const { sql } = database
    await sql`delete from mail_templates where usage = 'PaymentReceived'`
    await sql`delete from banks where name = 'TymeBank'`
    await sql`insert into banks (id, name, universal_branch_code) values (16, 'Ubuntu Bank', '123456')
      on conflict (id) do update set name = excluded.name`
    await sql`insert into mail_templates (id, usage, state, subject, body)
      values (26, 'ContactUs', 'draft', 'Own', '<p>Own</p>')`
    await neverGiven('banks', 'TymeBank')
    await neverGiven('mail_templates', 'PaymentReceived')
    expect(await loadAgain()).toEqual([])
    expect(await sql`select name from banks where id = 16`).toEqual([{ name: 'Ubuntu Bank' }])
    const [bank] = await sql`select id from banks where name = 'TymeBank'`
    expect(bank?.id).toBeGreaterThan(16)
    const [template] = await sql`
      select id, is_system from mail_templates where usage = 'PaymentReceived'`
    expect(template?.id).toBeGreaterThan(26)
    expect(template?.is_system).toBe(true)
    const [next] = await sql`insert into banks (name, universal_branch_code)
      values ('Next Bank', '654321') returning id`
    expect(next?.id).toBeGreaterThan(bank?.id)
  })

  it('are skipped, and reported with table and key, when a user’s row has the same name', async () => {
    const { sql } = database
    await sql`update statuses set description = 'Our own' where code = 'RO'`
    await neverGiven('statuses', 'RO')
    await sql`delete from spacebank_entities where name = 'RCI'`
    await sql`insert into spacebank_entities (name) values ('rci')`
    await neverGiven('spacebank_entities', 'RCI')
    expect(await loadAgain()).toEqual([
      'statuses "RO" was not added: another row already has its name',
      'spacebank_entities "RCI" was not added: another row already has its name',
    ])
    expect(await sql`select description from statuses where code = 'RO'`).toEqual([
      { description: 'Our own' },
    ])
    expect(await loadAgain()).toEqual([])
  })

  it('are reported when their parent is missing or a unique value is taken', async () => {
    const { sql } = database
    await sql`update field_groups set description = 'Overview' where description = 'Property Overview'`
    await sql`delete from fields where name = 'Storeys'`
    await neverGiven('fields', 'Both/Property Overview/Storeys')
    await sql`update seasons set name = 'Winter' where name = 'Blue'`
    await neverGiven('seasons', 'Blue')
    expect((await loadAgain()).toSorted()).toEqual([
      'fields "Both/Property Overview/Storeys" was not added: the record it belongs to does not exist',
      'seasons "Blue" was not added: another row already has one of its unique values',
    ])
  })
})
