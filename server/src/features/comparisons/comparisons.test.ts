import { beforeAll, describe, expect, it } from 'vitest'
import { compareProperties, compareWeeks } from '#contract/comparisons/comparisons.calls.ts'
import { comparisonsTexts as texts } from '#contract/comparisons/comparisons.messages.ts'
import { getPriceHistory } from '#contract/listings/listings.calls.ts'
import { listLatestWeeks } from '#contract/weeks/weeks.calls.ts'
import { addDays, today } from '#contract/values/day.ts'
import { useApi } from '../../testing/api.ts'
import { aUser } from '../../testing/builders.ts'
import { aPlace, aProperty } from '../../testing/property-builders.ts'
import { aWeek } from '../../testing/week-builders.ts'

const api = useApi({ rateLimit: false })
const listedAt = () => new Date(`${addDays(today(), -31)}T08:00:00Z`)

let reduced: number
let plain: number
let hidden: number
let week: number
let owner: Awaited<ReturnType<typeof aUser>>

beforeAll(async () => {
  const { sql } = api.services.database
  owner = await aUser(api.services)
  const place = await aPlace(api.services, 'Garsfontein')
  reduced = (
    await aProperty(api.services, {
      price: '2600000',
      firstPublishedAt: listedAt(),
      floorSize: 238,
      suburbId: place.suburbId,
      lat: -25.79,
      lng: 28.3,
    })
  ).id
  plain = (await aProperty(api.services)).id
  hidden = (await aProperty(api.services, { published: false, ownerUserId: owner.id })).id
  week = (await aWeek(api.services, { published: true, firstPublishedAt: listedAt() })).id
  await sql`insert into property_field_values (property_id, field_id, value) values
    (${reduced}, (select id from fields where name = 'Pool' limit 1), 'Yes'),
    (${reduced}, (select id from fields where fact = 'bedrooms' limit 1), '4')`
  await sql`update properties set price = 2450000 where id = ${reduced}`
  await sql`update weeks set sell_price = 60500 where id = ${week}`
})

describe('a comparison', () => {
  it('has the facts of each property, its reduction and its days, and treats hidden ones as gone', async () => {
    const ids = `${reduced},${hidden},${plain}`
    const input = { ids, places: 'menlyn.pretoria.gauteng_gotham' }
    // Even to its owner, so that a shared comparison looks the same.
    const { status, body } = await api.by(owner)(compareProperties, input)
    expect(status).toBe(200)
    expect(body.items.map(({ id }) => id)).toEqual([reduced, plain])
    expect(body.gone).toEqual([hidden])
    const [first, second] = body.items
    expect(first).toMatchObject({ price: 2450000, reducedBy: 150000, daysOnSite: 31 })
    expect(second).toMatchObject({ reducedBy: null, daysOnSite: 0 })
    const names = first!.displayData.flatMap(({ values }) => values.map(({ name }) => name))
    expect(names).toContain('Pool')
    expect(names).not.toContain('Bedrooms')
  })

  it('has the drive to each known place', async () => {
    const [properties, weeks] = await Promise.all([
      api.visitor(compareProperties, {
        ids: String(reduced),
        places: 'menlyn.pretoria.gauteng_gotham',
      }),
      api.visitor(compareWeeks, { ids: String(week), places: 'sandton.gauteng' }),
    ])
    expect(properties.body.places).toEqual([
      { key: 'menlyn.pretoria.gauteng', name: 'Menlyn, Pretoria' },
    ])
    const [drive, ...more] = properties.body.items[0]!.drives
    expect(more).toEqual([])
    expect(drive!.minutes).toBeGreaterThan(3)
    expect(drive!.minutes).toBeLessThan(30)
    expect(drive!.km).toBeLessThan(12)
    expect(weeks.body.items[0]!.drives[0]!.minutes).toBeGreaterThan(240)
  })

  it('has what distinguishes weeks, and nothing about their owner', async () => {
    const { body } = await api.visitor(compareWeeks, { ids: `${week},999999` })
    expect(body.gone).toEqual([999999])
    expect(body.items[0]).toMatchObject({
      season: 'Peak 3',
      maxSleep: 6,
      nights: 7,
      levyPerNight: 1691.43,
      reducedBy: 8000,
      daysOnSite: 31,
    })
    expect(JSON.stringify(body)).not.toContain('owner')
  })

  it('takes one to four ids and up to three places', async () => {
    for (const ids of ['', 'x', '1,2,3,4,5', '0', '1,-2', '99999999999']) {
      const { status, error } = await api.visitor(compareProperties, { ids })
      expect({ ids, status }).toEqual({ ids, status: 422 })
      expect(error.fields).toEqual({ ids: texts.badIds })
    }
    for (const places of ['a_b_c_d', 'a b']) {
      const { status, error } = await api.visitor(compareWeeks, { ids: '1', places })
      expect({ places, status }).toEqual({ places, status: 422 })
      expect(error.fields).toEqual({ places: texts.badPlaces })
    }
  })
})

describe('the price history of a listing', () => {
  it('starts with the first public price, and has every change since', async () => {
    const { sql } = api.services.database
    const { body } = await api.visitor(getPriceHistory, { kind: 'property', id: reduced })
    expect(body).toMatchObject({ listedOn: today(listedAt()), daysOnSite: 31 })
    expect(body.entries).toMatchObject([
      { price: 2600000, change: null, status: 'For Sale' },
      { price: 2450000, change: -150000, status: 'For Sale' },
    ])
    await sql`update properties set published = false where id = ${plain}`
    await sql`update properties set published = true where id = ${plain}`
    const { body: away } = await api.visitor(getPriceHistory, { kind: 'property', id: plain })
    expect(away.entries.map(({ status }) => status)).toEqual(['For Sale', null, 'For Sale'])
  })

  it('covers public prices: a hidden listing has none, except for those who manage it', async () => {
    const input = { kind: 'property', id: hidden } as const
    expect((await api.visitor(getPriceHistory, input)).status).toBe(404)
    const own = await api.by(owner)(getPriceHistory, input)
    expect(own.body).toEqual({ listedOn: null, daysOnSite: null, entries: [] })
    expect((await api.visitor(getPriceHistory, { kind: 'week', id: 999999 })).status).toBe(404)
  })

  it('gives the cards of weeks their reduction, for thirty days', async () => {
    const { sql } = api.services.database
    const cards = async () => (await api.visitor(listLatestWeeks, {})).body
    expect(await cards()).toMatchObject([{ id: week, reducedBy: 8000 }])
    await sql`update listing_history set at = now() - interval '31 days' where week_id = ${week}`
    api.services.cache.invalidate()
    expect(await cards()).toMatchObject([{ id: week, reducedBy: null }])
  })
})
