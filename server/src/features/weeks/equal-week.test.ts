import { describe, expect, it } from 'vitest'
import { createWeek } from '#contract/weeks/week-changes.calls.ts'
import { useApi } from '../../testing/api.ts'
import { aUser } from '../../testing/builders.ts'
import { aWeek, customOwner, goodWeek } from '../../testing/week-builders.ts'

const api = useApi()
const question = 'You have already listed this week'

async function aSeller() {
  const user = await aUser(api.services)
  const send = api.by(user)
  return {
    user,
    list: (facts: object = {}) => send(createWeek, { ...goodWeek, ...facts } as never),
  }
}

describe('a week that its owner has already listed', () => {
  it('needs confirmation, with the reference of the first', async () => {
    const { list } = await aSeller()
    const { body: first } = await list()
    const { status, error } = await list()
    expect(status).toBe(409)
    expect(error).toMatchObject({
      code: 'alreadyListed',
      message: question,
      existing: { id: first.id, reference: first.weekReference },
    })
  })

  it('is listed again by an owner who confirms', async () => {
    const { list } = await aSeller()
    const { body: first } = await list()
    const { status, body } = await list({ listAgain: true })
    expect(status).toBe(200)
    expect(body.id).not.toBe(first.id)
  })

  it('is the same in a different spelling, and without its week number', async () => {
    const { list } = await aSeller()
    await list({ unitNumber: 'B 12', module: '27 Fri' })
    expect((await list({ unitNumber: ' b12', module: '27  FRI' })).status).toBe(409)
    expect((await list({ unitNumber: 'B 12', weekType: 0, weekNumber: null })).status).toBe(409)
  })

  it('is recognised by the name of an unknown resort', async () => {
    const { list } = await aSeller()
    const elsewhere = { resortCode: 'Other', otherResortName: 'Die Ou Plaas' }
    await list(elsewhere)
    expect((await list({ ...elsewhere, otherResortName: 'die ou plaas ' })).status).toBe(409)
    expect((await list({ ...elsewhere, otherResortName: 'Die Nuwe Plaas' })).status).toBe(200)
    expect((await list()).status).toBe(200)
  })

  it('is a different one if resort, unit, module, week number or a date differs', async () => {
    const { list } = await aSeller()
    await list()
    for (const facts of [
      { unitNumber: '1205' },
      { module: '27 Sat' },
      { weekNumber: 26 },
      { arrivalDate: '2027-07-03' },
      { departureDate: '2027-07-16' },
    ]) {
      expect([facts, (await list(facts)).status]).toEqual([facts, 200])
    }
  })

  it('needs confirmation while it is pending, published or under offer, not once it is sold or deleted', async () => {
    const equal = { unitNumber: goodWeek.unitNumber, module: goodWeek.module }
    for (const [facts, status] of [
      [{ status: 'AP' }, 409],
      [{ status: 'AV', published: true }, 409],
      [{ status: 'AV' }, 409],
      [{ status: 'P' }, 409],
      [{ status: 'CIP' }, 409],
      [{ status: 'S' }, 200],
      [{ status: 'S', hideAfter: '2020-01-01' }, 200],
      [{ deletedAt: new Date() }, 200],
    ] as const) {
      const { user, list } = await aSeller()
      await aWeek(api.services, { ownerUserId: user.id, ...equal, ...facts })
      expect([facts, (await list()).status]).toEqual([facts, status])
    }
  })

  it('needs no confirmation from another account, or another person without one', async () => {
    const { list } = await aSeller()
    await list()
    expect((await (await aSeller()).list()).status).toBe(200)
    const forOwner = { customOwner: true, ownerObject: customOwner }
    expect((await list(forOwner)).status).toBe(200)
    expect((await list(forOwner)).status).toBe(409)
    const emailAddress = 'someone-else@example.co.za'
    const forOther = { customOwner: true, ownerObject: { ...customOwner, emailAddress } }
    expect((await list(forOther)).status).toBe(200)
  })

  it('needs confirmation if a Super Admin lists it for its owner', async () => {
    const { user, list } = await aSeller()
    const { body: first } = await list()
    const admin = await api.as('superAdmin')
    const { status, error } = await admin(createWeek, { ...goodWeek, ownerId: user.id } as never)
    expect([status, error.existing?.id]).toEqual([409, first.id])
    const other = await aUser(api.services)
    expect((await admin(createWeek, { ...goodWeek, ownerId: other.id } as never)).status).toBe(200)
  })

  it('is listed once if it is sent several times in parallel', async () => {
    const { list } = await aSeller()
    const replies = await Promise.all([list(), list(), list(), list()])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })
})
