import { beforeAll, describe, expect, it, vi } from 'vitest'
import { campaignLinks } from '#contract/campaigns/campaign-links.ts'
import { getCampaignStatistics } from '#contract/campaigns/campaign-statistics.calls.ts'
import * as calls from '#contract/campaigns/campaigns.calls.ts'
import { campaignsTexts as texts } from '#contract/campaigns/campaigns.messages.ts'
import { sendEnquiry } from '#contract/enquiries/enquiries.calls.ts'
import { landingPageFields } from '#contract/mail/landing-page-fields.ts'
import { addDays, today } from '#contract/values/day.ts'
import { placeholderFormats } from '../../db/reference/placeholder-formats.ts'
import { useApi } from '../../testing/api.ts'
import { aUser } from '../../testing/builders.ts'
import { aCampaign, goodCampaign, imageAddress } from '../../testing/campaign-builders.ts'
import { aProperty } from '../../testing/property-builders.ts'
import { aWeek } from '../../testing/week-builders.ts'
import { formatValue } from './bound-fields.ts'
import { visitorOf } from './events.ts'
import { previewPolicy, sandboxPolicy } from './sandbox.ts'

const api = useApi({ rateLimit: false })
const browser = { 'user-agent': 'Mozilla/5.0 (Test)' }
let ownerUserId: number
let weekId: number

beforeAll(async () => {
  ownerUserId = (await aUser(api.services)).id
  weekId = (await aWeek(api.services, { published: true, ownerUserId })).id
})

const open = (url: string, headers: Record<string, string> = {}) =>
  api.app.inject({ url, headers: { ...browser, ...headers } })

const runningCampaign = (facts = {}) =>
  aCampaign(api, { items: [{ weekId, image: imageAddress }], ...facts })

const htmlOf = async (id: number) => (await api.visitor(calls.getLandingPage, { id })).body.html

describe('a landing page', () => {
  it('shows every visitor the listings at current prices', async () => {
    const { id, items } = await runningCampaign()
    const html = await htmlOf(id)
    expect(html).toContain('Cabana Beach R\u00a068\u00a0500')
    expect(html).toContain(`href="/campaign-click/${id}/${items[0]?.id}"`)
    expect(html).toContain('repeat(2,minmax(0,1fr))')
    await api.services.database.sql`update weeks set sell_price = 70000 where id = ${weekId}`
    expect(await htmlOf(id)).toContain('R\u00a070\u00a0000')
    await api.services.database.sql`update weeks set sell_price = 68500 where id = ${weekId}`
  })

  it('has the typefaces of the site, also in a frame without an origin', async () => {
    const { id } = await runningCampaign()
    const html = await htmlOf(id)
    for (const name of ['inter', 'fraunces']) {
      expect(html).toContain(campaignLinks.font(name))
      const { statusCode, headers, rawPayload } = await open(campaignLinks.font(name))
      expect([statusCode, headers['access-control-allow-origin']]).toEqual([200, '*'])
      expect(rawPayload.subarray(0, 4).toString()).toBe('wOF2')
    }
  })

  it('omits unpublished listings, and shows which are sold', async () => {
    const { id: leaving } = await aWeek(api.services, { published: true, ownerUserId })
    const { id } = await runningCampaign({
      itemBody: '<i>[link][image][status]</i>',
      items: [weekId, leaving].map((week) => ({ weekId: week, image: imageAddress })),
    })
    expect((await htmlOf(id)).match(/<i>/g)).toHaveLength(2)
    await api.services.database.sql`update weeks set published = false where id = ${leaving}`
    await api.services.database.sql`
      update weeks set status_id = (select id from statuses where code = 'S') where id = ${weekId}`
    const html = await htmlOf(id)
    expect([html.match(/<i>/g)?.length, html.includes('Sold')]).toEqual([1, true])
    await api.services.database.sql`
      update weeks set status_id = (select id from statuses where code = 'AV') where id = ${weekId}`
  })

  it('shows the period of a rent', async () => {
    const facts = {
      ownerUserId,
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
    const { id } = await runningCampaign({
      itemBody: '<img src="[image]" alt="[Reason]">[link]',
      items: [
        {
          weekId,
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
      const { id } = await runningCampaign(dates)
      expect((await api.visitor(calls.getLandingPage, { id })).status).toBe(404)
      expect((await (await api.as('agent'))(calls.getLandingPage, { id })).status).toBe(404)
      const seen = await (await api.as('designer'))(calls.getLandingPage, { id })
      expect([seen.status, seen.body.isActive]).toEqual([200, false])
      const page = await open(campaignLinks.view(id))
      expect([page.statusCode, page.headers.location]).toEqual([302, campaignLinks.expired])
    }
    expect((await open('/campaign-view/999999')).headers.location).toBe(campaignLinks.expired)
    expect((await open('/campaign-view/abc')).headers.location).toBe(campaignLinks.expired)
  })

  it('describes a shared link: its subject, the start of its text and its first picture', async () => {
    const { id } = await runningCampaign({
      subject: 'News of [Company.Name]',
      body: `<style>p{color:red}</style><h1>By the sea</h1><p>${'Waves and sand. '.repeat(20)}</p>[items]`,
    })
    const { body } = await api.visitor(calls.getLandingPage, { id })
    expect(body.subject).toMatch(/^News of \w/)
    expect(body.description).toMatch(/^By the sea Waves and sand\. .*…$/)
    expect(body.description.length).toBeLessThanOrEqual(161)
    expect(body.image).toBe(imageAddress)
  })

  it('leaves out what is only for the email, such as the name over a ready-made layout', async () => {
    const { body: ready } = await (await api.as('designer'))(calls.listCampaignLayouts, {})
    for (const { body } of ready.filter(({ isTimeshare }) => isTimeshare)) {
      const { id } = await runningCampaign({ body })
      const seen = await api.visitor(calls.getLandingPage, { id })
      expect(body.indexOf('[Company.Name]')).toBeLessThan(body.indexOf('<h1'))
      expect(seen.body.html.split('<body>')[1]?.split('<h1')[0]).not.toMatch(/Jacaranda|email only/)
      expect(seen.body.description).toMatch(/^(Your own week|Weeks for|A holiday)/)
    }
  })

  it('preserves a campaign’s own HTML document, and fills only its tags', async () => {
    const { id } = await runningCampaign({
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
    const { id } = await runningCampaign({ body })
    const page = await open(campaignLinks.view(id), { cookie: 'jacaranda_session=whatever' })
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
    const page = await open(campaignLinks.previewFrame)
    expect(page.headers['content-security-policy']).toBe(previewPolicy)
    expect(previewPolicy).toMatch(/^sandbox allow-scripts; /)
    expect(previewPolicy).toMatch(/script-src 'sha256-[^']+'$/)
    expect(previewPolicy).not.toMatch(/allow-same-origin|script-src[^;]*unsafe/)
  })
})

describe('the preview', () => {
  const draft = (facts: object) => ({ ...goodCampaign(), ...facts })

  it('shows the content of the editor and reports what is missing', async () => {
    const send = await api.as('designer')
    const items = [{ weekId, image: imageAddress }]
    const { body } = await send(calls.previewCampaign, draft({ items }))
    expect(body.warnings).toEqual([])
    expect(body.html).toContain(`href="/resort/CABA/${weekId}"`)
    const half = await send(
      calls.previewCampaign,
      draft({ body: 'Hello [Foo]', itemBody: '', items: [{}] }),
    )
    expect(half.body.html).toContain('Hello ')
    expect(half.body.warnings).toEqual([
      texts.itemsTagMissing,
      texts.imageTagMissing,
      texts.linkTagMissing,
      'The placeholder [Foo] does not exist. Add it, or give an item a value for it.',
    ])
  })

  it('of every ready-made layout reports no problems', async () => {
    const send = await api.as('designer')
    const { id: propertyId } = await aProperty(api.services, { ownerUserId })
    const { body: layouts } = await send(calls.listCampaignLayouts, {})
    expect(layouts.map(({ isTimeshare }) => isTimeshare)).toContain(true)
    for (const layout of layouts) {
      const item = layout.isTimeshare ? { weekId } : { propertyId }
      const items = [{ ...item, image: imageAddress }]
      const { body } = await send(calls.previewCampaign, { ...layout, subject: 'x', items })
      expect(body.warnings).toEqual([])
      expect(body.html).not.toMatch(/\[\w+\]/)
      const saved = await send(calls.createCampaign, goodCampaign({ ...layout, name: 'x', items }))
      expect(saved.status).toBe(200)
    }
  })
})

describe('a format', () => {
  it.each(placeholderFormats.map((format) => [format.displayName, format] as const))(
    '‘%s’ produces its example',
    (_name, { format, kind, example }) => {
      const value = kind === 'yesno' ? example.value === 'true' : example.value
      expect(formatValue(value, kind, format).replaceAll('\u00a0', ' ')).toBe(
        example.shown.replaceAll('\u00a0', ' '),
      )
    },
  )

  it('never rounds an amount', () => {
    for (const format of ['rand:0', 'rand:2', 'text', 'number:0', 'number:2']) {
      expect(formatValue('415.50', 'money', format)).toMatch(/^(R\u00a0)?415\.50$/)
    }
  })
})

describe('the statistics of a campaign', () => {
  it('is counted in views, visitors, clicks and enquiries, by day and by item', async () => {
    const { id, items } = await runningCampaign()
    const itemId = items[0]?.id as number
    await open(campaignLinks.view(id))
    await open(campaignLinks.view(id))
    await open(campaignLinks.view(id), { 'user-agent': 'Googlebot/2.1' })
    await api.app.inject({ method: 'HEAD', url: campaignLinks.view(id), headers: browser })
    const designer = await aUser(api.services, { role: 'designer' })
    await open(campaignLinks.view(id), { authorization: `Bearer ${designer.token}` })
    const click = await open(campaignLinks.click(id, itemId))
    expect([click.statusCode, click.headers.location]).toEqual([302, `/resort/CABA/${weekId}`])
    const cookie = String(click.headers['set-cookie'])
    expect(cookie).toMatch(new RegExp(`^jacaranda_campaign=${id}; .*HttpOnly; SameSite=Lax`))
    const enquiry = {
      name: 'Thabo',
      email: 'thabo@example.com',
      message: 'Still open?',
      week: weekId,
    }
    const headers = { cookie: cookie.split(';')[0] as string }
    expect((await api.visitor(sendEnquiry, enquiry, { headers })).status).toBe(200)
    expect((await api.visitor(sendEnquiry, enquiry)).status).toBe(200)

    const send = await api.as('designer')
    await vi.waitFor(
      async () => {
        const { body } = await send(getCampaignStatistics, { id })
        expect(body.totals).toEqual({ views: 2, visitors: 1, clicks: 1, enquiries: 1 })
      },
      { timeout: 10_000, interval: 300 },
    )
    const { body } = await send(getCampaignStatistics, { id })
    expect(body.days).toHaveLength(4)
    expect(body.days.at(-1)).toEqual({
      day: today(),
      views: 2,
      visitors: 1,
      clicks: 1,
      enquiries: 1,
    })
    expect(body.days[0]).toMatchObject({ day: addDays(today(), -3), views: 0 })
    expect(body.items).toMatchObject([{ itemId, title: 'Cabana Beach, 27 Fri', clicks: 1 }])
    const { body: list } = await send(calls.listCampaigns, {})
    expect(list.items.find((row) => row.id === id)).toMatchObject({
      views: 2,
      clicks: 1,
      enquiries: 1,
    })
  })

  it('is anonymous: the visitor’s identifier changes every day', () => {
    const visitor = { ip: '10.0.0.1', userAgent: 'x' }
    const [one, same, next] = ['2026-11-15', '2026-11-15', '2026-11-16'].map((day) =>
      visitorOf(api.services.secrets, visitor, day),
    )
    expect(one).toBe(same)
    expect(one).not.toBe(next)
  })

  it('leads to the listing also after the campaign was deleted: its emails stay', async () => {
    const { id, items } = await runningCampaign()
    const send = await api.as('designer')
    expect((await send(calls.removeCampaign, { id })).status).toBe(200)
    const click = await open(campaignLinks.click(id, items[0]?.id as number))
    expect(click.headers.location).toBe(`/resort/CABA/${weekId}`)
  })

  it('redirects when the listing is gone, and refuses a forged link', async () => {
    const { id: leaving } = await aWeek(api.services, { published: true, ownerUserId })
    const { id, items } = await runningCampaign({
      items: [{ weekId: leaving, image: imageAddress }],
    })
    const itemId = items[0]?.id as number
    await api.services.database.sql`update weeks set published = false where id = ${leaving}`
    expect((await open(campaignLinks.click(id, itemId))).headers.location).toBe('/timeshare/buy')
    expect((await open(campaignLinks.click(id + 1, itemId))).headers.location).toBe(
      '/CampaignExpired',
    )
    expect((await open('/campaign-click/x/y')).headers.location).toBe('/CampaignExpired')
  })
})

describe('the preview in a tab of its own', () => {
  const post = (token: string | undefined, form: Record<string, string>) =>
    api.app.inject({
      method: 'POST',
      url: campaignLinks.previewPage,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      payload: new URLSearchParams(form).toString(),
    })

  it('shows what the editor holds, in a sandbox, to those who make campaigns', async () => {
    const { token } = await aUser(api.services, { role: 'designer' })
    const { isTimeshare, body, itemBody } = goodCampaign()
    const draft = { isTimeshare, body, itemBody, items: [{ weekId, image: imageAddress }] }
    const page = await post(token, { draft: JSON.stringify(draft) })
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-security-policy']).toContain('sandbox')
    expect(page.headers['content-security-policy']).not.toContain('allow-scripts')
    expect(page.body).toContain('<h1>By the sea</h1>')
    const raw = await post(token, { html: '<script>1</script><p>As it is</p>' })
    expect(raw.body).toContain('<p>As it is</p>')
    expect(raw.headers['content-security-policy']).toContain("default-src 'none'")
    expect((await post(token, { draft: 'no json' })).statusCode).toBe(422)
    expect((await post(undefined, { html: 'x' })).statusCode).toBe(401)
    const agent = await aUser(api.services, { role: 'agent' })
    expect((await post(agent.token, { html: 'x' })).statusCode).toBe(403)
  })

  it('shows every public fact of a property, and no address that its owner hides', async () => {
    const { id: propertyId } = await aProperty(api.services, { ownerUserId })
    await api.services.database.sql`update properties set show_address = false,
      street_name = 'Secret Street', bathrooms = 2.5, floor_size = 1320 where id = ${propertyId}`
    const { token } = await aUser(api.services, { role: 'designer' })
    const names = [...landingPageFields.keys()].filter((name) => name.startsWith('Property.'))
    const draft = {
      isTimeshare: false,
      body: '[items]',
      itemBody: names.map((name) => `<p>${name}=[${name}]</p>`).join(''),
      items: [{ propertyId, image: imageAddress }],
    }
    const { body } = await post(token, { draft: JSON.stringify(draft) })
    expect(body).toContain('<p>Property.Bathrooms=2.5</p>')
    expect(body).toContain('<p>Property.FloorSize=1\u00a0320</p>')
    expect(body).toContain('<p>Property.Size=1 320 m²</p>')
    expect(body).toContain('<p>Property.Address=</p>')
    expect(body).toMatch(/<p>Property\.Suburb=\w+/)
    expect(body).toMatch(/<p>Property\.Type=\w+/)
    expect(body).not.toContain('Secret')
  })
})
