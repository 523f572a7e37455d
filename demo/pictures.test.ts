import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FileStore } from '#server/gateways/files.ts'
import { connect, type Database } from '#server/db/connect.ts'
import { cloneDatabase, type TestDatabase } from '#server/db/testing.ts'
import { heroListings } from './carousel.ts'
import { loadDemo } from './load.ts'
import { planPictures } from './picture-plan.ts'
import { resortPortrait } from './resort-portraits.ts'
import { drawDemoPictures } from './pictures.ts'
import { hasStreets, streetsOf } from './texts/streets.ts'

let clone: TestDatabase
let database: Database

beforeAll(async () => {
  clone = await cloneDatabase()
  database = connect(clone.url, { max: 2 })
  await loadDemo(database, { day: '2026-11-15' })
}, 120_000)

afterAll(async () => {
  await database?.close()
  await clone?.drop()
})

/** Stores only names, and calls back whenever a picture's placeholder size is written. */
function memoryStore(onPicture: (drawn: number) => void): FileStore & { names: Set<string> } {
  const names = new Set<string>()
  let drawn = 0
  return {
    names,
    async write(key) {
      names.add(key)
      if (key.endsWith('/320.webp')) onPicture(++drawn)
    },
    read: async () => undefined,
    exists: async (key) => names.has(key),
    remove: async (key) => void names.delete(key),
  }
}

const log = { info: () => {} } as never
const patient = { timeout: 120_000 }

describe('the plan of the demo pictures', () => {
  it('gives every property one cover and every resort a gallery and a floor plan', async () => {
    const planned = await planPictures(database.sql)
    expect(new Set(planned.map(({ key }) => key)).size).toBe(planned.length)
    expect(planned.every(({ alt }) => alt.length > 8 && !alt.includes('undefined'))).toBe(true)
    const walls = planned.flatMap((picture) => picture.walls)
    const covers = walls.filter((wall) => wall.kind === 'property' && wall.rank === 0)
    const properties = await database.sql`select from properties where deleted_at is null`
    expect(covers).toHaveLength(properties.length)
    expect(new Set(covers.map((wall) => wall.id)).size).toBe(covers.length)
    const resorts = await database.sql`select from resorts`
    for (const kind of ['gallery', 'layout']) {
      const shown = walls.filter((wall) => wall.kind === 'resort' && wall.as === kind)
      expect(new Set(shown.map((wall) => wall.id)).size).toBe(resorts.length)
    }
  })
})

describe('no duplicate pictures', () => {
  it('every property and every resort has a lead picture of its own', patient, async () => {
    const planned = await planPictures(database.sql)
    const leads = planned.filter(({ walls }) => walls.some(({ rank }) => rank === 0))
    for (const { walls } of leads) expect(walls).toHaveLength(1)
    const drawn = leads.slice(0, 40).map(({ svg }) => svg())
    expect(new Set(drawn).size).toBe(drawn.length)
  })

  it('no gallery shows a picture twice, and each has room for its rank', async () => {
    const seen = new Set<string>()
    for (const { walls } of await planPictures(database.sql)) {
      for (const wall of walls) {
        const place = `${wall.kind}/${wall.id}/${wall.rank}`
        expect(seen.has(place) && wall.kind === 'property').toBe(false)
        seen.add(place)
      }
      const shown = walls.filter((wall) => wall.kind === 'property' || wall.as === 'gallery')
      expect(new Set(shown.map(({ kind, id }) => `${kind}/${id}`)).size).toBe(shown.length)
    }
  })

  it('a resort is seen from outside twice, each time a different part of it', () => {
    const settings = [
      'beach',
      'berg',
      'bush',
      'lake',
      'river',
      'city',
      'vineyard',
      'karoo',
    ] as const
    for (const setting of settings)
      for (const id of [1, 2, 3, 4]) {
        const facts = { id, town: 'Hazyview', province: 'Mpumalanga', setting }
        expect(resortPortrait(facts, 1).type).not.toBe(resortPortrait(facts, 0).type)
      }
  })

  it('a resort has four pictures of its own before shared ones', async () => {
    const planned = await planPictures(database.sql)
    for (const { walls } of planned)
      for (const wall of walls)
        if (wall.kind === 'resort' && wall.as === 'gallery' && wall.rank < 4)
          expect(walls).toHaveLength(1)
  })
})

it('Each of the six hero pictures of the home page has its own listing behind it', async () => {
  const listings = await heroListings(database.sql)
  const headers = listings.map((listing) => listing?.header)
  expect(headers).not.toContain(undefined)
  expect(new Set(headers).size).toBe(6)
})

describe('the streets of the demo', () => {
  it('exist in their suburbs', async () => {
    const rows = await database.sql<{ city: string; suburb: string; street: string }[]>`
      select city, suburb, street_name as street from properties
      union select city, suburb, street from agents union select city, suburb, street from individuals`
    expect(rows.length).toBeGreaterThan(300)
    for (const row of rows) {
      expect([row, hasStreets(row)]).toEqual([row, true])
      expect(streetsOf(row)).toContain(row.street)
    }
  })
})

describe('made-up numbers', () => {
  it('are well-formed and marked as samples', async () => {
    const rows = await database.sql<{ ffc: string }[]>`
      select ffc_number as ffc from agents union select ffc_number from agencies`
    for (const { ffc } of rows) expect(ffc).toMatch(/^20\d\d 000 \d{3} \(sample\)$/)
    const companies = await database.sql<{ number: string }[]>`
      select company_reg_number as number from agencies`
    for (const { number } of companies) expect(number).toMatch(/^\d{4}\/000\d{3}\/07 \(sample\)$/)
  })
})

describe('videos and tours', () => {
  it('belong to some homes for sale or to let, and to some both', async () => {
    const [found] = await database.sql<{ films: number; tours: number; both: number }[]>`
      select count(video)::int as films, count(virtual_tour)::int as tours,
             count(*) filter (where video is not null and virtual_tour is not null)::int as both
        from properties where published and usage = 'Residential'`
    expect(found?.films).toBeGreaterThan(10)
    expect(found?.tours).toBeGreaterThan(10)
    expect(found?.both).toBeGreaterThan(0)
  })
})

describe('drawing the demo pictures', () => {
  it('stops on request, and does not draw finished pictures again', patient, async () => {
    const stop = new AbortController()
    const files = memoryStore((drawn) => {
      if (drawn === 2) stop.abort()
    })
    await drawDemoPictures({ database, files, log }, stop.signal)
    const first = await database.sql<{ key: string }[]>`select key from images order by id`
    expect(first).toHaveLength(2)
    expect(first[0]?.key).toMatch(/^demo-/)

    const again = new AbortController()
    const more = memoryStore(() => again.abort())
    const both: FileStore = {
      ...more,
      exists: async (key) => files.names.has(key) || more.names.has(key),
    }
    await drawDemoPictures({ database, files: both, log }, again.signal)
    const later = await database.sql<{ key: string }[]>`select key from images order by id`
    expect(later).toHaveLength(3)
    expect([...more.names].some((name) => name.includes(`${first[0]?.key}/`))).toBe(false)
  })

  it('attaches a drawn picture everywhere it belongs, without entries in the change log', async () => {
    const [hung] = await database.sql<{ places: number; logged: number }[]>`
      select ((select count(*) from property_images) + (select count(*) from resort_images))::int as places,
             (select count(*) from change_log where table_name like '%images')::int as logged`
    expect(hung?.places).toBeGreaterThan(2)
    expect(hung?.logged).toBe(0)
    const twice = await database.sql`
      select property_id from property_images where is_default group by 1 having count(*) > 1`
    expect(twice).toHaveLength(0)
  })
})
