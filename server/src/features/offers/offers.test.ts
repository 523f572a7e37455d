import { describe, expect, it } from 'vitest'
import * as calls from '#contract/offers/offers.calls.ts'
import { offersTexts as texts } from '#contract/offers/offers.messages.ts'
import { getPropertyDetailed } from '#contract/properties/properties.calls.ts'
import { amountTexts } from '#contract/values/parse-amount.ts'
import { getWeek } from '#contract/weeks/weeks.calls.ts'
import { useApi } from '../../testing/api.ts'
import { anAgency, aUser } from '../../testing/builders.ts'
import { anOffer, offerMails } from '../../testing/offer-builders.ts'
import { aProperty } from '../../testing/property-builders.ts'
import { aWeek } from '../../testing/week-builders.ts'

// The rate limits are tested elsewhere; here many offers come from one address.
const api = useApi({ rateLimit: false })

function sqlOf() {
  return api.services.database.sql
}

describe('making an offer', () => {
  it('on a property stores it, returns the exact message and emails both sides', async () => {
    const owner = await aUser(api.services)
    const bidder = await aUser(api.services)
    const { id: propertyId } = await aProperty(api.services, { ownerUserId: owner.id })
    const { status, body } = await api.by(bidder)(calls.makeOffer, {
      amount: 1_400_000.5,
      comment: '<b>soon</b>',
      propertyId,
      userId: owner.id,
      statusCode: 'E2',
      tenderWeek: true,
    } as never)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      message: 'Offer was submitted.',
      userId: bidder.id,
      amount: 1_400_000.5,
      statusCode: 'E1',
      status: 'Open',
      consent: true,
      tenderWeek: false,
      type: 'Residential',
      buyer: null,
      seller: null,
      may: { change: true, withdraw: true, accept: false, decline: false },
    })
    const mails = await offerMails(api, body.id)
    expect(mails.map(({ to, usage }) => [to, usage])).toEqual([
      [bidder.email, 'PropertyOfferMade-User'],
      [owner.email, 'PropertyOfferMade-Owner'],
      ['hello@jacaranda.example', 'Offer-Company'],
    ])
    expect(mails[1]?.html).toContain('&lt;b&gt;soon&lt;/b&gt;')
    expect(mails[1]?.html).not.toContain(bidder.email)
    expect(mails[1]?.html).toContain(`/Offers?offer=${body.id}`)
    expect(mails[0]?.html).not.toContain(owner.email)
    const [consent] = await sqlOf()`select purpose, given from consents where offer_id = ${body.id}`
    expect(consent).toEqual({ purpose: 'offer', given: true })
  })

  it('on a week sends the two templates of the specification, to the agent too', async () => {
    const agency = await anAgency(api.services)
    const agent = await aUser(api.services, { role: 'agent', agencyId: agency.id })
    const week = await aWeek(api.services, {
      published: true,
      isTender: true,
      ownerName: 'Johanna',
      agentId: agent.personId,
      agencyId: agency.id,
    })
    const bidder = await aUser(api.services)
    const { body } = await api.by(bidder)(calls.makeOffer, {
      amount: 64_000,
      timeshareWeekId: week.id,
      propertyId: 0,
    })
    expect(body).toMatchObject({ type: 'Tender Week', tenderWeek: true, timeshareWeekId: week.id })
    const mails = await offerMails(api, body.id)
    expect(mails.map(({ to, usage }) => [to, usage])).toEqual([
      [bidder.email, 'WeekOfferMade-User'],
      ['johanna@example.com', 'WeekOfferMade-Owner'],
      [agent.email, 'WeekOfferMade-Owner'],
      ['hello@jacaranda.example', 'Offer-Company'],
    ])
    expect(mails[3]?.subject).toMatch(/^New offer: R.64.000 for TW-\d+$/)
    expect(mails[1]?.subject).toBe('New offer of R 64 000 for your week at Cabana Beach')
    expect(mails[0]?.html).not.toContain('Johanna')
    expect(mails.map(({ html }) => html).join('')).not.toMatch(/\[[A-Z]\w+\.\w+\]/)
  })

  it('on a tender is refused after its last day, when its owner decides on existing offers', async () => {
    const seller = await aUser(api.services)
    const week = await aWeek(api.services, {
      published: true,
      isTender: true,
      ownerUserId: seller.id,
    })
    const closesIn = (days: number) =>
      sqlOf()`update weeks set tender_closes_on = current_date + ${days}::int where id = ${week.id}`
    const [first, second] = [await aUser(api.services), await aUser(api.services)]
    const bid = { amount: 64_000, timeshareWeekId: week.id, propertyId: 0 }
    await closesIn(1)
    const { body } = await api.by(first)(calls.makeOffer, bid)
    const mayOffer = async () =>
      (await api.by(second)(getWeek, { id: String(week.id) })).body.mayOffer
    expect(await mayOffer()).toBe(true)
    await closesIn(-2)
    expect(await mayOffer()).toBe(false)
    const late = await api.by(second)(calls.makeOffer, bid)
    expect([late.status, late.error.message]).toEqual([409, texts.tenderClosed])
    const raised = { id: body.id, amount: 70_000, comment: '', consent: true }
    expect((await api.by(first)(calls.changeOffer, raised)).error.message).toBe(texts.tenderClosed)
    const decision = { id: body.id, amount: 64_000, consent: true }
    const accepted = await api.by(seller)(calls.acceptOffer, decision)
    expect(accepted.status).toBe(200)
  })

  it.each([
    [{ amount: 0 }, { amount: 'Please enter an amount above zero.' }],
    [{ amount: -5 }, { amount: 'Please enter an amount above zero.' }],
    [{ amount: 'a lot' }, { amount: amountTexts.unreadable }],
    [{ amount: '1.234' }, { amount: amountTexts.ambiguous }],
    [{ amount: null }, { amount: 'Please enter an amount above zero.' }],
    [{ amount: 1e9 + 1 }, { amount: 'An offer cannot be more than R 1 000 000 000.' }],
    [{ amount: 1.001 }, { amount: 'Enter an amount in rand, with at most two decimals.' }],
    [{ propertyId: null }, { propertyId: 'Please say which listing this offer is for.' }],
    [{ timeshareWeekId: 1 }, { propertyId: 'Please say which listing this offer is for.' }],
  ])('of %j is refused', async (input, fields) => {
    const bidder = await api.as('privateUser')
    const { status, error } = await bidder(calls.makeOffer, {
      amount: 5,
      propertyId: 1,
      ...input,
    } as never)
    expect([status, error.fields]).toEqual([422, fields])
  })

  it('needs a login', async () => {
    const { id: propertyId } = await aProperty(api.services)
    expect((await api.visitor(calls.makeOffer, { amount: 5, propertyId })).status).toBe(401)
    expect((await api.visitor(calls.getOfferTemplate, {})).status).toBe(401)
  })

  it('is refused on one’s own listing, also to its agent and its agency', async () => {
    const agency = await anAgency(api.services)
    const owner = await aUser(api.services)
    const agent = await aUser(api.services, { role: 'agent', agencyId: agency.id })
    const admin = await aUser(api.services, { role: 'agency', agencyId: agency.id })
    const { id: propertyId } = await aProperty(api.services, {
      ownerUserId: owner.id,
      agentId: agent.personId,
      agencyId: agency.id,
    })
    for (const user of [owner, agent, admin]) {
      const { status, error } = await api.by(user)(calls.makeOffer, { amount: 5, propertyId })
      expect([status, error.message]).toEqual([
        409,
        'You cannot make an offer on your own listing.',
      ])
    }
  })

  it('is not offered to the seller’s side, for properties and weeks', async () => {
    const agency = await anAgency(api.services)
    const agencyId = agency.id
    const [owner, agent, boss, stranger] = [
      await aUser(api.services),
      await aUser(api.services, { role: 'agent', agencyId }),
      await aUser(api.services, { role: 'agency', agencyId }),
      await aUser(api.services),
    ]
    const facts = { ownerUserId: owner.id, agentId: agent.personId, agencyId }
    const property = await aProperty(api.services, facts)
    const week = await aWeek(api.services, { ...facts, published: true })
    const offered = async (send: ReturnType<typeof api.by>) => [
      (await send(getPropertyDetailed, { id: property.id })).body.mayOffer,
      (await send(getWeek, { id: String(week.id) })).body.mayOffer,
    ]
    for (const one of [owner, agent, boss])
      expect(await offered(api.by(one))).toEqual([false, false])
    expect(await offered(api.by(stranger))).toEqual([true, true])
    expect(await offered(api.visitor)).toEqual([true, true])
  })

  it.each(['CIP', 'S', 'P', 'RO'] as const)('is refused while the status is %s', async (status) => {
    const { id: propertyId } = await aProperty(api.services, { status })
    const bidder = await api.as('privateUser')
    const reply = await bidder(calls.makeOffer, { amount: 5, propertyId })
    expect([reply.status, reply.error.message]).toEqual([
      409,
      'This listing is not open for offers at the moment.',
    ])
  })

  it('is 404 for a listing that is not visible', async () => {
    const { id: propertyId } = await aProperty(api.services, { published: false })
    const week = await aWeek(api.services)
    const bidder = await api.as('privateUser')
    expect((await bidder(calls.makeOffer, { amount: 5, propertyId })).status).toBe(404)
    expect((await bidder(calls.makeOffer, { amount: 5, timeshareWeekId: week.id })).status).toBe(
      404,
    )
  })

  it('is limited to one open offer per user and listing, even in parallel', async () => {
    const { bidder, propertyId } = await anOffer(api)
    const again = await api.by(bidder)(calls.makeOffer, { amount: 5, propertyId })
    expect([again.status, again.error.message]).toEqual([
      409,
      'You already have an open offer on this listing. Change that offer instead.',
    ])
    const other = await aUser(api.services)
    const replies = await Promise.all(
      [1, 2, 3].map((amount) => api.by(other)(calls.makeOffer, { amount, propertyId })),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })
})
