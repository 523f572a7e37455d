import { describe, expect, it } from 'vitest'
import { campaignLinks } from '#contract/campaigns/campaign-links.ts'
import * as calls from '#contract/campaigns/campaigns.calls.ts'
import { addDays, today } from '#contract/values/day.ts'
import sharp from 'sharp'
import { useApi } from '../../testing/api.ts'
import { aCampaign, goodCampaign, imageAddress } from '../../testing/campaign-builders.ts'
import { aProperty } from '../../testing/property-builders.ts'
import { useRunningCampaigns } from '../../testing/running-campaign.ts'
import { aWeek } from '../../testing/week-builders.ts'
import { campaignMail } from '../campaign-sending/campaign-email.ts'
import { findCampaign } from './campaigns.queries.ts'
import { previewPolicy, sandboxPolicy } from './sandbox.ts'

const api = useApi({ rateLimit: false })
const shown = useRunningCampaigns(api)

const htmlOf = async (id: number) => (await api.visitor(calls.getLandingPage, { id })).body.html

describe('a landing page', () => {
  it('shows every visitor the listings at current prices', async () => {
    const { id, items } = await shown.run()
    const html = await htmlOf(id)
    expect(html).toContain('Cabana Beach R\u00a068\u00a0500')
    expect(html).toContain(`href="/campaign-click/${id}/${items[0]?.id}"`)
    expect(html).toContain('repeat(2,minmax(0,1fr))')
    await api.services.database.sql`update weeks set sell_price = 70000 where id = ${shown.weekId}`
    expect(await htmlOf(id)).toContain('R\u00a070\u00a0000')
    await api.services.database.sql`update weeks set sell_price = 68500 where id = ${shown.weekId}`
  })

  it('has the site’s typefaces, even in a frame without an origin', async () => {
    const { id } = await shown.run()
    const html = await htmlOf(id)
    for (const name of ['inter', 'fraunces']) {
      expect(html).toContain(campaignLinks.font(name))
      const { statusCode, headers, rawPayload } = await shown.open(campaignLinks.font(name))
      expect([statusCode, headers['access-control-allow-origin']]).toEqual([200, '*'])
      expect(rawPayload.subarray(0, 4).toString()).toBe('wOF2')
    }
  })

  describe('a map', () => {
    const body = '[items]<div>[map]</div>'
    const mapSource = (html: string) =>
      /<img src="([^"]*)" alt="Map of where they are: [^"]+"/.exec(html)?.[1]

    it('shows where the listings are, as a picture that every email client supports', async () => {
      const { id } = await shown.run({ body })
      const address = mapSource(await htmlOf(id))
      expect(address).toBe(campaignLinks.map(id))
      const { statusCode, headers, rawPayload } = await shown.open(String(address))
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/png'])
      // The page is in a frame without an origin.
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
      const { width, height, format } = await sharp(rawPayload).metadata()
      expect([width, height, format]).toEqual([1560, 660, 'png'])
      expect(await htmlOf(id)).toContain(`srcset="${campaignLinks.narrowMap(id)}"`)
      const onPhone = await shown.open(campaignLinks.narrowMap(id))
      expect(await sharp(onPhone.rawPayload).metadata()).toMatchObject({ width: 630, height: 600 })
    })

    it('is in the preview before the campaign has been saved', async () => {
      const draft = goodCampaign({ body, items: [{ weekId: shown.weekId, image: imageAddress }] })
      const { html } = (await (await api.as('designer'))(calls.previewCampaign, draft)).body
      expect(mapSource(html)).toMatch(/^data:image\/png;base64,iVBOR/)
    })

    it('is absolute in emails', async () => {
      const { id } = await shown.run({ body })
      const { db } = api.services.database
      const row = await findCampaign(db, id)
      const mail = await campaignMail(db, { publicUrl: 'https://jacaranda.example' }, row as never)
      const html = mail.htmlFor('https://jacaranda.example/unsubscribe/x')
      expect(html).toContain(`src="https://jacaranda.example${campaignLinks.map(id)}"`)
      expect(html).not.toContain('<picture')
    })

    it('of a campaign that has not begun is only for those who make it', async () => {
      const { id } = await shown.run({ body, startDate: addDays(today(), 1) })
      expect((await shown.open(campaignLinks.map(id))).statusCode).toBe(404)
    })

    it('is 404 if there is nothing to show', async () => {
      for (const path of [campaignLinks.map(999_999), '/campaign-map/abc.png']) {
        expect((await shown.open(path)).statusCode).toBe(404)
      }
    })
  })

  it('omits unpublished listings, and marks sold ones', async () => {
    const { id: leaving } = await aWeek(api.services, {
      published: true,
      ownerUserId: shown.ownerUserId,
    })
    const { id } = await shown.run({
      itemBody: '<i>[link][image][status]</i>',
      items: [shown.weekId, leaving].map((week) => ({ weekId: week, image: imageAddress })),
    })
    expect((await htmlOf(id)).match(/<i>/g)).toHaveLength(2)
    await api.services.database.sql`update weeks set published = false where id = ${leaving}`
    await api.services.database.sql`
      update weeks set status_id = (select id from statuses where code = 'S') where id = ${shown.weekId}`
    const html = await htmlOf(id)
    expect([html.match(/<i>/g)?.length, html.includes('Sold')]).toEqual([1, true])
    await api.services.database.sql`
      update weeks set status_id = (select id from statuses where code = 'AV') where id = ${shown.weekId}`
  })

  it('shows the period of a rent', async () => {
    const facts = {
      ownerUserId: shown.ownerUserId,
      isSale: false,
      price: '5100',
      pricePer: 'Month',
      status: 'FR',
    } as const
    const { id: propertyId } = await aProperty(api.services, facts)
    const { id, items } = await aCampaign(api, {
      isTimeshare: false,
      itemBody: '<a href="[link]"><img src="[image]"></a>[Property.Price]',
      placeHolders: [],
      items: [{ propertyId, image: imageAddress }],
    })
    expect(await htmlOf(id)).toContain('R\u00a05\u00a0100 Per Month')
    expect(items[0]?.listing.displayPrice).toBe('R\u00a05\u00a0100 Per Month')
  })

  it('inserts values as text: input never becomes markup', async () => {
    const evil = '<script>alert(1)</script>"onerror="x [items]'
    const { id } = await shown.run({
      itemBody: '<img src="[image]" alt="[Reason]">[link]',
      items: [
        {
          weekId: shown.weekId,
          image: imageAddress,
          campaignItemPlaceHolder: [{ placeHolder: 'Reason', value: evil }],
        },
      ],
    })
    const html = await htmlOf(id)
    expect(html).toContain(
      'alt="&lt;script&gt;alert(1)&lt;/script&gt;&quot;onerror=&quot;x [items]"',
    )
  })

  it('is 404 for visitors before its first and after its last day', async () => {
    for (const dates of [
      { startDate: addDays(today(), 1) },
      { startDate: addDays(today(), -9), endDate: addDays(today(), -1) },
    ]) {
      const { id } = await shown.run(dates)
      expect((await api.visitor(calls.getLandingPage, { id })).status).toBe(404)
      expect((await (await api.as('agent'))(calls.getLandingPage, { id })).status).toBe(404)
      const seen = await (await api.as('designer'))(calls.getLandingPage, { id })
      expect([seen.status, seen.body.isActive]).toEqual([200, false])
      const page = await shown.open(campaignLinks.view(id))
      expect([page.statusCode, page.headers.location]).toEqual([302, campaignLinks.expired])
    }
    expect((await shown.open('/campaign-view/999999')).headers.location).toBe(campaignLinks.expired)
    expect((await shown.open('/campaign-view/abc')).headers.location).toBe(campaignLinks.expired)
  })

  it('describes a shared link: its subject, the start of its text and its first picture', async () => {
    const { id } = await shown.run({
      subject: 'News of [Company.Name]',
      body: `<style>p{color:red}</style><h1>By the sea</h1><p>${'Waves and sand. '.repeat(20)}</p>[items]`,
    })
    const { body } = await api.visitor(calls.getLandingPage, { id })
    expect(body.subject).toMatch(/^News of \w/)
    expect(body.description).toMatch(/^By the sea Waves and sand\. .*…$/)
    expect(body.description.length).toBeLessThanOrEqual(161)
    expect(body.image).toBe(imageAddress)
  })

  it('omits what is only for the email, such as the name above a ready-made layout', async () => {
    const { body: ready } = await (await api.as('designer'))(calls.listCampaignLayouts, {})
    for (const { body } of ready.filter(({ isTimeshare }) => isTimeshare)) {
      const { id } = await shown.run({ body })
      const seen = await api.visitor(calls.getLandingPage, { id })
      expect(body.indexOf('[Company.Name]')).toBeLessThan(body.indexOf('<h1'))
      expect(seen.body.html.split('<body>')[1]?.split('<h1')[0]).not.toMatch(/Jacaranda|email only/)
      expect(seen.body.description).toMatch(/^(Your own week|Weeks for|A holiday)/)
    }
  })

  it('preserves a campaign’s own HTML document, and fills in only its tags', async () => {
    const { id } = await shown.run({
      body: '<html><head><title>Mine</title><style>a[href]{color:red}</style></head><body>[items]</body></html>',
    })
    const html = await htmlOf(id)
    expect(html).toContain('a[href]{color:red}')
    expect(html.match(/<html/g)).toHaveLength(1)
    expect(html).toContain('<base target="_top">')
  })
})

describe('a hostile page', () => {
  it('is served with an opaque origin and cannot run scripts, send forms or load our resources', async () => {
    const body = '<script>fetch("/api/user")</script><form action="/api/x"></form>[items]'
    const { id } = await shown.run({ body })
    const page = await shown.open(campaignLinks.view(id), { cookie: 'jacaranda_session=whatever' })
    expect(page.statusCode).toBe(200)
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toBe(sandboxPolicy)
    expect(policy).toMatch(/^sandbox /)
    expect(policy).not.toMatch(/allow-same-origin|allow-scripts|allow-forms|script-src/)
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("form-action 'none'")
    expect(policy).toContain("frame-ancestors 'self'")
    expect(page.headers).toMatchObject({
      'x-frame-options': 'SAMEORIGIN',
      'x-content-type-options': 'nosniff',
      'content-type': 'text/html; charset=utf-8',
    })
    expect(page.headers['set-cookie']).toBeUndefined()
  })

  it('is previewed in a frame that runs only our script', async () => {
    const page = await shown.open(campaignLinks.previewFrame)
    expect(page.headers['content-security-policy']).toBe(previewPolicy)
    expect(previewPolicy).toMatch(/^sandbox allow-scripts; /)
    expect(previewPolicy).toMatch(/script-src 'sha256-[^']+'$/)
    expect(previewPolicy).not.toMatch(/allow-same-origin|script-src[^;]*unsafe/)
  })
})
