import { describe, expect, it, vi } from 'vitest'
import { campaignLinks } from '#contract/campaigns/campaign-links.ts'
import { getCampaignStatistics } from '#contract/campaigns/campaign-statistics.calls.ts'
import * as calls from '#contract/campaigns/campaigns.calls.ts'
import { sendEnquiry } from '#contract/enquiries/enquiries.calls.ts'
import { addDays, today } from '#contract/values/day.ts'
import { useApi } from '../../testing/api.ts'
import { aUser } from '../../testing/builders.ts'
import { imageAddress } from '../../testing/campaign-builders.ts'
import { browser, useRunningCampaigns } from '../../testing/running-campaign.ts'
import { aWeek } from '../../testing/week-builders.ts'
import { visitorOf } from './events.ts'

const api = useApi({ rateLimit: false })
const shown = useRunningCampaigns(api)

describe('the statistics of a campaign', () => {
  it('is counted in views, visitors, clicks and enquiries, by day and by item', async () => {
    const { id, items } = await shown.run()
    const itemId = items[0]?.id as number
    await shown.open(campaignLinks.view(id))
    await shown.open(campaignLinks.view(id))
    await shown.open(campaignLinks.view(id), { 'user-agent': 'Googlebot/2.1' })
    await api.app.inject({ method: 'HEAD', url: campaignLinks.view(id), headers: browser })
    const designer = await aUser(api.services, { role: 'designer' })
    await shown.open(campaignLinks.view(id), { authorization: `Bearer ${designer.token}` })
    const click = await shown.open(campaignLinks.click(id, itemId))
    expect([click.statusCode, click.headers.location]).toEqual([
      302,
      `/resort/CABA/${shown.weekId}`,
    ])
    const cookie = String(click.headers['set-cookie'])
    expect(cookie).toMatch(new RegExp(`^jacaranda_campaign=${id}; .*HttpOnly; SameSite=Lax`))
    const enquiry = {
      name: 'Thabo',
      email: 'thabo@example.com',
      message: 'Still open?',
      week: shown.weekId,
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

  it('follows links to the listing even after the campaign was deleted: its emails remain', async () => {
    const { id, items } = await shown.run()
    const send = await api.as('designer')
    expect((await send(calls.removeCampaign, { id })).status).toBe(200)
    const click = await shown.open(campaignLinks.click(id, items[0]?.id as number))
    expect(click.headers.location).toBe(`/resort/CABA/${shown.weekId}`)
  })

  it('redirects when the listing is gone, and refuses a forged link', async () => {
    const { id: leaving } = await aWeek(api.services, {
      published: true,
      ownerUserId: shown.ownerUserId,
    })
    const { id, items } = await shown.run({
      items: [{ weekId: leaving, image: imageAddress }],
    })
    const itemId = items[0]?.id as number
    await api.services.database.sql`update weeks set published = false where id = ${leaving}`
    expect((await shown.open(campaignLinks.click(id, itemId))).headers.location).toBe(
      '/timeshare/buy',
    )
    expect((await shown.open(campaignLinks.click(id + 1, itemId))).headers.location).toBe(
      '/CampaignExpired',
    )
    expect((await shown.open('/campaign-click/x/y')).headers.location).toBe('/CampaignExpired')
  })
})
