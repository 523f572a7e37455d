import { describe, expect, it } from 'vitest'
import { acceptOffer, getOffer } from '#contract/offers/offers.calls.ts'
import { chooseMarketing, listConsents, withdrawConsent } from '#contract/privacy/privacy.calls.ts'
import { privacyTexts as texts } from '#contract/privacy/privacy.messages.ts'
import { roles } from '#contract/roles.ts'
import { useApi } from '../../testing/api.ts'
import { aUser, type TestUser } from '../../testing/builders.ts'
import { aListing } from '../../testing/listing.ts'
import { anOffer } from '../../testing/offer-builders.ts'

const api = useApi()
const as = (user: TestUser) => ({ headers: { authorization: `Bearer ${user.token}` } })
const idOf = (rows: readonly { id?: unknown }[]) => rows[0]?.id as number

/** A consent given with an offer. */
async function anOfferConsent(user: TestUser): Promise<{ id: number; offerId: number }> {
  const { sql } = api.services.database
  const listing = await aListing(api.services, { ownerUserId: (await aUser(api.services)).id })
  const offerId = idOf(
    await sql`insert into offers (user_id, property_id, amount) values (${user.id}, ${listing}, 5) returning id`,
  )
  const id = idOf(
    await sql`insert into consents (purpose, text_version, given, user_id, offer_id)
      values ('offer', 3, true, ${user.id}, ${offerId}) returning id`,
  )
  return { id, offerId }
}

const isSuppressed = async (email: string) =>
  (await api.services.database.sql`select 1 from marketing_suppressions where email = ${email}`)
    .length > 0

describe('consents', () => {
  it('are listed newest first, with what they were for and whether they can be withdrawn', async () => {
    const user = await aUser(api.services)
    const { id } = await anOfferConsent(user)
    await api.visitor(chooseMarketing, { optIn: true }, as(user))
    const { body } = await api.visitor(listConsents, {}, as(user))
    expect(body.marketing).toBe(true)
    expect(body.items).toMatchObject([
      {
        purpose: 'marketing',
        purposeName: 'News and offers by email',
        given: true,
        may: { withdraw: true },
      },
      {
        id,
        purpose: 'offer',
        about: expect.stringContaining('JP-'),
        textVersion: 3,
        may: { withdraw: true },
      },
    ])
  })

  it('are withdrawn by a new record, and the offer shows it', async () => {
    const user = await aUser(api.services)
    const { id, offerId } = await anOfferConsent(user)
    const { body } = await api.visitor(withdrawConsent, { id }, as(user))
    expect(body.message).toBe(texts.withdrawn)
    const list = await api.visitor(listConsents, {}, as(user))
    expect(list.body.items).toMatchObject([
      { purpose: 'offer', given: false, textVersion: 3, may: { withdraw: false } },
      { id, given: true, may: { withdraw: false } },
    ])
    const [offer] = await api.services.database
      .sql`select consent from offers where id = ${offerId}`
    expect(offer?.consent).toBe(false)
    const again = await api.visitor(withdrawConsent, { id }, as(user))
    expect([again.status, again.error.message]).toEqual([409, texts.notGiven])
  })

  it('are withdrawn once when requested twice at the same time', async () => {
    const user = await aUser(api.services)
    const { id } = await anOfferConsent(user)
    const replies = await Promise.all(
      [1, 2, 3].map(() => api.visitor(withdrawConsent, { id }, as(user))),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  it('for one offer leave those for another alone', async () => {
    const user = await aUser(api.services)
    const [first, second] = [await anOfferConsent(user), await anOfferConsent(user)]
    await api.visitor(withdrawConsent, { id: first.id }, as(user))
    const { body } = await api.visitor(listConsents, {}, as(user))
    expect(body.items.find(({ id }) => id === second.id)?.may.withdraw).toBe(true)
  })

  it.each(['owner', 'bidder'] as const)(
    'of the %s of an accepted offer leave the other side’s alone',
    async (who) => {
      const offer = await anOffer(api)
      await api.by(offer.owner)(acceptOffer, { id: offer.id })
      const { body } = await api.by(offer[who])(listConsents, {})
      await api.by(offer[who])(withdrawConsent, { id: body.items[0]?.id as number })
      for (const side of [offer.owner, offer.bidder]) {
        const { buyer, seller, consent } = (await api.by(side)(getOffer, { id: offer.id })).body
        expect([buyer !== null, seller !== null, consent]).toEqual([
          who === 'owner',
          who === 'bidder',
          who === 'owner',
        ])
      }
    },
  )

  it('of someone else are 404', async () => {
    const { id } = await anOfferConsent(await aUser(api.services))
    const stranger = await aUser(api.services, { role: 'superAdmin' })
    expect((await api.visitor(withdrawConsent, { id }, as(stranger))).status).toBe(404)
  })

  it.each(roles)('are open to the role %s', async (role) => {
    const send = await api.as(role)
    expect((await send(listConsents, {})).body).toEqual({ marketing: false, items: [] })
    expect((await send(withdrawConsent, { id: 999_999 })).status).toBe(404)
  })

  it('are closed to a visitor', async () => {
    expect((await api.visitor(listConsents, {})).status).toBe(401)
    expect((await api.visitor(withdrawConsent, { id: 1 })).status).toBe(401)
    expect((await api.visitor(chooseMarketing, { optIn: true })).status).toBe(401)
  })
})

describe('news by email', () => {
  it('are subscribed to, unsubscribed from and subscribed to again, each recorded', async () => {
    const user = await aUser(api.services)
    const on = await api.visitor(chooseMarketing, { optIn: true }, as(user))
    expect(on.body).toEqual({ marketing: true, message: texts.optedIn })
    const off = await api.visitor(chooseMarketing, { optIn: false }, as(user))
    expect(off.body).toEqual({ marketing: false, message: texts.optedOut })
    expect(await isSuppressed(user.email)).toBe(true)
    await api.visitor(chooseMarketing, { optIn: true }, as(user))
    expect(await isSuppressed(user.email)).toBe(false)
    const { body } = await api.visitor(listConsents, {}, as(user))
    expect([body.marketing, body.items.map(({ given }) => given)]).toEqual([
      true,
      [true, false, true],
    ])
  })

  it('need no second record for the same choice', async () => {
    const user = await aUser(api.services)
    for (let i = 0; i < 3; i++) await api.visitor(chooseMarketing, { optIn: true }, as(user))
    expect((await api.visitor(listConsents, {}, as(user))).body.items).toHaveLength(1)
  })

  it('stop when the consent is withdrawn', async () => {
    const user = await aUser(api.services)
    await api.visitor(chooseMarketing, { optIn: true }, as(user))
    const { body } = await api.visitor(listConsents, {}, as(user))
    await api.visitor(withdrawConsent, { id: body.items[0]?.id as number }, as(user))
    expect((await api.visitor(listConsents, {}, as(user))).body.marketing).toBe(false)
  })

  it('stays off for an address that bounces', async () => {
    const user = await aUser(api.services)
    await api.services.database
      .sql`insert into marketing_suppressions (email, reason) values (${user.email}, 'bounced')`
    expect((await api.visitor(chooseMarketing, { optIn: true }, as(user))).body.marketing).toBe(
      false,
    )
  })

  it('require yes or no', async () => {
    const user = await aUser(api.services)
    expect((await api.visitor(chooseMarketing, { optIn: 'maybe' } as never, as(user))).status).toBe(
      422,
    )
  })
})
