import { readdirSync } from 'node:fs'
import path from 'node:path'
import { getTableName, is, PgTable } from './orm.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect, type Database } from './connect.ts'
import { cloneDatabase, type TestDatabase } from './testing.ts'

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

describe('the schema', () => {
  it('has a declaration for every table and a table for every declaration', async () => {
    const folder = path.join(import.meta.dirname, 'schema')
    const modules = await Promise.all(
      readdirSync(folder).map((file) => import(path.join(folder, file)) as Promise<object>),
    )
    const declared = modules
      .flatMap((module) => Object.values(module))
      .flatMap((value) => (is(value, PgTable) ? [getTableName(value)] : []))
    const rows = await database.sql`
      select relname from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace`
    expect(
      rows.map(({ relname }) => relname).toSorted(),
      'Write the migration of a new table with npm run db:generate -- --name what_it_is',
    ).toEqual(declared.toSorted())
  })

  it('has a primary key on every table', async () => {
    const rows = await database.sql`
      select relname from pg_class c where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
        and not exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary)`
    expect(rows).toEqual([])
  })

  it('has an index for every reference, except to the person who did something', async () => {
    const rows = await database.sql<{ column: string }[]>`
      select c.conrelid::regclass || '.' || a.attname as column
      from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace
        and a.attname not in ('created_by', 'verified_by', 'decided_by', 'answered_by',
          'confirmed_by', 'actor_user_id')
        and not exists (select from pg_index i
          where i.indrelid = c.conrelid and i.indkey[0] = a.attnum and i.indpred is null)
      order by 1`
    expect(rows.map(({ column }) => column)).toEqual([])
  })
})

describe('a property', () => {
  const insert = (columns: Record<string, unknown>) => database.sql`
    insert into properties ${database.sql({
      usage: 'Residential',
      is_sale: true,
      property_type_id: 1,
      short_description: 'Home with a stoep',
      price: 100,
      owner_user_id: 1,
      status_id: 1041,
      ...columns,
    })} returning id, reference, suburb, city, province, province_id`

  beforeAll(async () => {
    await database.sql`insert into users (id, role_id, username, email, password_hash)
      values (1, 1, 'thandi', 't@x.example', 'x')`
  })

  it('gets a reference, and its city and province from the suburb', async () => {
    const [suburb] = await database.sql`
      select s.id, s.name, c.name as city, p.name as province, p.id as province_id
      from suburbs s join cities c on c.id = s.city_id join provinces p on p.id = c.province_id
      where s.name = 'Brooklyn' and c.name = 'Pretoria'`
    const [row] = await insert({ suburb_id: suburb!.id, province_id: 9 })
    expect(row).toMatchObject({
      reference: expect.stringMatching(/^JP-1\d{4}$/),
      suburb: 'Brooklyn',
      city: 'Pretoria',
      province: 'Gauteng',
      province_id: suburb!.province_id,
    })
    await database.sql`update suburbs set name = 'Nieuw Brooklyn' where id = ${suburb!.id}`
    const [found] = await database.sql`
      select suburb, search_text @@ 'nieuw & gauteng & stoep'::tsquery as found
      from properties where id = ${row!.id}`
    expect(found).toEqual({ suburb: 'Nieuw Brooklyn', found: true })
  })

  it('stores a typed suburb that the gazetteer does not know', async () => {
    const [row] = await insert({ province_id: 3, suburb: 'Kleinfontein' })
    expect(row).toMatchObject({ suburb: 'Kleinfontein', city: '', province: 'Gauteng' })
  })

  it.each([
    ['a price of nothing', { price: 0 }],
    ['a place off the earth', { lat: 91, lng: 0 }],
    ['a latitude alone', { lat: -25 }],
    ['a sale by the month', { price_per: 'Month' }],
    ['an unknown usage', { usage: 'Industrial' }],
    ['a published listing that is deleted', { published: true, deleted_at: '2026-11-15' }],
  ])('refuses %s', async (_, columns) => {
    await expect(insert({ province_id: 3, ...columns })).rejects.toMatchObject({ code: '23514' })
  })
})

describe('identity numbers and banking details', () => {
  it('are stored encrypted or not at all', async () => {
    const plain = database.sql`
      insert into individuals (user_id, name, surname, id_number_encrypted)
      values (1, 'Thandi', 'Nkosi', '8001015009087')`
    await expect(plain).rejects.toMatchObject({ code: '23514' })
  })
})
