import { describe, expect, it } from 'vitest'
import * as calls from '#contract/offers/offers.calls.ts'
import { offersTexts as texts } from '#contract/offers/offers.messages.ts'
import { getPropertyDetailed } from '#contract/properties/properties.calls.ts'
import { amountTexts } from '#contract/values/parse-amount.ts'
import { getWeek } from '#contract/weeks/weeks.calls.ts'
import { useApi } from '../../testing/api.ts'
import { anAgency, aUser } from '../../testing/builders.ts'
import { anOffer, bidOn } from '../../testing/offer-builders.ts'
import { aProperty } from '../../testing/property-builders.ts'
import { aWeek } from '../../testing/week-builders.ts'

// The rate limits are tested elsewhere; here many offers come from one address.
const api = useApi({ rateLimit: false })

function sqlOf() {
  return api.services.database.sql
}

async function statusOf(propertyId: number): Promise<string> {
  const [row] = await sqlOf()`select s.code from properties p join statuses s on s.id = p.status_id
    where p.id = ${propertyId}`
  return (row as { code: string }).code
}

const mailsOf = (offerId: number) => sqlOf()`
  select o."to", o.usage, o.subject, o.html from outbox o join offer_events e
    on starts_with(o.dedupe_key, 'offer:' || e.id || ':')
  where e.offer_id = ${offerId} order by o.id`

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
    const mails = await mailsOf(body.id)
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
    const mails = await mailsOf(body.id)
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

describe('an open offer', () => {
  it('is changed only by its bidder, and only in the bidder’s fields', async () => {
    const { id, bidder, owner } = await anOffer(api)
    const change = {
      id,
      amount: 1_450_000,
      comment: 'Up to this.',
      consent: false,
      statusCode: 'E2',
    }
    const { body } = await api.by(bidder)(calls.changeOffer, change)
    expect(body).toMatchObject({
      amount: 1_450_000,
      consent: false,
      statusCode: 'E1',
      message: 'Offer was submitted.',
    })
    expect(body.thread.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['made', 1_400_000],
      ['changed', 1_450_000],
    ])
    expect((await api.by(owner)(calls.changeOffer, change)).status).toBe(403)
    expect((await (await api.as('superAdmin'))(calls.changeOffer, change)).status).toBe(403)
    expect((await (await api.as('privateUser'))(calls.changeOffer, change)).status).toBe(404)
  })

  it('is accepted by the owner: the listing shows Offer Pending and both sides are notified', async () => {
    const { id, owner, bidder, propertyId } = await anOffer(api)
    const other = await bidOn(api, await aUser(api.services), propertyId)
    const { status, body } = await api.by(owner)(calls.acceptOffer, { id, amount: 1_400_000 })
    expect([status, body.message, body.statusCode]).toEqual([200, 'Offer Accepted.', 'E2'])
    expect(await statusOf(propertyId)).toBe('P')
    const accepted = (await mailsOf(id)).filter(({ usage }) => usage === 'OfferAccepted')
    expect(accepted.map(({ to }) => to)).toEqual([bidder.email, owner.email])
    const company = (await mailsOf(id)).filter(({ usage }) => usage === 'Offer-Company')
    expect(company.map(({ subject }) => subject.slice(0, 14))).toContain('Offer accepted')
    const [stays] = await sqlOf()`select status_code from offers where id = ${other}`
    expect(stays?.status_code).toBe('E1')
  })

  it('of a week sets the week to Offer Pending', async () => {
    const week = await aWeek(api.services, { published: true })
    const bidder = await aUser(api.services)
    const { body } = await api.by(bidder)(calls.makeOffer, { amount: 5, timeshareWeekId: week.id })
    const admin = await api.as('superAdmin')
    expect((await admin(calls.acceptOffer, { id: body.id })).status).toBe(200)
    const [row] = await sqlOf()`select s.code, w.published from weeks w
      join statuses s on s.id = w.status_id where w.id = ${week.id}`
    expect(row).toEqual({ code: 'P', published: true })
  })

  it('is accepted only once if two requests accept it at the same time', async () => {
    const { id, owner } = await anOffer(api)
    const admin = await api.as('superAdmin')
    const replies = await Promise.all([
      api.by(owner)(calls.acceptOffer, { id }),
      admin(calls.acceptOffer, { id }),
    ])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = replies.find(({ status }) => status === 409)
    expect(refused?.error.message).toBe(
      'This offer has already been accepted, declined or withdrawn.',
    )
    const [events] = await sqlOf()`select count(*)::int as n from offer_events
      where offer_id = ${id} and kind = 'accepted'`
    expect(events?.n).toBe(1)
  })

  it('is refused if another offer on the same listing is accepted at the same time', async () => {
    const { id, owner, propertyId } = await anOffer(api)
    const other = await bidOn(api, await aUser(api.services), propertyId)
    const replies = await Promise.all(
      [id, other].map((each) => api.by(owner)(calls.acceptOffer, { id: each })),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = replies.find(({ status }) => status === 409)
    expect(refused?.error.message).toBe('Another offer on this listing has already been accepted.')
  })

  it('is never accepted or declined by its bidder, not even a Super Admin', async () => {
    const { id, bidder } = await anOffer(api)
    expect((await api.by(bidder)(calls.acceptOffer, { id })).status).toBe(403)
    expect((await api.by(bidder)(calls.declineOffer, { id, comment: 'x' })).status).toBe(403)
    const admin = await aUser(api.services, { role: 'superAdmin' })
    const { id: propertyId } = await aProperty(api.services)
    const own = await bidOn(api, admin, propertyId)
    expect((await api.by(admin)(calls.acceptOffer, { id: own })).status).toBe(403)
  })

  it('is not accepted if its amount has changed in the meantime', async () => {
    const { id, owner, bidder } = await anOffer(api)
    await api.by(bidder)(calls.changeOffer, { id, amount: 900_000 })
    const { status, error } = await api.by(owner)(calls.acceptOffer, { id, amount: 1_400_000 })
    expect([status, error.message]).toEqual([
      409,
      'This offer was changed after you opened it. Check the new amount first.',
    ])
  })

  it('is declined with a reason that the bidder sees', async () => {
    const { id, owner, bidder } = await anOffer(api)
    const none = await api.by(owner)(calls.declineOffer, { id, comment: ' ' })
    expect(none.error.fields).toEqual({ comment: 'Please give a reason.' })
    const { body } = await api.by(owner)(calls.declineOffer, { id, comment: 'Too low.' })
    expect(body).toMatchObject({
      message: 'Offer Declined.',
      statusCode: 'E3',
      declineReason: 'Too low.',
    })
    const [mail] = (await mailsOf(id)).filter(({ usage }) => usage === 'OfferDeclined')
    expect([mail?.to, mail?.html.includes('Too low.')]).toEqual([bidder.email, true])
    expect((await api.by(owner)(calls.acceptOffer, { id })).status).toBe(409)
    expect((await api.by(bidder)(calls.changeOffer, { id, amount: 5 })).status).toBe(409)
  })

  it('is withdrawn only by its bidder, and then closed', async () => {
    const { id, owner, bidder, propertyId } = await anOffer(api)
    expect((await api.by(owner)(calls.withdrawOffer, { id })).status).toBe(403)
    const { body } = await api.by(bidder)(calls.withdrawOffer, { id, comment: 'Found another.' })
    expect(body).toMatchObject({
      message: 'Offer Withdrawn.',
      statusCode: 'E4',
      status: 'Withdrawn',
    })
    expect(
      (await mailsOf(id)).some(({ to, usage }) => to === owner.email && usage === 'OfferWithdrawn'),
    ).toBe(true)
    expect((await api.by(owner)(calls.acceptOffer, { id })).status).toBe(409)
    await bidOn(api, bidder, propertyId)
  })

  it('is 404 for anyone not involved', async () => {
    const { id } = await anOffer(api)
    const stranger = await api.as('agent')
    for (const reply of [
      await stranger(calls.getOffer, { id }),
      await stranger(calls.acceptOffer, { id }),
      await stranger(calls.declineOffer, { id, comment: 'x' }),
      await stranger(calls.counterOffer, { id, amount: 5 }),
      await stranger(calls.withdrawOffer, { id }),
      await stranger(calls.printOffer, { id }),
    ]) {
      expect(reply.status).toBe(404)
    }
  })
})
