import { describe, expect, it } from 'vitest'
import { removeProperty } from '#contract/properties/properties.calls.ts'
import * as calls from '#contract/offers/offers.calls.ts'
import { offersTexts } from '#contract/offers/offers.messages.ts'
import { formatDay, today } from '#contract/values/day.ts'
import { roles } from '#contract/roles.ts'
import { useApi } from '../../testing/api.ts'
import { aUser } from '../../testing/builders.ts'
import { anOffer } from '../../testing/offer-builders.ts'
import { readPdf } from '../../testing/pdf.ts'

const api = useApi({ rateLimit: false })

describe('a negotiation', () => {
  it('goes from an offer through a counter-offer to a printed agreement, as one thread for both sides', async () => {
    const { id, bidder, owner, propertyId } = await anOffer(api)
    const buyer = api.by(bidder)
    const seller = api.by(owner)
    const countered = await seller(calls.counterOffer, {
      id,
      amount: 1_480_000,
      comment: 'Nearly.',
    })
    expect(countered.body).toMatchObject({
      message: 'Counter-offer sent.',
      counterAmount: 1_480_000,
      amount: 1_400_000,
      statusCode: 'E1',
    })
    expect((await buyer(calls.getOffer, { id })).body.may.acceptCounter).toBe(true)
    const stale = await buyer(calls.acceptCounterOffer, { id, amount: 1_450_000 })
    expect(stale.status).toBe(409)
    expect((await seller(calls.acceptCounterOffer, { id, amount: 1_480_000 })).status).toBe(403)
    const agreed = await buyer(calls.acceptCounterOffer, { id, amount: 1_480_000 })
    expect(agreed.body).toMatchObject({
      message: 'Offer Accepted.',
      statusCode: 'E2',
      amount: 1_480_000,
      counterAmount: null,
    })
    for (const side of [buyer, seller]) {
      const { body } = await side(calls.getOffer, { id })
      expect(body.thread.map(({ kind, side, amount }) => [kind, side, amount])).toEqual([
        ['made', 'bidder', 1_400_000],
        ['countered', 'owner', 1_480_000],
        ['accepted', 'bidder', 1_480_000],
      ])
      expect(body.listing.statusCode).toBe('P')
      const paper = await side(calls.printOffer, { id })
      expect(paper.headers['content-type']).toBe('application/pdf')
      const { title, pages } = await readPdf(paper.body.content)
      expect(title).toBe(`Offer to purchase, ${body.listing.reference}`)
      expect(pages).toHaveLength(1)
      for (const fact of [
        'Offer to purchase',
        `Listing ${body.listing.reference}, `,
        'Agreed amount R 1 480 000.00',
        `Accepted on ${formatDay(today())}`,
        `Offer number ${id}`,
        'Comment We can pay within thirty days.',
        `Buyer Full names ${body.buyer?.name}`,
        bidder.email,
        `Seller Full names ${body.seller?.name}`,
        owner.email,
        offersTexts.intention,
      ]) {
        expect(pages[0]).toContain(fact)
      }
      expect(pages[0]?.match(/Witness Place Date/g)).toHaveLength(2)
    }
    expect((await seller(removeProperty, { id: propertyId })).status).toBe(409)
  })

  it('shows each side the contact details of the other only once they agree', async () => {
    const { id, bidder, owner } = await anOffer(api)
    const before = (await api.by(owner)(calls.getOffer, { id })).body
    expect([before.buyer, before.seller, before.madeBy]).toEqual([null, null, 'Thandi Nkosi'])
    expect(JSON.stringify(before)).not.toContain(bidder.email)
    await api.by(owner)(calls.acceptOffer, { id })
    for (const side of [bidder, owner]) {
      const { body } = await api.by(side)(calls.getOffer, { id })
      expect([body.buyer?.email, body.seller?.email]).toEqual([bidder.email, owner.email])
    }
  })

  it('hides the details of a person who did not agree to share them', async () => {
    const { id, bidder, owner } = await anOffer(api, { consent: false })
    await api.by(owner)(calls.acceptOffer, { id, consent: false })
    for (const side of [bidder, owner]) {
      const { body } = await api.by(side)(calls.getOffer, { id })
      expect([body.buyer, body.seller, body.agent]).toEqual([null, null, null])
    }
  })

  it('replaces a counter-offer when the bidder responds with a new amount', async () => {
    const { id, bidder, owner } = await anOffer(api)
    await api.by(owner)(calls.counterOffer, { id, amount: 1_480_000 })
    const { body } = await api.by(bidder)(calls.changeOffer, { id, amount: 1_440_000 })
    expect([body.amount, body.counterAmount]).toEqual([1_440_000, null])
    expect((await api.by(bidder)(calls.acceptCounterOffer, { id, amount: 1_480_000 })).status).toBe(
      409,
    )
  })

  it('reopens when an acceptance is reversed, and the listing returns to the market', async () => {
    const { id, bidder, owner } = await anOffer(api)
    expect((await api.by(owner)(calls.reopenOffer, { id })).status).toBe(409)
    await api.by(owner)(calls.acceptOffer, { id })
    expect((await api.by(bidder)(calls.reopenOffer, { id })).status).toBe(403)
    const { body } = await api.by(owner)(calls.reopenOffer, {
      id,
      comment: 'The bond was refused.',
    })
    expect(body).toMatchObject({ statusCode: 'E1', buyer: null, seller: null })
    expect(body.listing.statusCode).toBe('FS')
    expect((await api.by(owner)(calls.acceptOffer, { id })).status).toBe(200)
  })

  it('is signed by both parties on one sheet, however long the comment is', async () => {
    for (const sentences of [3, 12, 40]) {
      const { id, bidder, owner } = await anOffer(api)
      const comment = 'We would like to move in soon. '.repeat(sentences).trim()
      await api.by(bidder)(calls.changeOffer, { id, amount: 1_440_000, comment })
      await api.by(owner)(calls.acceptOffer, { id })
      const paper = await api.by(bidder)(calls.printOffer, { id })
      const { pages } = await readPdf(paper.body.content)
      const signed = pages.map((page) => page.match(/Witness Place Date/g)?.length ?? 0)
      expect(signed.filter(Boolean)).toEqual([2])
      // Below two lines of comment there is room for both.
      if (sentences === 3) expect(signed).toEqual([2])
    }
  })

  it('to rent is printed with what the rent is for', async () => {
    const property = {
      isSale: false,
      status: 'FR',
      price: '85.50',
      pricePer: 'm2',
      floorSize: 120,
    } as const
    const { id, bidder, owner } = await anOffer(api, { amount: 80, property })
    await api.by(owner)(calls.acceptOffer, { id })
    const paper = await api.by(bidder)(calls.printOffer, { id })
    const { pages } = await readPdf(paper.body.content)
    expect(pages).toHaveLength(1)
    for (const fact of [
      'Asking rent R 85.50 per month per m²',
      'Agreed amount R 80.00 per month per m²',
      'Tenant Full names',
      'Landlord Full names',
    ]) {
      expect(pages[0]).toContain(fact)
    }
  })

  it('is printed only if it is accepted', async () => {
    const { id, bidder } = await anOffer(api)
    const { status, error } = await api.by(bidder)(calls.printOffer, { id })
    expect([status, error.message]).toEqual([409, 'This offer has not been accepted.'])
  })
})

describe('the list of offers', () => {
  it('contains the offers that a user made and received, with the specified columns', async () => {
    const { id, bidder, owner } = await anOffer(api)
    const made = (await api.by(bidder)(calls.listOffers, { x: bidder.username })).body
    expect(made.items).toHaveLength(1)
    expect(made.items[0]).toMatchObject({
      id,
      type: 'Residential',
      shortDescription: 'A sunny house',
      status: 'Open',
      statusCode: 'E1',
      price: 1_500_000,
      offer: 1_400_000,
      madeBy: 'Thandi Nkosi',
      consent: true,
      side: 'made',
    })
    const received = (await api.by(owner)(calls.listOffers, { x: owner.username.toUpperCase() }))
      .body
    expect(received.items.map((item) => [item.id, item.side])).toEqual([[id, 'received']])
    const none = await api.by(owner)(calls.listOffers, { x: owner.username, side: 'made' })
    expect(none.body.total).toBe(0)
  })

  it('of someone else is for Super Admins only, whose own list contains only their own', async () => {
    const { id, bidder, owner } = await anOffer(api)
    const refused = await api.by(owner)(calls.listOffers, { x: bidder.username })
    expect(refused.status).toBe(403)
    const admin = await aUser(api.services, { role: 'superAdmin' })
    const theirs = await api.by(admin)(calls.listOffers, { x: bidder.username })
    expect(theirs.body.items.map((item) => item.id)).toEqual([id])
    const own = await api.by(admin)(calls.listOffers, { x: admin.username, size: 100 })
    expect(own.body.items).toEqual([])
    expect((await api.by(admin)(calls.listOffers, { x: 'nobody' })).status).toBe(404)
    expect((await api.visitor(calls.listOffers, { x: bidder.username })).status).toBe(401)
  })

  it('of everyone is for Super Admins only', async () => {
    const { id } = await anOffer(api)
    const { body } = await (await api.as('superAdmin'))(calls.listAllOffers, { size: 100 })
    expect(body.items.map((item) => item.id)).toContain(id)
    const declined = await (await api.as('superAdmin'))(calls.listAllOffers, { statusCode: 'E3' })
    expect(declined.body.items.map((item) => item.id)).not.toContain(id)
    for (const role of roles.filter((role) => role !== 'superAdmin')) {
      expect((await (await api.as(role))(calls.listAllOffers, {})).status).toBe(403)
    }
    expect((await api.visitor(calls.listAllOffers, {})).status).toBe(401)
  })

  it('starts from an empty offer with consent given', async () => {
    const user = await aUser(api.services)
    const { body } = await api.by(user)(calls.getOfferTemplate, {})
    expect(body).toMatchObject({
      id: 0,
      userId: user.id,
      consent: true,
      statusCode: 'E1',
      amount: 0,
    })
  })
})
