import { describe, expect, it } from 'vitest'
import * as calls from '#contract/offers/offers.calls.ts'
import { useApi } from '../../testing/api.ts'
import { aUser } from '../../testing/builders.ts'
import { anOffer, bidOn, offerMails } from '../../testing/offer-builders.ts'
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
    const accepted = (await offerMails(api, id)).filter(({ usage }) => usage === 'OfferAccepted')
    expect(accepted.map(({ to }) => to)).toEqual([bidder.email, owner.email])
    const company = (await offerMails(api, id)).filter(({ usage }) => usage === 'Offer-Company')
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
    const [mail] = (await offerMails(api, id)).filter(({ usage }) => usage === 'OfferDeclined')
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
      (await offerMails(api, id)).some(
        ({ to, usage }) => to === owner.email && usage === 'OfferWithdrawn',
      ),
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
