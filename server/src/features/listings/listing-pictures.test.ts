import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { publishProperty, unpublishProperty } from '#contract/properties/properties.calls.ts'
import { addDays, today } from '#contract/values/day.ts'
import { propertyImages } from '../../db/schema/property-images.ts'
import { resortImages } from '../../db/schema/resorts.ts'
import { images } from '../../db/schema/images.ts'
import { storePicture } from '../../kit/pictures.ts'
import { useApi } from '../../testing/api.ts'
import { aUser, anAgency, type TestUser } from '../../testing/builders.ts'
import { aProperty } from '../../testing/property-builders.ts'

const api = useApi({ rateLimit: false })
let photo: Buffer
let owner: TestUser

beforeAll(async () => {
  owner = await aUser(api.services)
  photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#6c42a6' } })
    .jpeg()
    .toBuffer()
})

async function aStoredPicture() {
  const stored = await storePicture(api.services, photo)
  const [row] = await api.services.database.db.insert(images).values(stored).returning()
  return row as typeof images.$inferSelect
}

async function aListingWithPicture(facts: Parameters<typeof aProperty>[1] = {}) {
  const property = await aProperty(api.services, { ownerUserId: owner.id, ...facts })
  const picture = await aStoredPicture()
  await api.services.database.db
    .insert(propertyImages)
    .values({ propertyId: property.id, imageId: picture.id, isDefault: true })
  return { id: property.id, picture, url: `/media/${picture.addressKey}/320.webp` }
}

const get = (url: string, by?: { token: string }) =>
  api.app.inject({ url, headers: by ? { authorization: `Bearer ${by.token}` } : {} })

const statusFor = async (url: string, by?: { token: string }) => (await get(url, by)).statusCode

describe('the address of a picture', () => {
  it('has a random key: its number and its folder lead nowhere', async () => {
    const { picture, url } = await aListingWithPicture()
    expect(await statusFor(url)).toBe(200)
    expect(picture.addressKey).not.toBe(picture.key)
    for (const guess of [
      picture.id,
      picture.key,
      picture.addressKey.slice(0, -1),
      `0${picture.id}`,
    ]) {
      expect(await statusFor(`/media/${guess}/320.webp`)).toBe(404)
    }
    expect(await statusFor(`/media/${crypto.randomUUID()}/320.webp`)).toBe(404)
    expect(await statusFor(url.replace('320', '321'))).toBe(404)
  })
})

describe('a listing’s picture', () => {
  it('is public and cached by browsers if it is published', async () => {
    const { url } = await aListingWithPicture()
    const { statusCode, headers } = await get(url)
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp'])
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
  })

  it('is only for its owner, agent, agency and Super Admins, and uncached, if it is not published', async () => {
    const agency = await anAgency(api.services)
    const agent = await aUser(api.services, { role: 'agent', agencyId: agency.id })
    const { url } = await aListingWithPicture({
      published: false,
      agentId: agent.personId,
      agencyId: agency.id,
    })
    const may = [
      owner,
      agent,
      await aUser(api.services, { role: 'agency', agencyId: agency.id }),
      await aUser(api.services, { role: 'superAdmin' }),
    ]
    for (const person of may) {
      const { statusCode, headers } = await get(url, person)
      expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-store'])
      expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    }
    const mayNot = [
      await aUser(api.services),
      await aUser(api.services, { role: 'agent', agencyId: agency.id }),
      await aUser(api.services, { role: 'agency', agencyId: (await anAgency(api.services)).id }),
      await aUser(api.services, { role: 'managingAgent' }),
      await aUser(api.services, { role: 'designer' }),
      { token: 'no session' },
    ]
    for (const person of mayNot) expect(await statusFor(url, person)).toBe(404)
    expect(await statusFor(url)).toBe(404)
  })

  it('follows its listing at once: published, unpublished, past its last day, deleted', async () => {
    const { id, url } = await aListingWithPicture({ published: false })
    const send = api.by(owner)
    expect(await statusFor(url)).toBe(404)
    expect((await send(publishProperty, { id })).status).toBe(200)
    expect(await statusFor(url)).toBe(200)
    expect((await send(unpublishProperty, { id })).status).toBe(200)
    expect([await statusFor(url), await statusFor(url, owner)]).toEqual([404, 200])
    const { sql } = api.services.database
    await sql`update properties set published = true, hide_after = ${addDays(today(), -1)} where id = ${id}`
    expect([await statusFor(url), await statusFor(url, owner)]).toEqual([404, 200])
    await sql`update properties set published = false, deleted_at = now() where id = ${id}`
    expect([await statusFor(url), await statusFor(url, owner)]).toEqual([404, 404])
  })

  it('is public while another visible listing, or a resort, shows it too', async () => {
    const { db, sql } = api.services.database
    const { picture, url } = await aListingWithPicture({ published: false })
    const other = await aProperty(api.services)
    await db.insert(propertyImages).values({ propertyId: other.id, imageId: picture.id })
    expect(await statusFor(url)).toBe(200)
    await sql`update properties set published = false where id = ${other.id}`
    expect(await statusFor(url)).toBe(404)
    const [resort] = await sql`select id from resorts limit 1`
    await db.insert(resortImages).values({ resortId: resort?.id, imageId: picture.id })
    expect(await statusFor(url)).toBe(200)
  })
})

describe('a picture that no listing shows', () => {
  it('is public, such as a logo or a picture of a campaign', async () => {
    const { addressKey } = await aStoredPicture()
    expect(await statusFor(`/media/${addressKey}/320.webp`)).toBe(200)
  })
})

describe('a Designer', () => {
  it('sees the picture of an unpublished listing only if an item of a campaign shows it', async () => {
    const { sql } = api.services.database
    const designer = await aUser(api.services, { role: 'designer' })
    const { id, picture, url } = await aListingWithPicture({ published: false })
    expect(await statusFor(url, designer)).toBe(404)
    const [campaign] = await sql`
      insert into campaigns (name, start_date, end_date, subject, items_per_row, is_timeshare)
      values ('Homes', ${today()}, ${today()}, 'Homes', 2, false) returning id`
    await sql`insert into campaign_items (campaign_id, property_id, image_id)
      values (${campaign?.id}, ${id}, ${picture.id})`
    expect([await statusFor(url, designer), await statusFor(url)]).toEqual([200, 404])
  })
})

describe('finding a picture', () => {
  it('uses the index of its key', async () => {
    const { sql } = api.services.database
    const plan = await sql.begin(async (tx) => {
      await tx`set local enable_seqscan = off`
      return tx.unsafe(
        `explain select key from images where address_key = '${crypto.randomUUID()}'`,
      )
    })
    expect(JSON.stringify(plan)).toContain('images_address_key_unique')
  })
})
