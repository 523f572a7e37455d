import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect, type Database } from './connect.ts'
import { cloneDatabase, type TestDatabase } from './testing.ts'

let clone: TestDatabase
let database: Database

beforeAll(async () => {
  clone = await cloneDatabase()
  database = connect(clone.url, { max: 1 })
  await database.sql`insert into users (id, role_id, username, email, password_hash)
    values (1, 1, 'thandi', 't@x.example', 'x')`
})

afterAll(async () => {
  await database.close()
  await clone.drop()
})

const history = (column: string, id: number) => database.sql`
  select from_price::int as "from", to_price::int as "to", from_status as was, to_status as is
  from listing_history where ${database.sql(column)} = ${id} order by id`

describe('a listing’s history', () => {
  it('has what the public saw of a property: prices and statuses, and when it was unpublished', async () => {
    const { sql } = database
    const [row] = await sql`
      insert into properties (usage, is_sale, property_type_id, province_id, short_description, price, owner_user_id, status_id)
      select 'Residential', true, 1, 1, 'Home', 100, 1, id from statuses where code = 'P' returning id`
    const id = row!.id as number
    await sql`update properties set price = 90 where id = ${id}`
    await sql`update properties set published = true where id = ${id}`
    await sql`update properties set price = 80, name = 'Rus' where id = ${id}`
    await sql`update properties set name = 'Vrede' where id = ${id}`
    await sql`update properties set published = false where id = ${id}`
    await sql`update properties set price = 60 where id = ${id}`
    await sql`update properties set price = 70, published = true where id = ${id}`
    await sql`update properties set status_id = (select id from statuses where code = 'S') where id = ${id}`
    expect(await history('property_id', id)).toEqual([
      { from: null, to: 90, was: null, is: 'P' },
      { from: 90, to: 80, was: 'P', is: 'P' },
      { from: 80, to: 80, was: 'P', is: null },
      { from: 80, to: 70, was: null, is: 'P' },
      { from: 70, to: 70, was: 'P', is: 'S' },
    ])
  })

  it('has the prices of a week', async () => {
    const { sql } = database
    const [row] = await sql`
      insert into weeks (region_id, other_resort_name, unit_number, module, season_id, bedrooms, max_sleep,
        week_type, levy_amount, arrival_date, departure_date, sell_price, owner_user_id, status_id, published)
      select (select min(id) from regions), 'Rest', '1', 'A', (select min(id) from seasons), 1, 4, 1, 10,
        '2027-01-01', '2027-01-08', 500, 1, id, true from statuses where code = 'P' returning id`
    await sql`update weeks set sell_price = 400 where id = ${row!.id}`
    expect(await history('week_id', row!.id as number)).toEqual([
      { from: 500, to: 400, was: 'P', is: 'P' },
    ])
  })
})
