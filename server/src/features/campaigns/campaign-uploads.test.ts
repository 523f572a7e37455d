import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  removeUploadedCampaign,
  listUploadedCampaigns,
} from '#contract/campaigns/campaign-uploads.calls.ts'
import { campaignsTexts as texts, uploadDone } from '#contract/campaigns/campaigns.messages.ts'
import { pictureUrl } from '#contract/values/picture.ts'
import { useApi } from '../../testing/api.ts'
import { aUser } from '../../testing/builders.ts'
import { multipartForm } from '../../testing/multipart.ts'
import { sweepPictures } from './campaign-items.service.ts'
import { sandboxPolicy } from './sandbox.ts'

const api = useApi({ rateLimit: false })
let token: string

beforeAll(async () => {
  token = (await aUser(api.services, { role: 'designer' })).token
})

const page =
  '<!doctype html><html><head><title>Summer &amp; sea</title></head><body><script>alert(1)</script>Zoë</body></html>'

async function upload(
  content: string | Buffer,
  facts: { name?: string; type?: string; url?: string; by?: string; count?: number } = {},
) {
  const { name = 'summer.html', type = 'text/html', url = '/api/campaign/FileUpload' } = facts
  const file = { content: Buffer.from(content as string), name, type }
  const form = multipartForm(
    {},
    Array.from({ length: facts.count ?? 1 }, () => file),
  )
  const response = await api.app.inject({
    method: 'POST',
    url,
    payload: form.payload,
    headers: { ...form.headers, authorization: `Bearer ${facts.by ?? token}` },
  })
  return { status: response.statusCode, body: response.json() }
}

const pathOf = (link: string) => new URL(link).pathname

describe('an uploaded campaign', () => {
  it('gets a link, is shown in a sandbox, is listed and deleted', async () => {
    const { status, body } = await upload(page)
    expect([status, body.message, body.title]).toEqual([200, uploadDone(body.link), 'Summer & sea'])
    expect(body.link).toMatch(/^http.*\/campaign-files\/[\w-]{24}$/)
    const shown = await api.app.inject({ url: pathOf(body.link) })
    expect([shown.statusCode, shown.body]).toEqual([200, page])
    expect(shown.headers).toMatchObject({
      'content-security-policy': sandboxPolicy,
      'content-type': 'text/html; charset=utf-8',
    })
    const send = await api.as('superAdmin')
    const { body: list } = await send(listUploadedCampaigns, {})
    expect(list[0]).toMatchObject({ id: body.id, link: body.link, createdBy: 'Thandi Nkosi' })
    expect((await send(removeUploadedCampaign, { id: body.id })).body).toEqual({ id: body.id })
    expect((await send(removeUploadedCampaign, { id: body.id })).status).toBe(404)
    expect((await send(listUploadedCampaigns, {})).body).toEqual([])
    const gone = await api.app.inject({ url: pathOf(body.link) })
    expect(gone.headers.location).toBe('/CampaignExpired')
  })

  it('is decoded in its own character set, and named after its file if it has no title', async () => {
    const { body } = await upload(Buffer.from('<p>Zo\xeb</p>', 'latin1'), { name: 'Berg.HTM' })
    expect(body.title).toBe('Berg')
    expect((await api.app.inject({ url: pathOf(body.link) })).body).toBe('<p>Zoë</p>')
  })

  it.each([
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0]), { name: 'a.png', type: 'image/png' }],
    ['a picture with another name', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0]), {}],
    ['a script', 'alert(1)', {}],
    ['a page with the name of a script', page, { name: 'page.php' }],
    ['nothing', '', {}],
    ['plain words', 'Hello < there', {}],
  ])('that is %s is refused', async (_what, content, facts) => {
    const { status, body } = await upload(content, facts)
    expect([status, body.message]).toEqual([415, texts.notHtml])
  })

  it('is a single file of at most 2 MB', async () => {
    const large = await upload(page + ' '.repeat(2_097_152))
    expect([large.status, large.body.message]).toEqual([413, texts.fileTooLarge])
    expect((await upload(page, { count: 2 })).status).toBe(413)
    const none = await upload(page, { count: 0 })
    expect([none.status, none.body.message]).toEqual([422, texts.oneFile])
  })

  it('is refused from everyone but Super Admins and Designers, before it is read', async () => {
    for (const role of ['agent', 'privateUser'] as const) {
      const { token: by } = await aUser(api.services, { role })
      expect((await upload(page, { by })).status).toBe(403)
    }
    expect((await upload(page, { by: 'nobody' })).status).toBe(401)
    expect((await api.visitor(listUploadedCampaigns, {})).status).toBe(401)
    for (const path of ['../../secret.key', '..%2f..%2fsecret.key', 'x'.repeat(24)]) {
      const { statusCode } = await api.app.inject({ url: `/campaign-files/${path}` })
      expect([302, 404]).toContain(statusCode)
    }
  })
})

describe('a picture for an item', () => {
  const url = '/api/campaignItem/picture'
  const photo = () =>
    sharp({ create: { width: 900, height: 600, channels: 3, background: '#6c42a6' } })
      .png()
      .toBuffer()

  it('is stored in its sizes, and deleted a day later unless an item shows it', async () => {
    const { status, body } = await upload(await photo(), { name: 'a.png', type: 'image/png', url })
    expect([status, body.width]).toEqual([200, 900])
    const shown = await api.app.inject({ url: pictureUrl(body, 640) })
    expect(shown.headers['cross-origin-resource-policy']).toBe('cross-origin')
    await sweepPictures(api.services)
    expect((await api.app.inject({ url: pictureUrl(body, 640) })).statusCode).toBe(200)
    const { sql } = api.services.database
    await sql`update images set created_at = now() - interval '2 days' where id = ${body.id}`
    await sweepPictures(api.services)
    expect((await api.app.inject({ url: pictureUrl(body, 640) })).statusCode).toBe(404)
  })

  it('that is not a picture is refused', async () => {
    const wrong = await upload('<svg/>', { name: 'a.svg', type: 'image/svg+xml', url })
    expect([wrong.status, wrong.body.message]).toEqual([415, texts.notAPicture])
    const broken = await upload('not a picture', { name: 'a.png', type: 'image/png', url })
    expect([broken.status, broken.body.message]).toEqual([415, texts.notAPicture])
  })
})
