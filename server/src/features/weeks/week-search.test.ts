import { sql } from '../../db/orm.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { listResortWeeks, listWeeks, searchWeeks, weekSearch } from '#contract/weeks/weeks.calls.ts'
import { findNearMisses } from '#contract/weeks/near-misses.calls.ts'
import { matchesWeek } from '#contract/weeks/weeks.filter.ts'
import { weekFilter, type WeekFilterInput } from '#contract/weeks/weeks.filter.schema.ts'
import type { WeekListing } from '#contract/weeks/weeks.schema.ts'
import { useApi } from '../../testing/api.ts'
import { aUser } from '../../testing/builders.ts'
import { randomizer } from '../../testing/randomizer.ts'
import {
  fillRandomWeeks,
  plainlyFittingResorts,
  randomWeekFilter,
  randomWeeks,
} from '../../testing/random-weeks.ts'
import type { PlaceKeys } from '../places/place-keys.ts'
import { placeKeys } from '../places/places-in-memory.ts'
import { filterConditions, allOf, visible, weekJoins } from './week-filter.sql.ts'
import { findListings } from './weeks.queries.ts'

const api = useApi({ rateLimit: false })
let all: WeekListing[]
let keys: PlaceKeys

beforeAll(async () => {
  keys = await placeKeys(api.services)
  all = await fillRandomWeeks(api.services)
})

async function loggedOf({ id }: { id: number }) {
  await api.services.searchLog.flush()
  return api.services.database
    .sql`select user_name, type, property, value from search_log where user_id = ${id}`
}

const newestFirst = (a: WeekListing, b: WeekListing) => a.id - b.id

const filters: WeekFilterInput[] = [
  {},
  { region: 'LOWV' },
  { region: 'lowv', season: 'Red' },
  { region: 'NOSUCH' },
  { resort: 'CABA' },
  { resort: 'SILV2' },
  { season: 'Peak' },
  { season: 'Flexi', bedrooms: '3' },
  { bedrooms: 'Studio' },
  { bedrooms: '6' },
  { date: '2027-03-20' },
  { ddate: '2027-01-10' },
  { date: '2027-06-25', ddate: '2027-07-19' },
  { minPrice: 100_000 },
  { maxPrice: 20_000 },
  { minPrice: 50_000, maxPrice: 60_000 },
  { minPrice: 0, maxPrice: 0 },
  { status: 'S' },
  { status: 'cip', region: 'BERG' },
  { keyword: 'sands' },
  { keyword: 'SYNDICATE' },
  { keyword: 'Blouberg' },
  { keyword: '100%' },
  { keyword: '2027-06' },
  { keyword: 'TW-20' },
  { keyword: 'drakensberg', bedrooms: '2', maxPrice: 150_000 },
  { holiday: 'any' },
  { holiday: '2027-winter' },
  { holiday: '2026-summer', region: 'NCST' },
  { holiday: 'december' },
  { holiday: 'easter', sleeps: 8 },
  { sleeps: '6', arrivalDay: 'fri' },
  { arrivalDay: 'Sunday', maxPrice: 90_000 },
  { weekNumber: '52' },
  { weekNumber: '51,52', sleeps: 6 },
  { weekNumber: '0,54,x' },
  { setting: 'sea' },
  { setting: 'berg,bush', bedrooms: '2' },
  { places: 'western-cape' },
  { places: 'hazyview.mpumalanga_clarens.free-state', holiday: 'winter' },
  { places: 'garden-route' },
  { places: 'gotham' },
  { driveFrom: 'pretoria.gauteng', driveMinutes: 240 },
  { driveFrom: 'pretoria.gauteng' },
  { driveFrom: 'Cape Town', driveMinutes: '180', setting: 'sea' },
  { season: 'White', date: '2027-02-01', ddate: '2027-10-01', minPrice: 10_000, maxPrice: 200_000 },
]

describe('the search compared with a simple filter over 5 000 weeks', () => {
  it.each(filters.map((filter) => [JSON.stringify(filter), filter] as const))(
    '%s',
    async (_name, filter) => {
      const query = weekSearch.parse(filter)
      const resorts = plainlyFittingResorts(query, keys)
      const expected = all.filter((week) => matchesWeek(week, query, resorts)).sort(newestFirst)
      const { status, body } = await api.visitor(searchWeeks, { ...filter, size: 100 })
      expect(status).toBe(200)
      expect(body.total).toBe(expected.length)
      expect(body.items.map(({ id }) => id)).toEqual(expected.slice(0, 100).map(({ id }) => id))
    },
  )

  it('finds the same for hundreds of random filters', async () => {
    const r = randomizer(21)
    const used = new Set<string>()
    for (let n = 0; n < 500; n++) {
      const filter = randomWeekFilter(r)
      const query = weekSearch.parse(filter)
      const resorts = plainlyFittingResorts(query, keys)
      const expected = all.filter((week) => matchesWeek(week, query, resorts)).sort(newestFirst)
      const { body } = await api.visitor(searchWeeks, { ...filter, size: 100 })
      const label = JSON.stringify(filter)
      expect(body.total, label).toBe(expected.length)
      expect(
        body.items.map(({ id }) => id),
        label,
      ).toEqual(expected.slice(0, 100).map(({ id }) => id))
      if (expected.length) for (const name of Object.keys(filter)) used.add(name)
    }
    expect([...used].sort()).toEqual(Object.keys(weekFilter.shape).sort())
  }, 120_000)

  it('finds something for most filters, so that the comparison is meaningful', () => {
    const empty = filters.filter(
      (filter) => !all.some((week) => matchesWeek(week, weekSearch.parse(filter))),
    )
    expect(empty.length).toBeLessThan(4)
  })

  it('pages without gaps or repeats', async () => {
    const ids = new Set<number>()
    for (let page = 1; page <= 4; page++) {
      const { body } = await api.visitor(searchWeeks, { region: 'LOWV', page, size: 50 })
      for (const { id } of body.items) ids.add(id)
    }
    expect(ids.size).toBe(200)
  })

  it.each([
    ['price', (a: WeekListing, b: WeekListing) => a.sellPrice - b.sellPrice],
    ['dearest', (a: WeekListing, b: WeekListing) => b.sellPrice - a.sellPrice],
    [
      'arrival',
      (a: WeekListing, b: WeekListing) =>
        String(a.arrivalDate).localeCompare(String(b.arrivalDate)),
    ],
    ['levyPerNight', (a: WeekListing, b: WeekListing) => a.levyPerNight - b.levyPerNight],
  ] as const)('sorts by %s', async (order, compare) => {
    const { body } = await api.visitor(searchWeeks, { order, region: 'LOWV', size: 100 })
    const sorted = body.items.every((week, n) => {
      const next = body.items[n + 1]
      return !next || compare(week, next) <= 0
    })
    expect(sorted).toBe(true)
  })

  it('ignores invalid values in the URL', async () => {
    const { status, body } = await api.visitor(searchWeeks, {
      bedrooms: 'many',
      date: 'soon',
      minPrice: 'cheap',
      size: 'all',
      page: -4,
      order: 'random',
      holiday: 'never',
    } as never)
    expect([status, body.total, body.size, body.page]).toEqual([200, all.length, 8, 1])
  })

  it('records a search in the log, with its user', async () => {
    const user = await aUser(api.services)
    await api.by(user)(searchWeeks, { region: 'WILD', bedrooms: '2' })
    expect(await loggedOf(user)).toEqual([
      {
        user_name: user.username,
        type: 'Timeshare',
        property: '',
        value: 'Wild Coast; 2 bedrooms',
      },
    ])
  })

  it('names the resort in the log, but no positions', async () => {
    const user = await aUser(api.services)
    const where = { resort: 'verl', driveFrom: '-25.7479,28.2293', driveMinutes: 240 }
    await api.by(user)(searchWeeks, { ...where, maxPrice: 40_000 })
    expect(await loggedOf(user)).toMatchObject([
      {
        property: 'Verlorenkloof',
        value: 'Verlorenkloof; within 4 hours of a chosen position; up to R 40 000',
      },
    ])
  })

  it('does not record a search without criteria', async () => {
    const user = await aUser(api.services)
    await api.by(user)(searchWeeks, { size: 8 })
    expect(await loggedOf(user)).toEqual([])
  })
})

describe('a search that finds nothing', () => {
  const nearTo = async (filter: WeekFilterInput) => (await api.visitor(findNearMisses, filter)).body
  const counted = (filter: WeekFilterInput) => {
    const query = weekSearch.parse(filter)
    const resorts = plainlyFittingResorts(query, keys)
    return all.filter((week) => matchesWeek(week, query, resorts)).length
  }

  it('is offered alternatives with one filter changed, with accurate counts', async () => {
    const filter = {
      holiday: 'december',
      setting: 'berg',
      sleeps: 4,
      maxPrice: 5100,
      driveFrom: 'pretoria.gauteng',
      driveMinutes: 300,
    }
    expect(counted(filter)).toBe(0)
    const found = await nearTo(filter)
    expect(found.map((one) => one.filter)).toContain('price')
    for (const { text, count, address } of found) {
      const query = Object.fromEntries(new URL(address, 'http://site').searchParams)
      expect(counted(query), text).toBe(count)
      expect(text).toMatch(new RegExp(`^${count} weeks? `))
    }
    expect(found[0]?.text.replaceAll('\u00a0', ' ')).toMatch(/^\d+ weeks? at R \d+ \d{3}(\.50)?$/)
  })

  it('is offered two changes if one does not help, with accurate counts', async () => {
    const found = await nearTo({ holiday: 'easter', setting: 'berg', maxPrice: 1, sleeps: 100 })
    expect(found.map((one) => one.filter)).toEqual(['price sleeps'])
    expect(found[0]?.text.replaceAll('\u00a0', ' ')).toMatch(
      /^\d+ weeks? for \d+ people at R [\d .]+$/,
    )
    const other = await nearTo({ holiday: 'easter', maxPrice: 1, sleeps: 100, setting: 'city' })
    for (const { text, count, address } of [...found, ...other]) {
      const query = Object.fromEntries(new URL(address, 'http://site').searchParams)
      expect(counted(query), text).toBe(count)
    }
  })

  it('is offered other holidays, days, sizes and longer drives', async () => {
    const texts = async (filter: WeekFilterInput) => (await nearTo(filter)).map(({ text }) => text)
    expect(await texts({ setting: 'city', holiday: 'december', sleeps: 100 })).toEqual([
      expect.stringMatching(/^\d+ weeks? for \d+ people$/),
    ])
    expect(await texts({ driveFrom: 'upington.northern-cape', driveMinutes: 30 })).toEqual([
      expect.stringMatching(/^\d+ weeks within \d+ h(ours| \d\d) of Upington$/),
    ])
    expect(await texts({ keyword: 'nothing has this' })).toEqual([])
  })
})

describe('the list of weeks', () => {
  it('contains published weeks for everyone and all of them for a Super Admin', async () => {
    const admin = await api.as('superAdmin')
    const seller = await api.as('privateUser')
    expect((await api.visitor(listWeeks, {})).body.total).toBe(all.length)
    expect((await seller(listWeeks, {})).body.total).toBe(all.length)
    expect((await admin(listWeeks, {})).body.total).toBe(randomWeeks - randomWeeks / 50)
  })

  it('never has more than a hundred on a page', async () => {
    expect((await api.visitor(listWeeks, { size: 5000 })).body.items.length).toBeLessThanOrEqual(
      100,
    )
  })

  it('contains no personal data', async () => {
    const admin = await api.as('superAdmin')
    const { body } = await admin(listWeeks, { size: 1 })
    expect(Object.keys(body.items[0] as object).sort()).toEqual([
      'arrivalDate',
      'bedrooms',
      'departureDate',
      'displayColor',
      'displayText',
      'id',
      'image',
      'isTender',
      'latestPublishedDate',
      'levyAmount',
      'levyPerNight',
      'maxSleep',
      'mayEnquire',
      'module',
      'nights',
      'pulbishedDate',
      'reducedBy',
      'region',
      'regionCode',
      'regionId',
      'resortCode',
      'resortId',
      'resortName',
      'schoolHoliday',
      'season',
      'seasonCalendar',
      'sellPrice',
      'status',
      'town',
      'unitNumber',
      'weekNumber',
      'weekReference',
      'weekType',
      'weekTypeName',
    ])
  })
})

describe('a resort’s weeks', () => {
  it('are its published ones, earliest first, and Interested is disabled for CIP, S and P', async () => {
    const { body } = await api.visitor(listResortWeeks, { code: 'caba' })
    expect(body.length).toBe(all.filter(({ resortCode }) => resortCode === 'CABA').length)
    for (const week of body) expect(week.mayEnquire).toBe(week.status.code === 'AV')
  })

  it('require a valid code', async () => {
    expect((await api.visitor(listResortWeeks, { code: "x'; drop" })).status).toBe(422)
    expect((await api.visitor(listResortWeeks, { code: 'A'.repeat(21) })).status).toBe(422)
    expect((await api.visitor(listResortWeeks, { code: 'NOSUCH' })).body).toEqual([])
  })

  it('are found through the index of published weeks', async () => {
    const conditions = allOf([visible(), ...filterConditions({ resort: 'CABA', maxPrice: 50_000 })])
    const plan = await api.services.database.db.execute<{ 'QUERY PLAN': string }>(sql`
      explain select w.id from weeks w ${weekJoins} where ${conditions}`)
    expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/weeks_published|weeks_resort/)
  })
})

describe('the pictures of a page of weeks', () => {
  it('rotate, so that weeks of one resort do not repeat one', async () => {
    const { sql: run, db } = api.services.database
    const code = all.find(({ resortCode }) => resortCode !== '')?.resortCode ?? ''
    await run`
      with added as (
        insert into images (key, width, height, bytes, placeholder, sha256)
        select 'turn-' || n, 1200, 800, 1000, 'data:image/webp;base64,AA==', 'turn-' || n
        from generate_series(1, 3) n returning id)
      insert into resort_images (resort_id, image_id, kind, rank)
      select r.id, a.id, 'gallery', row_number() over (order by a.id)
      from added a, resorts r where r.code = ${code}`
    const query = weekSearch.parse({ resort: code })
    const { items } = await findListings(db, { ...query, size: 3 }, 'published')
    expect(items).toHaveLength(3)
    expect(new Set(items.map(({ image }) => JSON.stringify(image))).size).toBe(3)
  })
})
