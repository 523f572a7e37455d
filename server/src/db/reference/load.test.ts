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

describe('the reference data', () => {
  it('are all there', async () => {
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

  it('leave the change log to people', async () => {
    const tables = await database.sql`select distinct table_name from change_log`
    expect(tables.map(({ table_name }) => table_name)).toEqual(['settings'])
  })

  it('give the next new row an id above the fixed ones', async () => {
    const [row] = await database.sql`
      insert into statuses (code, description) values ('NEW', 'New') returning id`
    expect(row!.id).toBeGreaterThan(1043)
  })

  it('neither bring back nor overwrite what a Super Admin changed', async () => {
    await database.sql`update banks set name = 'Our Bank' where id = 1`
    await database.sql`delete from contact_sources where id = 4`
    await database.sql`update suburbs set name = 'Somewhere' where name = 'Arboretum'`
    await database.sql`
      update settings set value = value - 'partners' || '{"companyName": "Umbrella"}' where key = 'company'`
    const before = await count('suburbs')
    await transaction(database, null, loadReference)
    expect(await database.sql`select name from banks where id = 1`).toEqual([{ name: 'Our Bank' }])
    expect(await count('contact_sources')).toBe(3)
    expect(await count('suburbs')).toBe(before)
    const [company] = await database.sql`
      select value ->> 'companyName' as name, value ? 'partners' as partners from settings where key = 'company'`
    expect(company).toEqual({ name: 'Umbrella', partners: true })
  })
})
