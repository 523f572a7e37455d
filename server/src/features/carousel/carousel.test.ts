import { beforeAll, describe, expect, it } from 'vitest'
import sharp from 'sharp'
import * as calls from '#contract/carousel/carousel.calls.ts'
import { carouselTexts } from '#contract/carousel/carousel.messages.ts'
import type { CarouselDetail } from '#contract/carousel/carousel.calls.ts'
import type { ErrorReply } from '#contract/errors.ts'
import { roles, type Role } from '#contract/roles.ts'
import { useApi } from '../../testing/api.ts'
import { aUser } from '../../testing/builders.ts'
import { multipartForm } from '../../testing/multipart.ts'
import { aProperty } from '../../testing/property-builders.ts'
import { aWeek } from '../../testing/week-builders.ts'

const api = useApi({ rateLimit: false })
const tokens = new Map<Role, string>()
let photo: Buffer

beforeAll(async () => {
  photo = await sharp({ create: { width: 800, height: 450, channels: 3, background: '#6c42a6' } })
    .jpeg()
    .toBuffer()
  for (const role of roles) tokens.set(role, (await aUser(api.services, { role })).token)
})

async function send(
  method: 'POST' | 'PUT',
  fields: Record<string, string | number>,
  options: { files?: { content: Buffer }[]; role?: Role | null } = {},
) {
  const texts = Object.fromEntries(Object.entries(fields).map(([k, v]) => [k, String(v)]))
  const { payload, headers } = multipartForm(texts, options.files ?? [])
  const token = options.role === null ? undefined : tokens.get(options.role ?? 'superAdmin')
  const response = await api.app.inject({
    method,
    url: '/api/Carousel',
    payload,
    headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
  })
  const json = response.json()
  return { status: response.statusCode, body: json as CarouselDetail, error: json as ErrorReply }
}

/** A picture of a property, without a file behind it. */
async function anImage(propertyId: number): Promise<number> {
  const { sql } = api.services.database
  const [image] = await sql`
    insert into images (key, width, height, bytes, placeholder, alt, sha256)
    values (gen_random_uuid()::text, 800, 450, 1, '', 'Front', 'x') returning id`
  await sql`insert into property_images (property_id, image_id) values (${propertyId}, ${image?.id})`
  return image?.id as number
}

const countImages = async () =>
  (await api.services.database.sql`select count(*)::int as n from images`)[0]?.n as number

async function publicItems() {
  api.services.cache.invalidate()
  return (await api.visitor(calls.listCarousel, {})).body
}

describe('a carousel item', () => {
  it('of a week has its own image, and both are shown to everyone', async () => {
    const week = await aWeek(api.services, { published: true })
    const made = await send(
      'POST',
      { header: 'Cabana Beach', description: 'Umhlanga', timeshareID: week.id },
      { files: [{ content: photo }] },
    )
    expect(made.status).toBe(200)
    expect(made.body).toMatchObject({
      header: 'Cabana Beach',
      timeshareID: week.id,
      propertyID: null,
      image: { width: 800, height: 450, alt: 'Cabana Beach' },
      state: 'shown',
      listing: {
        type: 'Timeshare',
        bedrooms: '2',
        sleeps: 6,
        checkIn: '2027-07-02',
        checkOut: '2027-07-09',
      },
    })
    expect((await publicItems()).map(({ id }) => id)).toContain(made.body.id)
    const { body } = await api.visitor(calls.getCarouselItem, { id: made.body.id })
    expect(body).toEqual(made.body)
  })

  it('of a property shows one of its own images', async () => {
    const [property, other] = [await aProperty(api.services), await aProperty(api.services)]
    const [own, foreign] = [await anImage(property.id), await anImage(other.id)]
    const fields = { header: 'A house', propertyID: property.id }
    expect((await send('POST', fields)).error.fields).toEqual({ image: 'Please choose an image.' })
    expect((await send('POST', { ...fields, imageID: foreign })).error.fields).toEqual({
      image: 'Please choose one of this property’s images.',
    })
    const made = await send('POST', { ...fields, imageID: own })
    expect(made.body).toMatchObject({ image: { id: own }, propertyUsageType: 'Residential' })
  })

  it('is changed with the same image or another, and a stale change gets a conflict', async () => {
    const week = await aWeek(api.services, { published: true })
    const fields = { header: 'Before', timeshareID: week.id }
    const { body } = await send('POST', fields, { files: [{ content: photo }] })
    const { id, version } = body
    const renamed = await send('PUT', { ...fields, id, version, header: 'After', rank: 30 })
    expect(renamed.body).toMatchObject({ header: 'After', rank: 30, image: body.image, version: 2 })
    const stale = await send('PUT', { ...fields, id, version, header: 'Mine' })
    expect(stale.error).toMatchObject({
      code: 'stale',
      changes: {
        fields: [{ label: 'Header', before: 'Before', after: 'After' }, { label: 'Position' }],
      },
    })
    const before = await countImages()
    const again = { ...fields, id, version: 2 }
    const painted = await send('PUT', again, { files: [{ content: photo }] })
    expect(painted.body.image?.id).not.toBe(body.image?.id)
    expect(await countImages()).toBe(before)
    expect((await send('PUT', { ...fields, id: 9999, version: 1 })).status).toBe(404)
  })

  it('moves from a week to a property and back, each with a fitting image', async () => {
    const week = await aWeek(api.services, { published: true })
    const property = await aProperty(api.services)
    const imageID = await anImage(property.id)
    const { body } = await send(
      'POST',
      { header: 'Week', timeshareID: week.id },
      { files: [{ content: photo }] },
    )
    const house = await send('PUT', {
      id: body.id,
      version: 1,
      header: 'House',
      propertyID: property.id,
      imageID,
    })
    expect(house.body).toMatchObject({ timeshareID: null, propertyID: property.id })
    const back = { id: body.id, version: 2, header: 'Week', timeshareID: week.id }
    expect((await send('PUT', back)).error.fields).toEqual({ image: 'Please choose an image.' })
  })

  it('links only to published listings', async () => {
    const hidden = await aWeek(api.services, { published: false })
    const refused = await send(
      'POST',
      { header: 'Hidden', timeshareID: hidden.id },
      { files: [{ content: photo }] },
    )
    expect([refused.status, refused.error.fields]).toEqual([
      422,
      { listing: 'This listing is not published, so it cannot be shown on the home page.' },
    ])
    const week = await aWeek(api.services, { published: true })
    const fields = { header: 'Sold soon', timeshareID: week.id }
    const { body } = await send('POST', fields, { files: [{ content: photo }] })
    await api.services.database.sql`update weeks set published = false where id = ${week.id}`
    expect((await publicItems()).map(({ id }) => id)).not.toContain(body.id)
    expect((await api.visitor(calls.getCarouselItem, { id: body.id })).status).toBe(404)
    const admin = await api.as('superAdmin')
    expect((await admin(calls.getCarouselItem, { id: body.id })).body.state).toBe('hidden')
    expect((await send('PUT', { ...fields, id: body.id, version: 1, header: 'X' })).status).toBe(
      200,
    )
  })

  it('needs a header and one listing, and accepts only an image file', async () => {
    const { error } = await send('POST', { header: '' })
    expect(error.fields).toEqual({
      header: 'Header is required!',
      listing: 'Please choose a timeshare week or a property.',
    })
    const both = await send('POST', { header: 'X', timeshareID: 1, propertyID: 1 })
    expect(both.error.fields).toHaveProperty('listing')
    const week = await aWeek(api.services, { published: true })
    const fields = { header: 'X', timeshareID: week.id }
    const text = await send('POST', fields, { files: [{ content: Buffer.from('hello') }] })
    expect([text.status, text.error.message]).toEqual([
      415,
      'This file is not an image we can use. Choose a JPEG, PNG or GIF file.',
    ])
  })

  it('is deleted with an image that nothing else uses, but not an image of a property', async () => {
    const admin = await api.as('superAdmin')
    const property = await aProperty(api.services)
    const imageID = await anImage(property.id)
    const house = await send('POST', { header: 'House', propertyID: property.id, imageID })
    const before = await countImages()
    expect((await admin(calls.removeCarouselItem, { id: house.body.id })).status).toBe(200)
    expect(await countImages()).toBe(before)
    expect((await admin(calls.removeCarouselItem, { id: house.body.id })).status).toBe(404)
  })

  it('is created, changed, listed and deleted only by a Super Admin', async () => {
    for (const role of roles.filter((one) => one !== 'superAdmin')) {
      const other = await api.as(role)
      expect((await send('POST', { header: 'X', propertyID: 1 }, { role })).status).toBe(403)
      expect((await send('PUT', { id: 1, version: 1, header: 'X' }, { role })).status).toBe(403)
      expect((await other(calls.removeCarouselItem, { id: 1 })).status).toBe(403)
      expect((await other(calls.listCarouselItems, {})).status).toBe(403)
      expect((await other(calls.searchCarouselListings, { type: 'Property' })).status).toBe(403)
    }
    expect((await send('POST', { header: 'X', propertyID: 1 }, { role: null })).status).toBe(401)
  })
})

describe('the list of carousel items', () => {
  it('shows all of them by position: the first six are on the home page', async () => {
    const { sql } = api.services.database
    await sql`delete from carousel_items`
    const property = await aProperty(api.services)
    const image = await anImage(property.id)
    await sql`insert into carousel_items (header, image_id, property_id, rank)
      select 'Item ' || n, ${image}, ${property.id}, n from generate_series(1, 7) n`
    const { body } = await (await api.as('superAdmin'))(calls.listCarouselItems, {})
    expect(body.items.map(({ header, state }) => [header, state]).slice(4)).toEqual([
      ['Item 5', 'shown'],
      ['Item 6', 'shown'],
      ['Item 7', 'waiting'],
    ])
    const admin = await api.as('superAdmin')
    const [first = 0, second = 0, ...others] = body.items.map(({ id }) => id)
    const ids = [second, ...others, first]
    expect((await admin(calls.orderCarousel, { ids })).body).toEqual({ ids })
    const { body: after } = await admin(calls.listCarouselItems, {})
    expect(after.items.map(({ id }) => id)).toEqual(ids)
    for (const wrong of [others, [...ids, 999_999], [second, second, ...others]]) {
      const { status, error } = await admin(calls.orderCarousel, { ids: wrong })
      expect([status, error.message]).toEqual([409, carouselTexts.orderChanged])
    }
    const agent = await api.as('agent')
    expect((await agent(calls.orderCarousel, { ids })).status).toBe(403)

    await sql`update carousel_items set show_from = current_date + 5 where id = ${second}`
    await sql`update carousel_items set show_until = current_date - 5 where id = ${first}`
    const { body: dated } = await admin(calls.listCarouselItems, {})
    expect(dated.items.map(({ state }) => state)).toEqual([
      'later',
      ...others.map(() => 'shown'),
      'over',
    ])
    const found = await (await api.as('superAdmin'))(calls.listCarouselItems, { search: 'm 3' })
    expect(found.body).toMatchObject({ total: 1, items: [{ header: 'Item 3' }] })
  })
})

describe('the listings to choose from', () => {
  it('are the published ones that match the search terms', async () => {
    const week = await aWeek(api.services, { published: true, unitNumber: 'ZEBRA' })
    await aWeek(api.services, { published: false, unitNumber: 'ZEBRA' })
    const house = await aProperty(api.services, {
      shortDescription: 'Giraffe lodge',
      price: '2450000',
    })
    await aProperty(api.services, { shortDescription: 'Giraffe hidden', published: false })
    const admin = await api.as('superAdmin')
    const weeks = await admin(calls.searchCarouselListings, { type: 'Timeshare', search: 'zebra' })
    expect(weeks.body.map(({ id }) => id)).toEqual([week.id])
    const houses = await admin(calls.searchCarouselListings, { type: 'Property', search: 'giraf' })
    expect(houses.body).toHaveLength(1)
    expect(houses.body[0]).toMatchObject({
      id: house.id,
      header: 'Giraffe lodge',
      description: 'Lynnwood, Pretoria, R\u00a02\u00a0450\u00a0000',
      reference: house.reference,
    })
    const odd = await admin(calls.searchCarouselListings, { type: 'Property', search: '%' })
    expect(odd.body).toEqual([])
    expect((await admin(calls.searchCarouselListings, { type: 'Boat' as never })).status).toBe(422)
  })
})
