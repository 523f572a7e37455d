import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { login, me } from '#contract/accounts/accounts.calls.ts'
import { emailConfirmationTexts as texts } from '#contract/accounts/email-confirmation.messages.ts'
import { getIndividual, listIndividuals } from '#contract/accounts/individuals.calls.ts'
import { forgotPassword, updatePassword } from '#contract/accounts/passwords.calls.ts'
import { register } from '#contract/accounts/registration.calls.ts'
import { confirmAddress, confirmEmail, resendConfirmation } from '#contract/accounts/users.calls.ts'
import { listLeads } from '#contract/leads/leads.calls.ts'
import { listingsTexts } from '#contract/listings/listings.messages.ts'
import { acceptOffer, getOffer, listAllOffers, listOffers } from '#contract/offers/offers.calls.ts'
import { publishProperty } from '#contract/properties/properties.calls.ts'
import { roles } from '#contract/roles.ts'
import { publishWeek } from '#contract/weeks/week-changes.calls.ts'
import { claimMail } from '../../kit/outbox.queries.ts'
import { useApi } from '../../testing/api.ts'
import { aUser, type TestUser } from '../../testing/builders.ts'
import { bidOn } from '../../testing/offer-builders.ts'
import { aProperty } from '../../testing/property-builders.ts'
import { aWeek } from '../../testing/week-builders.ts'
import { makeAddressProof } from './address-proof.ts'
import { settleConfirmations } from './email-confirmation.service.ts'

const api = useApi({ emailConfirmation: true })
const password = 'drie groen koeie'

/** Someone who registered and has not opened the link yet. */
async function aNewcomer(): Promise<TestUser> {
  const username = `newcomer-${randomUUID().slice(0, 8)}`
  const email = `${username}@example.com`
  const { body } = await api.visitor(register, {
    name: 'Thandi',
    surname: 'Nkosi',
    email,
    cellNumber: '082 555 0134',
    user: { username, password, confirm: password, acceptedTerms: true },
  })
  const entered = await api.visitor(login, { username, password })
  const { token } = entered.body as { token: string }
  return { id: body.userId, personId: body.id, username, email, token }
}

const mailsTo = async (email: string) =>
  (
    await api.services.database.sql`
      select usage, waits_for_user_id as waits, text from outbox where "to" = ${email} order by id`
  ).map((row) => row as unknown as { usage: string; waits: number | null; text: string })

const sentTo = async (email: string) =>
  (await mailsTo(email)).filter(({ waits }) => waits === null).map(({ usage }) => usage)

async function linkOf({ email }: TestUser): Promise<string> {
  const mail = (await mailsTo(email)).findLast(({ usage }) => usage === 'EmailConfirmation')
  return /confirmEmail\/([\w-]+)/.exec(mail?.text ?? '')?.[1] as string
}

const confirm = async (user: TestUser) => api.visitor(confirmEmail, { token: await linkOf(user) })

const isConfirmed = async (user: TestUser) =>
  (await api.by(user)(me, {})).body.session?.emailConfirmed

describe('someone who registers', () => {
  it('may continue at once, and gets the link and no other email before it is opened', async () => {
    const user = await aNewcomer()
    expect(await isConfirmed(user)).toBe(false)
    expect(await sentTo(user.email)).toEqual(['EmailConfirmation'])
    const { status, body } = await confirm(user)
    expect([status, body]).toEqual([200, { complete: true, message: texts.confirmed }])
    expect(await isConfirmed(user)).toBe(true)
    expect(await sentTo(user.email)).toEqual(['EmailConfirmation', 'AccountCreated'])
  })

  it('has pending emails ignored by the outbox', async () => {
    const { sql } = api.services.database
    await sql`update outbox set state = 'sent' where waits_for_user_id is null`
    await aNewcomer()
    expect((await claimMail(api.services.database, 'test'))?.subject).toBe(
      'Confirm your email address',
    )
    expect(await claimMail(api.services.database, 'test')).toBeUndefined()
  })

  it('can open the link twice, but not an old link, one for another address or an invented one', async () => {
    const user = await aNewcomer()
    const { secrets } = api.services
    const old = makeAddressProof(secrets, { userId: user.id, email: user.email }, 0)
    const other = makeAddressProof(secrets, { userId: user.id, email: 'other@example.com' })
    for (const token of [old, other, 'invented']) {
      expect((await api.visitor(confirmEmail, { token })).status).toBe(410)
    }
    expect(await isConfirmed(user)).toBe(false)
    expect((await confirm(user)).status).toBe(200)
    expect((await confirm(user)).status).toBe(200)
  })

  it('can have the link sent again three times an hour, until the address is confirmed', async () => {
    const user = await aNewcomer()
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => api.by(user)(resendConfirmation, {})),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(3)
    const confirmed = await aUser(api.services)
    const { status, error } = await api.by(confirmed)(resendConfirmation, {})
    expect([status, error.message]).toEqual([409, texts.alreadyConfirmed])
    expect((await api.visitor(resendConfirmation, {})).status).toBe(401)
  })

  it('confirms the address with a password link as well: it was in the same mailbox', async () => {
    const user = await aNewcomer()
    await api.visitor(forgotPassword, { x: user.email })
    expect(await sentTo(user.email)).toEqual(['EmailConfirmation', 'PasswordReset'])
    const [mail] = (await mailsTo(user.email)).filter(({ usage }) => usage === 'PasswordReset')
    const token = /forgotPasswordReset\/([\w-]+)/.exec(mail?.text ?? '')?.[1] as string
    const next = 'vier geel hoenders'
    await api.visitor(updatePassword, { email: user.email, password: next, confirm: next, token })
    expect(await sentTo(user.email)).toContain('PasswordChanged')
    expect(await sentTo(user.email)).toContain('AccountCreated')
  })
})

describe('the listings of an unconfirmed person', () => {
  it('cannot be published before the confirmation, by anyone', async () => {
    const owner = await aNewcomer()
    const week = await aWeek(api.services, { ownerUserId: owner.id, verified: true })
    const property = await aProperty(api.services, { ownerUserId: owner.id, published: false })
    const admin = await api.as('superAdmin')
    for (const send of [api.by(owner), admin]) {
      for (const reply of [
        await send(publishWeek, { id: week.id }),
        await send(publishProperty, { id: property.id }),
      ]) {
        expect([reply.status, reply.error.message]).toEqual([409, listingsTexts.ownerUnconfirmed])
      }
    }
    await confirm(owner)
    expect((await api.by(owner)(publishWeek, { id: week.id })).status).toBe(200)
    expect((await api.by(owner)(publishProperty, { id: property.id })).status).toBe(200)
  })
})

describe('an offer from an unconfirmed person', () => {
  it('is made at once and delivered with the confirmation', async () => {
    const [owner, bidder] = [await aUser(api.services), await aNewcomer()]
    const { id: propertyId } = await aProperty(api.services, { ownerUserId: owner.id })
    const id = await bidOn(api, bidder, propertyId)
    const received = async () =>
      (await api.by(owner)(listOffers, { x: owner.username, side: 'received' })).body.total
    const leads = async () => (await api.by(owner)(listLeads, {})).body.total

    expect((await api.by(bidder)(getOffer, { id })).status).toBe(200)
    expect((await api.by(owner)(getOffer, { id })).status).toBe(404)
    expect((await api.by(owner)(acceptOffer, { id } as never)).status).toBe(404)
    expect([await received(), await leads()]).toEqual([0, 0])
    expect(await sentTo(owner.email)).toEqual([])
    const all = await (await api.as('superAdmin'))(listAllOffers, {})
    expect(all.body.items.map((offer) => offer.id)).toContain(id)

    await confirm(bidder)
    expect((await api.by(owner)(getOffer, { id })).status).toBe(200)
    expect([await received(), await leads()]).toEqual([1, 1])
    expect(await sentTo(owner.email)).toEqual(['PropertyOfferMade-Owner'])
  })
})

describe('a Super Admin', () => {
  it('sees who is unconfirmed and confirms by hand', async () => {
    const user = await aNewcomer()
    const admin = await api.as('superAdmin')
    const shown = async () =>
      (await admin(listIndividuals, { search: user.username })).body.items[0]?.emailConfirmed
    expect(await shown()).toBe(false)
    const profile = await admin(getIndividual, { id: user.personId })
    expect(profile.body.user.emailConfirmed).toBe(false)
    const { status, body } = await admin(confirmAddress, { userId: user.id })
    expect([status, body.message]).toEqual([200, texts.confirmedByHand])
    expect(await shown()).toBe(true)
    expect((await admin(confirmAddress, { userId: user.id })).status).toBe(409)
    expect((await admin(confirmAddress, { userId: 999_999 })).status).toBe(404)
    expect((await admin(confirmAddress, { userId: 'x' as never })).status).toBe(422)
  })

  it('is the only one who may do so', async () => {
    const user = await aNewcomer()
    for (const role of roles.filter((role) => role !== 'superAdmin')) {
      expect((await (await api.as(role))(confirmAddress, { userId: user.id })).status).toBe(403)
    }
    expect((await api.visitor(confirmAddress, { userId: user.id })).status).toBe(401)
  })

  it('opens accounts whose address counts as confirmed', async () => {
    const admin = await api.as('superAdmin')
    const username = `by-admin-${randomUUID().slice(0, 8)}`
    await admin(register, {
      name: 'Sipho',
      surname: 'Dlamini',
      email: `${username}@example.com`,
      cellNumber: '082 555 0134',
      user: { username, password, confirm: password, acceptedTerms: true },
    })
    expect(await sentTo(`${username}@example.com`)).toEqual(['AccountCreated'])
  })
})

describe('a site without email confirmation', () => {
  it('releases everything that was held back', async () => {
    const user = await aNewcomer()
    const config = { ...api.services.config, emailConfirmation: false }
    await settleConfirmations({ ...api.services, config })
    expect(await isConfirmed(user)).toBe(true)
    expect(await sentTo(user.email)).toEqual(['EmailConfirmation', 'AccountCreated'])
  })
})
