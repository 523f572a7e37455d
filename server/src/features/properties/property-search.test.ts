import { beforeAll, describe, expect, it } from 'vitest'
import { propertyCard } from '#contract/properties/properties.schema.ts'
import { connect } from '../../db/connect.ts'
import { useApi } from '../../testing/api.ts'
import { aProperty } from '../../testing/property-builders.ts'
import { sweepSearchChanges } from './property-search.queries.ts'

const api = useApi()
let id: number
let other: number

/** How many rows differ from the view's current result. */
async function differences(): Promise<number> {
  const [row] = await api.services.database.sql`
    select count(*)::int as n from (
      (select * from property_search except select * from property_search_source)
      union all (select * from property_search_source except select * from property_search)) d`
  return row?.n as number
}

async function cardOf(property: number) {
  const [row] = await api.services.database.sql`
    select card from property_search where property_id = ${property}`
  return row && propertyCard.parse(JSON.parse(row.card as string))
}

async function aPicture(): Promise<number> {
  const [row] = await api.services.database.sql`
    insert into images (key, width, height, bytes, placeholder, sha256)
    values (gen_random_uuid(), 40, 30, 9, 'data:', gen_random_uuid()) returning id`
  return row?.id as number
}

beforeAll(async () => {
  id = (await aProperty(api.services)).id
  other = (await aProperty(api.services)).id
})

describe('the searched rows', () => {
  it('follow every change to a listing and to what it shows', async () => {
    const { sql } = api.services.database
    const changes = [
      () =>
        sql`update properties set price = 1234567.5, short_description = 'Quiet' where id = ${id}`,
      () => sql`update properties set suburb_id = null, city_id = 5 where id = ${id}`,
      () => sql`update cities set name = 'Newtown' where id = 5`,
      () => sql`update statuses set description = 'On show', display = 'red' where id = 1041`,
      async () => sql`
        insert into property_images (property_id, image_id, rank)
        values (${id}, ${await aPicture()}, 1), (${id}, ${await aPicture()}, 2), (${other}, ${await aPicture()}, 1)`,
      () => sql`
        update property_images set is_default = true where property_id = ${id} and rank = 2`,
      () => sql`update images set alt = 'The stoep'`,
      () => sql`delete from property_images where property_id = ${other}`,
      () => sql`
        insert into property_field_values (property_id, field_id, value)
        select ${id}, id, '1' from fields limit 3`,
      () => sql`update property_types set description = description || '!'`,
      () => sql`update properties set price = price + 1`,
      () => sql`update properties set published = false where id = ${other}`,
    ]
    for (const change of changes) {
      await change()
      expect(await differences(), change.toString()).toBe(0)
    }
    expect(await cardOf(id)).toMatchObject({
      displayPrice: 'R\u00a01\u00a0234\u00a0568.50',
      city: 'Newtown',
      displayText: 'On show',
      displayColor: 'red',
      imageCount: 2,
      displayImage: { alt: 'The stoep' },
    })
    expect(await cardOf(other)).toBeUndefined()
  })

  it('are not rewritten when nothing in them has changed', async () => {
    const { sql } = api.services.database
    const version = async () =>
      (await sql`select xmin::text as version from property_search where property_id = ${id}`)[0]
    const before = await version()
    await sql`update properties set paid_at = now() where id = ${id}`
    expect(await version()).toEqual(before)
  })

  it('contain both of two simultaneous changes', async () => {
    const { database } = api.services
    const second = connect(database.url, { max: 1 })
    const picture = await aPicture()
    let added: Promise<unknown> | undefined
    await database.sql.begin(async (tx) => {
      await tx`update properties set price = 77 where id = ${id}`
      added = second.sql`
        insert into property_images (property_id, image_id, rank) values (${id}, ${picture}, 9)`.then(
        () => {},
      )
      // Until the second transaction waits for the first.
      for (;;) {
        const [row] = await tx`select count(*)::int as n from pg_locks where not granted`
        if (row?.n) break
      }
    })
    await added
    await second.close()
    expect(await cardOf(id)).toMatchObject({ price: 77, imageCount: 3 })
  })

  it('have times in UTC, whatever time zone the changing session uses', async () => {
    const { database } = api.services
    await database.sql.begin(async (tx) => {
      await tx`set local timezone = 'Africa/Johannesburg'`
      await tx`update properties set price = 78 where id = ${id}`
    })
    expect((await cardOf(id))?.dateCreated).toMatch(/\+00:00$/)
  })

  it('have the time of the listing’s first publication', async () => {
    const { sql } = api.services.database
    await sql`update properties set first_published_at = '2026-03-01 08:00+00' where id = ${id}`
    expect((await cardOf(id))?.datePublished).toBe('2026-03-01T08:00:00+00:00')
  })

  it('record changes for the processes that cache them, except those to the card alone', async () => {
    const { sql } = api.services.database
    const recorded = async () =>
      (await sql`select property_id from property_search_changes order by id`).map(
        (row) => row.property_id,
      )
    await sql`delete from property_search_changes`
    await sql`update images set alt = 'The stoep at dusk'
      where id in (select image_id from property_images where property_id = ${id})`
    expect(await recorded()).toEqual([])
    await sql`update properties set short_description = 'Sunny' where id = ${id}`
    await sql`update properties set price = 79 where id = ${id}`
    await sql`update properties set published = false where id = ${id}`
    expect(await recorded()).toEqual([id, id, id])
    await sql`update property_search_changes set at = now() - interval '2 hours'`
    await sweepSearchChanges(api.services.database.db)
    expect(await recorded()).toEqual([])
  })
})
