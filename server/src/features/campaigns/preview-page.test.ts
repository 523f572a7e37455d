import { describe, expect, it } from 'vitest'
import { campaignLinks } from '#contract/campaigns/campaign-links.ts'
import * as calls from '#contract/campaigns/campaigns.calls.ts'
import { campaignsTexts as texts } from '#contract/campaigns/campaigns.messages.ts'
import { landingPageFields } from '#contract/mail/landing-page-fields.ts'
import { useApi } from '../../testing/api.ts'
import { aUser } from '../../testing/builders.ts'
import { goodCampaign, imageAddress } from '../../testing/campaign-builders.ts'
import { aProperty } from '../../testing/property-builders.ts'
import { useRunningCampaigns } from '../../testing/running-campaign.ts'

const api = useApi({ rateLimit: false })
const shown = useRunningCampaigns(api)

describe('the preview', () => {
  const draft = (facts: object) => ({ ...goodCampaign(), ...facts })

  it('shows the content of the editor and reports what is missing', async () => {
    const send = await api.as('designer')
    const items = [{ weekId: shown.weekId, image: imageAddress }]
    const { body } = await send(calls.previewCampaign, draft({ items }))
    expect(body.warnings).toEqual([])
    expect(body.html).toContain(`href="/resort/CABA/${shown.weekId}"`)
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
    const { id: propertyId } = await aProperty(api.services, { ownerUserId: shown.ownerUserId })
    const { body: layouts } = await send(calls.listCampaignLayouts, {})
    expect(layouts.map(({ isTimeshare }) => isTimeshare)).toContain(true)
    for (const layout of layouts) {
      const item = layout.isTimeshare ? { weekId: shown.weekId } : { propertyId }
      const items = [{ ...item, image: imageAddress }]
      const { body } = await send(calls.previewCampaign, { ...layout, subject: 'x', items })
      expect(body.warnings).toEqual([])
      expect(body.html).not.toMatch(/\[\w+\]/)
      const saved = await send(calls.createCampaign, goodCampaign({ ...layout, name: 'x', items }))
      expect(saved.status).toBe(200)
    }
  })
})

describe('the preview in its own tab', () => {
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

  it('shows the editor’s content, in a sandbox, to those who make campaigns', async () => {
    const { token } = await aUser(api.services, { role: 'designer' })
    const { isTimeshare, body, itemBody } = goodCampaign()
    const draft = {
      isTimeshare,
      body,
      itemBody,
      items: [{ weekId: shown.weekId, image: imageAddress }],
    }
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
    const { id: propertyId } = await aProperty(api.services, { ownerUserId: shown.ownerUserId })
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
