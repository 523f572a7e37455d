import { beforeAll, describe, expect, it } from 'vitest'
import * as itemCalls from '#contract/campaigns/campaign-items.calls.ts'
import * as calls from '#contract/campaigns/campaigns.calls.ts'
import {
  campaignsMessages as messages,
  campaignsTexts as texts,
} from '#contract/campaigns/campaigns.messages.ts'
import { useApi } from '../../testing/api.ts'
import { aUser } from '../../testing/builders.ts'
import { aCampaign, goodCampaign, imageAddress } from '../../testing/campaign-builders.ts'
import { aProperty } from '../../testing/property-builders.ts'
import { aWeek } from '../../testing/week-builders.ts'

const api = useApi({ rateLimit: false })
const designer = () => api.as('designer')
let ownerUserId: number
let weekId: number
let propertyId: number

beforeAll(async () => {
  ownerUserId = (await aUser(api.services)).id
  weekId = (await aWeek(api.services, { published: true, ownerUserId })).id
  propertyId = (await aProperty(api.services, { ownerUserId })).id
})

describe('an item', () => {
  const good = () => ({ weekId, image: imageAddress, campaignItemPlaceHolder: [] })

  it('is added, changed and removed, which changes the version of its campaign', async () => {
    const send = await designer()
    const { id: campaignId, version } = await aCampaign(api)
    const custom = [{ placeHolder: 'Reason', value: 'Levies are paid' }]
    const week = { id: weekId, price: 1 }
    const input = { ...good(), campaignId, week, campaignItemPlaceHolder: custom }
    const { body: item } = await send(itemCalls.createCampaignItem, input as never)
    expect(item).toMatchObject({ campaignId, rank: 1, campaignItemPlaceHolder: custom })
    expect((await send(calls.getCampaignDto, { id: campaignId })).body.version).toBe(version + 1)
    const { body: changed } = await send(itemCalls.updateCampaignItem, {
      ...good(),
      id: item.id,
      version: item.version,
      campaignId: 999,
      rank: 4,
    } as never)
    expect(changed).toMatchObject({ campaignId, rank: 4, campaignItemPlaceHolder: [] })
    expect((await send(itemCalls.getCampaignItem, { id: item.id })).body).toEqual(changed)
    const { body: list } = await send(itemCalls.listCampaignItems, { campaignId })
    expect([list.total, list.items[0]?.id]).toEqual([1, item.id])
    const stale = await send(itemCalls.updateCampaignItem, { ...good(), id: item.id, version: 1 })
    expect(stale.status).toBe(409)
    expect((await send(itemCalls.removeCampaignItem, { id: item.id })).body).toEqual({
      id: item.id,
    })
    expect((await send(itemCalls.getCampaignItem, { id: item.id })).status).toBe(404)
  })

  it.each([
    [{}, messages.weekRequired + messages.imageRequired],
    [{ weekId: 1 }, messages.imageRequired],
    [{ image: imageAddress }, messages.weekRequired],
    [
      { weekId: 1, image: imageAddress, campaignItemPlaceHolder: [{ placeHolder: '', value: '' }] },
      messages.customNameRequired + messages.customValueRequired,
    ],
    [
      {
        propertyId: 1,
        image: imageAddress,
        campaignItemPlaceHolder: [{ placeHolder: 'A', value: ' ' }],
      },
      messages.customValueRequired,
    ],
  ])('that is incomplete gets a one-line message (%#)', async (facts, message) => {
    const { id: campaignId } = await aCampaign(api)
    const input = { campaignId, ...facts } as never
    const { status, error } = await (await designer())(itemCalls.createCampaignItem, input)
    expect([status, error.message]).toEqual([422, message])
  })

  it('comes only from a published listing of the right kind', async () => {
    const send = await designer()
    const { id: campaignId } = await aCampaign(api)
    const hidden = await aWeek(api.services, { ownerUserId })
    const wrong = [
      [{ ...good(), weekId: hidden.id }, texts.notPublished],
      [{ ...good(), weekId: 999_999 }, texts.notPublished],
      [{ propertyId, image: imageAddress }, texts.wrongListing],
      [{ ...good(), propertyId }, texts.oneListing],
    ] as const
    for (const [facts, message] of wrong) {
      const { error } = await send(itemCalls.createCampaignItem, { ...facts, campaignId })
      expect(error.fields.weekId).toBe(message)
    }
  })

  it('shows an uploaded image or an https address', async () => {
    const send = await designer()
    const { id: campaignId } = await aCampaign(api)
    const wrong = [
      [{ image: 'http://pictures.example/a.jpg' }, texts.httpsOnly],
      [{ image: 'javascript:alert(1)' }, texts.httpsOnly],
      [{ image: 'https://x.example/"onload=alert(1)' }, texts.httpsOnly],
      [{ image: '', imageId: 999_999 }, texts.pictureUnknown],
      [{ image: imageAddress, imageId: 1 }, texts.onePicture],
    ] as const
    for (const [facts, message] of wrong) {
      const { error } = await send(itemCalls.createCampaignItem, {
        ...good(),
        ...facts,
        campaignId,
      })
      expect(error.fields.image).toBe(message)
    }
  })

  it('whose listing was unpublished stays, but cannot be added again', async () => {
    const send = await designer()
    const { id: leaving } = await aWeek(api.services, { published: true, ownerUserId })
    const made = await aCampaign(api, { items: [{ weekId: leaving, image: imageAddress }] })
    await api.services.database.sql`update weeks set published = false where id = ${leaving}`
    const items = [{ id: made.items[0]?.id ?? 0, weekId: leaving, image: imageAddress }]
    const { id, version } = made
    const { status, body } = await send(calls.updateCampaign, {
      ...goodCampaign({ items }),
      id,
      version,
    })
    expect([status, body.items[0]?.listing.published]).toEqual([200, false])
    const again = await send(
      calls.createCampaign,
      goodCampaign({ items: [{ weekId: leaving, image: imageAddress }] }),
    )
    expect(again.error.fields['items.0.weekId']).toBe(texts.notPublished)
  })

  it('is chosen among published listings, with the pictures they have', async () => {
    const send = await designer()
    const { body: weeks } = await send(itemCalls.listListingChoices, { kind: 'week' })
    expect(weeks.items.find(({ id }) => id === weekId)).toMatchObject({
      kind: 'week',
      published: true,
    })
    expect(weeks.items.every(({ published }) => published)).toBe(true)
    const { body: found } = await send(itemCalls.listListingChoices, {
      kind: 'property',
      search: 'lynnwood',
    })
    expect([found.total, found.items[0]?.pictures]).toEqual([1, []])
    const { body: none } = await send(itemCalls.listListingChoices, {
      kind: 'property',
      search: '100%',
    })
    expect(none.total).toBe(0)
  })
})
