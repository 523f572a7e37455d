import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect, type Database } from '../server/src/db/connect.ts'
import { cloneDatabase, type TestDatabase } from '../server/src/db/testing.ts'
import { fillProperties } from './bulk.ts'
import { loadDemo } from '../demo/load.ts'

let clone: TestDatabase
let database: Database

beforeAll(async () => {
  clone = await cloneDatabase()
  database = connect(clone.url, { max: 2 })
  await loadDemo(database, { day: '2026-11-15' })
})

afterAll(async () => {
  await database?.close()
  await clone?.drop()
})

const indexes = async () => {
  const rows = await database.sql<{ definition: string }[]>`
    select indexdef as definition from pg_indexes where tablename = 'properties' order by indexname`
  return rows.map(({ definition }) => definition)
}

describe('properties in bulk', () => {
  it('are added across all provinces, and leave the table’s settings unchanged', async () => {
    const before = await indexes()
    const [{ last } = { last: 0 }] = await database.sql<{ last: number }[]>`
      select max(id) as last from properties`
    await fillProperties(database, 1500, { rebuildIndexes: true })
    const [added] = await database.sql<Record<string, number>[]>`
      select count(*)::int as rows, count(distinct reference)::int as references,
             count(*) filter (where published)::int as published,
             count(distinct province_id)::int as provinces, count(distinct suburb_id)::int as suburbs,
             count(*) filter (where suburb = '' or search_text is null or description = '')::int as empty
        from properties where id > ${last}`
    expect(added).toMatchObject({ rows: 1500, references: 1500, provinces: 9, empty: 0 })
    expect(added?.published).toBeGreaterThan(1200)
    expect(added?.suburbs).toBeGreaterThan(700)
    const [unpaid] = await database.sql<{ n: number }[]>`
      select count(*)::int as n from properties p where p.id > ${last} and not exists (
        select from fee_waivers f where f.property_id = p.id)`
    expect(unpaid?.n).toBe(0)
    const [parts] = await database.sql`
      select min(pictures)::int as fewest, max(pictures)::int as most, sum(own)::int as covers, min(fields)::int as fields
      from (select count(*) as pictures, count(*) filter (where i.is_default) as own,
          (select count(*) from property_field_values v where v.property_id = p.id) as fields
        from properties p left join property_images i on i.property_id = p.id
        where p.id > ${last} group by p.id) x`
    expect(parts).toMatchObject({ fewest: 6, most: 12, covers: 1500 })
    expect(parts?.fields).toBeGreaterThan(2)
    const [searched] = await database.sql`
      select count(*)::int as n from property_search where property_id > ${last}`
    expect(searched?.n).toBe(added?.published)
    const [reduced] = await database.sql`
      select count(*)::int as n from property_search where property_id > ${last} and reduced_at is not null`
    expect(reduced?.n).toBeGreaterThan(0)
    expect(await indexes()).toEqual(before)
    const resting = await database.sql`
      select from pg_trigger where tgrelid = 'properties'::regclass and tgenabled = 'D'`
    expect(resting).toHaveLength(0)
  })

  it('never reuse an existing reference', async () => {
    await fillProperties(database, 50)
    await fillProperties(database, 50)
    const [{ twice } = { twice: -1 }] = await database.sql<{ twice: number }[]>`
      select (count(*) - count(distinct reference))::int as twice from properties`
    expect(twice).toBe(0)
  })
})
