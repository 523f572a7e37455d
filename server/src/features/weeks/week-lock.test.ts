import { describe, expect, it } from 'vitest'
import { acceptOffer, makeOffer, reopenOffer } from '#contract/offers/offers.calls.ts'
import { publishWeek, updateWeek, verifyWeek } from '#contract/weeks/week-changes.calls.ts'
import { getWeek } from '#contract/weeks/weeks.calls.ts'
import type { WeekChangeInput } from '#contract/weeks/weeks.form.ts'
import { weeksTexts as own } from '#contract/weeks/weeks.messages.ts'
import { useApi } from '../../testing/api.ts'
import { anAgency, aUser } from '../../testing/builders.ts'
import { aWeek } from '../../testing/week-builders.ts'

const api = useApi({ rateLimit: false })

async function aLiveWeek(facts: Parameters<typeof aWeek>[1] = {}) {
  const owner = await aUser(api.services)
  const week = { published: true, ownerUserId: owner.id, ...facts }
  const { id } = await aWeek(api.services, week)
  return { id, owner, send: api.by(owner) }
}

type Change = Omit<WeekChangeInput, 'id' | 'version'>

const identities: [string, Change][] = [
  ['resort', { resortCode: 'BREA' }],
  ['resort that we do not know', { resortCode: 'Other', otherResortName: 'Sun Lodge' }],
  ['unit', { unitNumber: '9999' }],
  ['module', { module: '28 Fri' }],
  ['week number', { weekNumber: 28 }],
  ['arrival', { arrivalDate: '2027-07-01' }],
  ['departure', { departureDate: '2027-07-10' }],
]

async function otherResortCode(): Promise<string> {
  const [row] = await api.services.database
    .sql`select code from resorts where is_active and code <> 'CABA' order by id limit 1`
  return (row as { code: string }).code
}

describe('a verified week whose identity changes', () => {
  it.each(identities)('by its %s is unverified and unpublished', async (_what, change) => {
    const { id, send } = await aLiveWeek()
    const sent = change.resortCode === 'BREA' ? { resortCode: await otherResortCode() } : change
    const { status, body } = await send(updateWeek, { id, version: 1, ...sent })
    expect(status).toBe(200)
    expect(body).toMatchObject({ verified: false, publish: false })
    expect((await api.visitor(getWeek, { id })).status).toBe(404)
    const again = await send(publishWeek, { id })
    expect([again.status, again.error.message]).toEqual([409, own.notVerified])
  })

  it('is also unverified if its agent, its agency or a Super Admin changes it', async () => {
    const agency = await anAgency(api.services)
    const agent = await aUser(api.services, { role: 'agent', agencyId: agency.id })
    const boss = await aUser(api.services, { role: 'agency', agencyId: agency.id })
    for (const send of [api.by(agent), api.by(boss), await api.as('superAdmin')]) {
      const { id } = await aLiveWeek({ agentId: agent.personId, agencyId: agency.id })
      const { body } = await send(updateWeek, { id, version: 1, unitNumber: '9999' })
      expect(body).toMatchObject({ unitNumber: '9999', verified: false, publish: false })
    }
  })

  it('stays verified and published with the same values, or with a new price', async () => {
    const { id, send } = await aLiveWeek()
    const same = {
      regionId: 2,
      resortCode: 'CABA',
      unitNumber: '1204',
      module: '27 Fri',
      weekNumber: 27,
      arrivalDate: '2027-07-02',
      departureDate: '2027-07-09',
    }
    const { body } = await send(updateWeek, { id, version: 1, ...same, sellPrice: 61_000 })
    expect(body).toMatchObject({ verified: true, publish: true, sellPrice: 61_000 })
  })

  it('cannot change while it has open offers, unless a Super Admin corrects it', async () => {
    const { id, send } = await aLiveWeek()
    await offerFor(id)
    const { status, error } = await send(updateWeek, { id, version: 1, unitNumber: '9999' })
    expect([status, error.message]).toEqual([409, own.openOffers])
    expect(error.fields).toEqual({ unitNumber: own.openOffers })
    expect((await send(updateWeek, { id, version: 1, sellPrice: 61_000 })).status).toBe(200)
    const admin = await api.as('superAdmin')
    expect((await admin(updateWeek, { id, version: 2, unitNumber: '9999' })).status).toBe(200)
  })

  it('is verified as it was read, not as it was changed in the meantime', async () => {
    const { id, send } = await aLiveWeek({ published: false })
    await send(updateWeek, { id, version: 1, unitNumber: '9999' })
    const admin = await api.as('superAdmin')
    const late = await admin(verifyWeek, { id, version: 1 })
    expect([late.status, late.error.code]).toEqual([409, 'stale'])
    expect((await admin(verifyWeek, { id, version: 2 })).body.verified).toBe(true)
  })
})

async function offerFor(timeshareWeekId: number) {
  const bidder = await aUser(api.services)
  const input = { amount: 60_000, consent: true, comment: '', timeshareWeekId }
  const { body, status } = await api.by(bidder)(makeOffer, input)
  expect(status).toBe(200)
  return body.id
}

const versionOf = async (id: number) =>
  (await (await api.as('superAdmin'))(getWeek, { id })).body.version as number

describe('a week with an offer pending or a contract in progress', () => {
  const attempts: [string, Change][] = [
    ...identities.slice(1),
    ['price', { sellPrice: 1000 }],
    ['asking price', { askingPrice: 1000 }],
    ['price box of the edit form', { price: 1000 }],
    ['levy', { levyAmount: 1 }],
    ['season', { season: 'Red' }],
    ['mandate', { mandate: true }],
    ['consent', { consent: false }],
    ['disclosure', { schemeName: 'Another scheme' }],
  ]

  it.each(['P', 'CIP'])('(%s) cannot be changed by its owner', async (status) => {
    const { id, send } = await aLiveWeek({ status })
    for (const [, change] of attempts) {
      const refused = await send(updateWeek, { id, version: 1, ...change })
      expect([refused.status, refused.error.message]).toEqual([409, own.locked])
      expect(Object.keys(refused.error.fields).length).toBeGreaterThan(0)
    }
    const { body } = await send(getWeek, { id })
    expect(body).toMatchObject({ version: 1, locked: true, sellPrice: 68_500, verified: true })
    // A form that sends everything unchanged is not refused.
    const same = { unitNumber: '1204', sellPrice: 68_500, consent: true, statusId: body.statusId }
    expect((await send(updateWeek, { id, version: 1, ...same })).status).toBe(200)
  })

  it('does not change an owner who has no account', async () => {
    const { id, send } = await aLiveWeek({ status: 'P', ownerName: 'Johanna' })
    const refused = await send(updateWeek, { id, version: 1, ownerObject: { name: 'Petrus' } })
    expect([refused.status, refused.error.message]).toEqual([409, own.locked])
    const same = await send(updateWeek, { id, version: 1, ownerObject: { name: 'Johanna' } })
    expect(same.status).toBe(200)
  })

  it('can be corrected by a Super Admin, except for its price', async () => {
    const admin = await api.as('superAdmin')
    for (const [status, words] of [
      ['P', own.priceFixed],
      ['CIP', own.priceFixed],
      ['S', own.soldPriceFixed],
    ] as const) {
      const { id } = await aLiveWeek({ status })
      for (const change of [{ sellPrice: 1000 }, { askingPrice: 1000 }, { price: 1000 }]) {
        const refused = await admin(updateWeek, { id, version: 1, ...change })
        expect([refused.status, refused.error.message]).toEqual([409, words])
      }
      const corrected = await admin(updateWeek, { id, version: 1, levyAmount: 9000 })
      expect(corrected.body).toMatchObject({ levyAmount: 9000, verified: true, publish: true })
      const other = await admin(updateWeek, { id, version: 2, unitNumber: '9999' })
      expect(other.body).toMatchObject({ verified: false, publish: false })
    }
  })

  it('is locked from the moment the offer is accepted until it falls through', async () => {
    const { id, send } = await aLiveWeek()
    const offer = await offerFor(id)
    expect((await send(acceptOffer, { id: offer, amount: 60_000, consent: true })).status).toBe(200)
    const change = { sellPrice: 1000, unitNumber: '9999' }
    const refused = await send(updateWeek, { id, version: await versionOf(id), ...change })
    expect([refused.status, refused.error.message]).toEqual([409, own.locked])
    await send(reopenOffer, { id: offer, comment: '' })
    const price = await send(updateWeek, { id, version: await versionOf(id), sellPrice: 61_000 })
    expect(price.body.sellPrice).toBe(61_000)
  })

  it('is never changed by an edit at the same time as the acceptance', async () => {
    for (let round = 0; round < 6; round++) {
      const { id, send } = await aLiveWeek()
      const offer = await offerFor(id)
      const [accepted, edited] = await Promise.all([
        send(acceptOffer, { id: offer, amount: 60_000, consent: true }),
        send(updateWeek, { id, version: 1, unitNumber: '9999', sellPrice: 1000 }),
      ])
      expect(accepted.status).toBe(200)
      expect(edited.status).toBe(409)
      const { body } = await send(getWeek, { id })
      expect(body).toMatchObject({ unitNumber: '1204', sellPrice: 68_500, status: { code: 'P' } })
    }
  })
})

describe('a sold week', () => {
  it('cannot be changed by its owner', async () => {
    const { id, send } = await aLiveWeek({ status: 'S' })
    const refused = await send(updateWeek, { id, version: 1, unitNumber: '9999' })
    expect([refused.status, refused.error.message]).toEqual([409, own.sold])
  })

  it('returns to the market only as the same week', async () => {
    const { id, send } = await aLiveWeek({ status: 'S', goneAt: new Date() })
    await api.services.database
      .sql`update weeks set status_id = (select id from statuses where code = 'AV') where id = ${id}`
    const version = async () =>
      (await api.services.database.sql`select version from weeks where id = ${id}`)[0]
        ?.version as number
    const refused = await send(updateWeek, { id, version: await version(), unitNumber: '9999' })
    expect([refused.status, refused.error.message]).toEqual([409, own.otherWeek])
    const mended = await send(updateWeek, { id, version: await version(), sellPrice: 61_000 })
    expect(mended.status).toBe(200)
  })
})
