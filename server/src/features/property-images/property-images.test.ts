import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import * as calls from '#contract/property-images/property-images.calls.ts'
import type { PropertyImage } from '#contract/properties/properties.schema.ts'
import { pictureUrl } from '#contract/values/picture.ts'
import { removeDueFiles } from '../../kit/file-removals.ts'
import { useApi } from '../../testing/api.ts'
import { aUser, type TestUser } from '../../testing/builders.ts'
import { multipartForm } from '../../testing/multipart.ts'
import { aProperty } from '../../testing/property-builders.ts'

const api = useApi({ rateLimit: false })
let owner: TestUser
let photo: Buffer

beforeAll(async () => {
  owner = await aUser(api.services)
  photo = await sharp({ create: { width: 700, height: 500, channels: 3, background: '#6c42a6' } })
    .jpeg()
    .toBuffer()
})

const aListing = (facts = {}) => aProperty(api.services, { ownerUserId: owner.id, ...facts })

async function upload(
  propertyId: number,
  files: Parameters<typeof multipartForm>[1],
  options: { token?: string | null; isDefault?: string } = {},
) {
  const form = multipartForm(
    {
      propertyId: String(propertyId),
      ...(options.isDefault ? { isDefault: options.isDefault } : {}),
    },
    files,
  )
  const token = options.token === undefined ? owner.token : options.token
  const response = await api.app.inject({
    method: 'POST',
    url: '/api/PropertyImage',
    payload: form.payload,
    headers: { ...form.headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
  })
  return {
    status: response.statusCode,
    body: response.json() as PropertyImage[],
    error: response.json(),
  }
}

/** What is stored after everything unreferenced has become due and been deleted. */
async function storedFiles(): Promise<string[]> {
  await api.services.database.sql`update file_removals set due_at = now() - interval '1 second'`
  await removeDueFiles(api.services)
  const folder = path.join(api.services.config.dataDir, 'files')
  return (await readdir(folder, { recursive: true }).catch(() => [])).filter((name) =>
    name.endsWith('.webp'),
  )
}

async function arrange(
  propertyId: number,
  images: {
    id?: number
    stagedId?: number
    caption?: string
    isDefault?: boolean
    isDeleted?: boolean
  }[],
  token = owner.token,
) {
  const response = await api.app.inject({
    method: 'PUT',
    url: '/api/PropertyImage',
    payload: { propertyId, images },
    headers: { authorization: `Bearer ${token}` },
  })
  return {
    status: response.statusCode,
    body: response.json() as PropertyImage[],
    error: response.json(),
  }
}

/** A white picture of any size in a few kilobytes, as an attacker would make it. */
function blankPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length, 0)
    frame.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const rows = Buffer.alloc(height * (1 + Math.ceil(width / 8)))
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('a property’s pictures', () => {
  it('are re-encoded, served, and the first is the main one', async () => {
    const { id } = await aListing()
    const { status, body } = await upload(id, [
      { content: photo },
      { content: photo, name: '../../x.jpg' },
    ])
    expect(status).toBe(200)
    expect(body.map(({ isDefault }) => isDefault)).toEqual([true, false])
    expect(body[0]?.image).toMatchObject({
      width: 700,
      height: 500,
      alt: 'A sunny house, picture 1',
    })
    const file = await api.app.inject(pictureUrl(body[0]?.image as PropertyImage['image'], 640))
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/webp'])
    expect((await api.visitor(calls.listPropertyImages, { id })).body).toHaveLength(2)
  })

  it('can get a new main picture, be reordered and be deleted with their files', async () => {
    const { id } = await aListing()
    await upload(id, [{ content: photo }, { content: photo }])
    const { body } = await upload(id, [{ content: photo }], { isDefault: 'true' })
    expect(body.map(({ isDefault }) => isDefault)).toEqual([false, false, true])
    const [a, b, c] = body.map((image) => image.id) as [number, number, number]
    const files = (await storedFiles()).length
    const arranged = await arrange(id, [
      { id: c },
      { id: a, isDefault: true },
      { id: b, isDeleted: true },
    ])
    expect(arranged.body.map((image) => [image.id, image.isDefault])).toEqual([
      [c, false],
      [a, true],
    ])
    expect((await storedFiles()).length).toBe(files - 2)
    const shown = (await api.visitor(calls.listPropertyImages, { id })).body
    expect(shown.map((image) => image.id)).toEqual([a, c])
    expect(
      (await api.visitor(calls.listSavedPropertyImages, { id })).body.map((image) => image.id),
    ).toEqual([c, a])
    expect((await arrange(id, [{ id: a, isDeleted: true }])).body).toMatchObject([
      { id: c, isDefault: true },
    ])
  })

  it('are not recorded as changed when they are saved as they are', async () => {
    const { id } = await aListing()
    const { body } = await upload(id, [{ content: photo }, { content: photo }])
    const as = body.map((image) => ({ id: image.id, isDefault: image.isDefault }))
    const { sql } = api.services.database
    const count = async () =>
      (await sql`select count(*)::int as n from change_log where table_name = 'property_images'`)[0]
    await arrange(id, as)
    const before = await count()
    expect((await arrange(id, as)).status).toBe(200)
    expect(await count()).toEqual(before)
    await arrange(id, as.toReversed())
    expect(await count()).not.toEqual(before)
  })

  it('have at most one main picture, from their own property', async () => {
    const { id } = await aListing()
    const { body } = await upload(id, [{ content: photo }, { content: photo }])
    const both = await arrange(
      id,
      body.map((image) => ({ id: image.id, isDefault: true })),
    )
    expect([both.status, both.error.fields.images]).toEqual([
      422,
      'Only one photo can be the main photo.',
    ])
    const other = await aListing()
    expect((await arrange(other.id, [{ id: body[0]?.id as number }])).status).toBe(422)
  })

  it('are at most 2 MiB each, with the exact message', async () => {
    const { id } = await aListing()
    const padded = (bytes: number) => Buffer.concat([photo, Buffer.alloc(bytes - photo.length)])
    expect((await upload(id, [{ content: padded(2_097_152) }])).status).toBe(200)
    const files = await storedFiles()
    const { status, error } = await upload(id, [{ content: photo }, { content: padded(2_097_153) }])
    expect([status, error.message]).toEqual([
      413,
      'One or more of your images are over 2 mb size. Please ensure that all your files are under 2 mb in size.',
    ])
    expect(await storedFiles()).toEqual(files)
  })

  it('are at most twenty', async () => {
    const { id } = await aListing()
    const tiny = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const files = (count: number) =>
      Array.from({ length: count }, () => ({ content: tiny, type: 'image/png' }))
    expect((await upload(id, files(19))).status).toBe(200)
    const stored = await storedFiles()
    const { status, error } = await upload(id, files(2))
    expect([status, error.message]).toEqual([422, 'A property can have at most 20 photos.'])
    expect((await upload(id, files(21))).status).toBe(413)
    expect(await storedFiles()).toEqual(stored)
  })

  it.each([
    ['a text with a picture’s name', async () => Buffer.from('not a picture'), 'image/jpeg'],
    [
      'an SVG that says it is a PNG',
      async () =>
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'image/png',
    ],
    [
      'an SVG',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'image/svg+xml',
    ],
    ['256 megapixels', async () => blankPng(16_000, 16_000), 'image/png'],
    ['a picture that was cut off', async () => photo.subarray(0, 400), 'image/jpeg'],
    ['nothing', async () => Buffer.alloc(0), 'image/gif'],
  ])('are never %s, and leave nothing stored', async (_what, make, type) => {
    const { id } = await aListing()
    const files = await storedFiles()
    const { status, error } = await upload(id, [
      { content: photo },
      { content: await make(), type },
    ])
    expect(status).toBe(415)
    expect(error.message).toMatch(/not a picture|not accepted/)
    expect(await storedFiles()).toEqual(files)
    expect((await api.visitor(calls.listPropertyImages, { id })).body).toEqual([])
  })

  it('leave no file if the database refuses them', async () => {
    const { id } = await aListing()
    const files = await storedFiles()
    const original = api.services.files.write.bind(api.services.files)
    let written = 0
    const write = vi.spyOn(api.services.files, 'write').mockImplementation(async (key, content) => {
      await original(key, content)
      // The listing is deleted while its pictures are being stored.
      if (written++ === 0)
        await api.services.database
          .sql`update properties set deleted_at = now(), published = false where id = ${id}`
    })
    expect((await upload(id, [{ content: photo }])).status).toBe(404)
    write.mockRestore()
    expect(written).toBeGreaterThan(0)
    expect(await storedFiles()).toEqual(files)
  })

  it('are changed by those who manage the property, while it is open', async () => {
    const { id } = await aListing()
    const stranger = await aUser(api.services, { role: 'agent' })
    const admin = await aUser(api.services, { role: 'superAdmin' })
    expect((await upload(id, [{ content: photo }], { token: null })).status).toBe(401)
    expect((await upload(id, [{ content: photo }], { token: stranger.token })).status).toBe(403)
    expect((await upload(id, [{ content: photo }], { token: admin.token })).status).toBe(200)
    expect((await arrange(id, [], stranger.token)).status).toBe(403)
    expect((await upload(id, [])).status).toBe(422)
    const sold = await aListing({ status: 'S' })
    expect((await upload(sold.id, [{ content: photo }])).status).toBe(409)
    const json = await api.app.inject({
      method: 'POST',
      url: '/api/PropertyImage',
      payload: { propertyId: id },
      headers: { authorization: `Bearer ${owner.token}` },
    })
    expect(json.statusCode).toBe(415)
  })

  it('of an unpublished property are visible only to those who manage it', async () => {
    const { id } = await aListing({ published: false })
    expect((await api.visitor(calls.listPropertyImages, { id })).status).toBe(404)
    expect((await api.visitor(calls.listSavedPropertyImages, { id })).status).toBe(404)
    expect((await (await api.as('superAdmin'))(calls.listSavedPropertyImages, { id })).status).toBe(
      200,
    )
  })
})

describe('a picture uploaded before its listing is saved', () => {
  async function stage(token = owner.token) {
    const form = multipartForm({}, [{ name: 'a.jpg', type: 'image/jpeg', content: photo }])
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/PropertyImage/Staged',
      payload: form.payload,
      headers: { ...form.headers, authorization: `Bearer ${token}` },
    })
    return response.json() as calls.StagedImage
  }

  it('is visible only to its uploader, and added with a caption when the listing is saved', async () => {
    const property = await aListing({ shortDescription: 'A stoep with a view' })
    const [first, second] = [await stage(), await stage()]
    const see = (token: string) =>
      api.app.inject({
        url: pictureUrl(first.image, 320),
        headers: { authorization: `Bearer ${token}` },
      })
    const other = await aUser(api.services)
    expect((await see(owner.token)).statusCode).toBe(200)
    expect((await see(other.token)).statusCode).toBe(404)

    const { body } = await arrange(property.id, [
      { stagedId: second.stagedId, caption: 'The stoep' },
      { stagedId: first.stagedId, isDefault: true },
    ])
    expect(body.map(({ image, isDefault }) => [image.alt, isDefault])).toEqual([
      ['The stoep', false],
      ['A stoep with a view, picture 2', true],
    ])
  })

  it('is added only once, and only by its uploader', async () => {
    const property = await aListing()
    const other = await aUser(api.services)
    const { stagedId } = await stage(other.token)
    expect((await arrange(property.id, [{ stagedId }])).status).toBe(422)
    const own = await stage()
    expect((await arrange(property.id, [{ stagedId: own.stagedId }])).body).toHaveLength(1)
    expect((await arrange(property.id, [{ stagedId: own.stagedId }])).status).toBe(422)
  })
})
