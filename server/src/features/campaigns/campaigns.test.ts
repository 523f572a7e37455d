import { beforeAll, describe, expect, it } from 'vitest'
import * as itemCalls from '#contract/campaigns/campaign-items.calls.ts'
import * as calls from '#contract/campaigns/campaigns.calls.ts'
import {
  campaignsMessages as messages,
  campaignsTexts as texts,
} from '#contract/campaigns/campaigns.messages.ts'
import { messages as shared } from '#contract/messages.ts'
import { addDays, today } from '#contract/values/day.ts'
import { pictureUrl } from '#contract/values/picture.ts'
import type { Picture } from '#contract/values/picture.schema.ts'
import { useApi } from '../../testing/api.ts'
import { aUser } from '../../testing/builders.ts'
import { aCampaign, aPicture, goodCampaign, imageAddress } from '../../testing/campaign-builders.ts'
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

const ofProperties = () =>
  goodCampaign({
    isTimeshare: false,
    itemBody: '<a href="[link]"><img src="[image]"></a>[Property.Name] [Reason]',
    placeHolders: [],
    items: [
      {
        propertyId,
        image: imageAddress,
        campaignItemPlaceHolder: [{ placeHolder: 'Reason', value: 'New this week' }],
      },
    ],
  })

describe('a campaign', () => {
  it('of weeks is saved with its placeholders and items, and changed', async () => {
    const send = await designer()
    const imageId = await aPicture(api.services)
    const made = await aCampaign(api, { items: [{ weekId, imageId }] })
    expect(made).toMatchObject({ isActive: true, state: 'active', isTimeshare: true })
    expect(made.placeHolders[1]).toEqual({
      name: 'Price',
      boundTo: 'Price',
      boundToClass: 'Resort',
      boundToClassDisplay: 'Timeshare week',
      format: 'rand:0',
      formatTemplate: 'rand:0',
    })
    expect(made.items).toMatchObject([{ weekId, propertyId: null, picture: { id: imageId } }])
    const [item] = made.items
    expect(item?.image).toBe(pictureUrl(item?.picture as Picture, 960))
    const { id, version } = made
    const changed = await send(calls.updateCampaign, {
      ...goodCampaign({ name: 'January by the sea', itemsPerRow: 3 }),
      id,
      version,
      placeHolders: undefined,
    })
    expect(changed.body).toMatchObject({ name: 'January by the sea', itemsPerRow: 3 })
    expect([changed.body.items.length, changed.body.placeHolders.length]).toEqual([1, 2])
    const stale = await send(calls.updateCampaign, { ...goodCampaign(), id, version })
    expect([stale.status, stale.error.code]).toEqual([409, 'stale'])
    expect(stale.error.changes?.fields.length).toBeGreaterThan(0)
  })

  it('of properties is saved and changed in the same way, and keeps its kind', async () => {
    const send = await designer()
    const { body: made } = await send(calls.createCampaign, ofProperties())
    const [item] = made.items
    expect(item?.listing).toMatchObject({
      kind: 'property',
      title: 'A sunny house',
      published: true,
      link: `/property/residential/property/${propertyId}`,
    })
    const { id, version } = made
    const { body } = await send(calls.updateCampaign, {
      ...ofProperties(),
      id,
      version,
      isTimeshare: true,
      items: [],
      itemBody: '<a href="[link]"><img src="[image]"></a>',
    } as never)
    expect([body.isTimeshare, body.items]).toEqual([false, []])
  })

  it('is listed, read completely and in parts, and soft-deleted', async () => {
    const send = await api.as('superAdmin')
    const { id } = await aCampaign(api, {
      name: 'Zebra weeks',
      items: [{ weekId, image: imageAddress }],
    })
    const { body: page } = await send(calls.listCampaigns, { search: 'zebra' })
    expect(page).toMatchObject({
      total: 1,
      items: [{ id, itemCount: 1, views: 0, isActive: true }],
    })
    expect((await send(calls.getCampaign, { id })).body.items).toHaveLength(1)
    expect((await send(calls.getCampaignDto, { id })).body).not.toHaveProperty('items')
    const { body: items } = await send(calls.listItemsOfCampaign, { id })
    expect(items[0]?.listing.reference).toMatch(/^TW-/)
    expect(JSON.stringify(items)).not.toMatch(/owner|email|agent/i)
    expect((await send(calls.listPlaceHoldersOfCampaign, { id })).body).toHaveLength(2)
    expect((await send(calls.removeCampaign, { id })).body).toEqual({ id })
    for (const call of [calls.getCampaign, calls.getCampaignDto, calls.getLandingPage]) {
      expect((await send(call, { id })).status).toBe(404)
    }
    const [stored] = await api.services.database.sql`select name from campaigns where id = ${id}`
    expect(stored?.name).toBe('Zebra weeks')
  })

  it('is active by its dates only', async () => {
    const upcoming = await aCampaign(api, { startDate: addDays(today(), 1) })
    const ended = await aCampaign(api, { endDate: addDays(today(), -1), isActive: true } as never)
    expect([upcoming.state, ended.state]).toEqual(['upcoming', 'ended'])
    expect([upcoming.isActive, ended.isActive]).toEqual([false, false])
  })

  it.each([
    ['name', { name: ' ' }, texts.nameRequired],
    ['subject', { subject: '' }, texts.subjectRequired],
    ['startDate', { startDate: '0001-01-01' }, texts.startRequired],
    ['endDate', { endDate: addDays(today(), -4) }, texts.datesCrossed],
    ['itemsPerRow', { itemsPerRow: 0 }, texts.itemsPerRow],
    ['itemsPerRow', { itemsPerRow: 7 }, texts.itemsPerRow],
    ['body', { body: '<p>No items</p>' }, texts.itemsTagMissing],
    ['body', { body: '[items][items]' }, texts.itemsTagMissing],
    ['body', { body: '<style>p[items]{}</style>' }, texts.itemsTagMissing],
    ['itemBody', { itemBody: '[link]' }, texts.imageTagMissing],
    ['itemBody', { itemBody: '[image]' }, texts.linkTagMissing],
    [
      'itemBody',
      { itemBody: '[image][link][Nothing][Resort.Owner]' },
      'The placeholders [Nothing], [Resort.Owner] do not exist. Add them, or give an item values for them.',
    ],
    [
      'body',
      { body: '[items][Foo]' },
      'The placeholder [Foo] does not exist. Add it, or give an item a value for it.',
    ],
    [
      'body',
      { body: '[items] [Price]' },
      '[Price] belongs to an item. Outside the items, only company details can be used.',
    ],
    [
      'subject',
      { subject: 'From [User.FullName]' },
      'The placeholder [User.FullName] does not exist. Add it, or give an item a value for it.',
    ],
  ])('with an invalid %s is refused with a clear message (%#)', async (field, wrong, message) => {
    const { status, error } = await (await designer())(calls.createCampaign, goodCampaign(wrong))
    expect([status, error.fields[field], error.message]).toEqual([422, message, shared.formInvalid])
  })

  it('is not saved in part if any of it is refused', async () => {
    const send = await designer()
    const before = (await send(calls.listCampaigns, {})).body.total
    await send(calls.createCampaign, goodCampaign({ itemBody: '[image][link][Nothing]' }))
    expect((await send(calls.listCampaigns, {})).body.total).toBe(before)
  })
})

describe('a placeholder', () => {
  const bound = (facts: object) =>
    goodCampaign({ placeHolders: [facts as never], itemBody: '[image][link]' })

  it.each([
    [{}, messages.placeHolderNameRequired + messages.classRequired + messages.propertyRequired],
    [{ name: 'A', boundToClass: 'Resort' }, messages.propertyRequired],
    [{ name: 'A', boundTo: 'Name' }, messages.classRequired],
  ])('that is incomplete gets a one-line message (%#)', async (facts, message) => {
    const { status, error } = await (await designer())(calls.createCampaign, bound(facts))
    expect([status, error.message]).toEqual([422, message])
  })

  it.each([
    ['name', { name: 'items', boundToClass: 'Resort', boundTo: 'Name' }, texts.nameReserved],
    ['name', { name: 'two words', boundToClass: 'Resort', boundTo: 'Name' }, texts.nameShape],
    ['boundToClass', { name: 'A', boundToClass: 'User', boundTo: 'Email' }, messages.classRequired],
    [
      'boundToClass',
      { name: 'A', boundToClass: 'Property', boundTo: 'Name' },
      messages.classRequired,
    ],
    ['boundTo', { name: 'A', boundToClass: 'Resort', boundTo: 'Owner' }, messages.propertyRequired],
    [
      'formatTemplate',
      { name: 'A', boundToClass: 'Resort', boundTo: 'Name', formatTemplate: 'evil' },
      texts.formatUnknown,
    ],
    [
      'formatTemplate',
      { name: 'A', boundToClass: 'Resort', boundTo: 'Name', formatTemplate: 'rand:0' },
      'Name cannot be shown as ‘Rand’. Choose another format.',
    ],
  ])('with an invalid %s is refused (%#)', async (field, facts, message) => {
    const { error } = await (await designer())(calls.createCampaign, bound(facts))
    expect(error.fields[`placeHolders.0.${field}`]).toBe(message)
  })

  it('given twice is refused, regardless of case', async () => {
    const one = { name: 'A', boundToClass: 'Resort', boundTo: 'Name' }
    const input = goodCampaign({
      placeHolders: [one, { ...one, name: 'a' }],
      itemBody: '[image][link]',
    })
    const { error } = await (await designer())(calls.createCampaign, input)
    expect(error.fields.placeHolders).toBe(texts.nameTwice)
  })
})

describe('campaigns', () => {
  it('are for Super Admins and Designers only', async () => {
    const { id } = await aCampaign(api)
    for (const role of ['agency', 'agent', 'managingAgent', 'privateUser'] as const) {
      const send = await api.as(role)
      expect((await send(calls.listCampaigns, {})).status).toBe(403)
      expect((await send(calls.getCampaign, { id })).status).toBe(403)
      expect((await send(calls.createCampaign, goodCampaign())).status).toBe(403)
      expect((await send(calls.removeCampaign, { id })).status).toBe(403)
      expect((await send(itemCalls.listCampaignItems, {})).status).toBe(403)
    }
    expect((await api.visitor(calls.listCampaigns, {})).status).toBe(401)
    expect((await api.visitor(calls.previewCampaign, goodCampaign())).status).toBe(401)
  })
})
