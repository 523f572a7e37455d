import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { downloadExport, getExport } from '#contract/exports/exports.calls.ts'
import { searchesList } from '#contract/search-log/search-log.calls.ts'
import { pictureUrl } from '#contract/values/picture.ts'
import type { PropertyImage } from '#contract/properties/properties.schema.ts'
import type { Config } from './config.ts'
import { s3Store } from './gateways/s3-store.ts'
import { useApi } from './testing/api.ts'
import { aUser } from './testing/builders.ts'
import { multipartForm } from './testing/multipart.ts'
import { aProperty } from './testing/property-builders.ts'
import { aWeek } from './testing/week-builders.ts'
import { openBucket, type TestBucket } from './testing/s3.ts'

const storage = {
  kind: 's3',
  bucket: 'faults',
  region: 'af-south-1',
  endpoint: '',
  accessKeyId: 'key-id',
  secretAccessKey: 'secret',
} satisfies Config['storage']

let bucket: TestBucket
// Opened before the API, which connects to it at its start.
beforeAll(async () => {
  bucket = await openBucket('faults', 'key-id')
  storage.endpoint = bucket.endpoint
})
afterAll(() => bucket.close())

const api = useApi({ rateLimit: false, storage })
let token: string
let photo: Buffer
let propertyId: number
let weekId: number
let image: PropertyImage['image']
let exportId: string
let filePage: string

async function upload(url: string, fields: Record<string, string>, content: Buffer, type: string) {
  const form = multipartForm(fields, [
    { content, type, name: type === 'text/html' ? 'page.html' : 'photo.jpg' },
  ])
  return api.app.inject({
    method: 'POST',
    url,
    payload: form.payload,
    headers: { ...form.headers, authorization: `Bearer ${token}` },
  })
}

const uploadPhoto = (url: string, fields: Record<string, string> = {}) =>
  upload(url, fields, photo, 'image/jpeg')
const uploadPage = () =>
  upload('/api/campaign/FileUpload', {}, Buffer.from('<html><title>A</title></html>'), 'text/html')
const addImage = () => uploadPhoto('/api/PropertyImage', { propertyId: String(propertyId) })

beforeAll(async () => {
  token = (await aUser(api.services, { role: 'superAdmin' })).token
  photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#6c42a6' } })
    .jpeg()
    .toBuffer()
  propertyId = (await aProperty(api.services)).id
  weekId = (await aWeek(api.services, { published: true })).id
  image = (await addImage()).json()[0].image
  filePage = new URL((await uploadPage()).json().link).pathname
  exportId = (await api.by({ token })(searchesList.export, {})).body.exportId
  await vi.waitFor(async () =>
    expect((await api.by({ token })(getExport, { exportId })).body.state).toBe('done'),
  )
})

/** Every path of the site that reads or writes a stored file. */
const paths: [string, () => Promise<{ statusCode: number; headers: Record<string, unknown> }>][] = [
  ['a picture', () => api.app.inject({ url: pictureUrl(image, 320), headers: auth() })],
  ['the file of a campaign', () => api.app.inject({ url: filePage })],
  ['a picture of a property', addImage],
  [
    'a picture of the carousel',
    () =>
      uploadPhoto('/api/Carousel', {
        header: 'By the sea',
        description: 'A week',
        timeshareID: String(weekId),
      }),
  ],
  ['a logo', () => uploadPhoto('/api/settings/company/image')],
  ['a picture of a campaign', () => uploadPhoto('/api/campaignItem/picture')],
  ['a page of a campaign', uploadPage],
  ['the progress of an export', () => send(getExport, { exportId })],
  ['the file of an export', () => send(downloadExport, { exportId })],
  // Last: it replaces the one above.
  ['an export', () => send(searchesList.export, {})],
]

const auth = () => ({ authorization: `Bearer ${token}` })

async function send(...[call, input]: Parameters<ReturnType<typeof api.by>>) {
  const { status, headers } = await api.by({ token })(call, input)
  return { statusCode: status, headers }
}

afterEach(() => {
  bucket.mode = 'works'
  vi.restoreAllMocks()
})

describe('a file storage that is away', () => {
  it('is not needed by anything that this test has forgotten', async () => {
    for (const [name, request] of paths) {
      expect([name, (await request()).statusCode]).toEqual([name, 200])
    }
  })

  it.each(['fails', 'hangs', 'trickles'] as const)(
    'and %s makes each request that needs it reply 503',
    async (mode) => {
      const timeout = AbortSignal.timeout.bind(AbortSignal)
      vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 100))
      bucket.mode = mode
      const before = bucket.requests
      for (const [name, request] of paths) {
        const { statusCode, headers } = await request()
        expect([name, statusCode, Number(headers['retry-after']) > 0]).toEqual([name, 503, true])
      }
      // The circuit breaker has opened: the last requests did not reach the storage.
      const reached = bucket.requests
      expect((await paths[0]?.[1]())?.statusCode).toBe(503)
      expect(bucket.requests - before).toBeGreaterThan(0)
      expect(bucket.requests).toBe(reached)
      bucket.mode = 'works'
      await vi.waitFor(async () => expect((await paths[0]?.[1]())?.statusCode).toBe(200), {
        timeout: 60_000,
        interval: 200,
      })
    },
    120_000,
  )
})

describe('a write to the file storage', () => {
  it('has more time the larger it is', async () => {
    const given: number[] = []
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      given.push(ms)
      return timeout(ms)
    })
    const store = s3Store(storage)
    await store.write('small', Buffer.alloc(0))
    await store.write('large', Buffer.alloc(2_560_000))
    expect(given).toEqual([10_000, 5_000, 30_000, 15_000])
  })
})
