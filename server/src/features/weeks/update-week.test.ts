import { listingsTexts } from '#contract/listings/listings.messages.ts'
import { describe, expect, it } from 'vitest'
import {
  getWeekOwner,
  saveWeekInformation,
  updateWeek,
} from '#contract/weeks/week-changes.calls.ts'
import { getWeek } from '#contract/weeks/weeks.calls.ts'
import { weeksTexts as own } from '#contract/weeks/weeks.messages.ts'
import { useApi } from '../../testing/api.ts'
import { anAgency, aUser } from '../../testing/builders.ts'
import { aWeek, customOwner } from '../../testing/week-builders.ts'

const api = useApi()

describe('changing a week', () => {
  async function listed(facts: Parameters<typeof aWeek>[1] = {}) {
    const owner = await aUser(api.services)
    const { id } = await aWeek(api.services, { ownerUserId: owner.id, ...facts })
    return { id, owner, send: api.by(owner) }
  }

  it('does not change omitted fields and increments the version', async () => {
    const { id, send } = await listed({ published: true })
    const { status, body } = await send(updateWeek, {
      id,
      version: 1,
      sellPrice: 70_000,
      currentYearBanked: true,
      bankedWith: 'RCI',
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      sellPrice: 70_000,
      unitNumber: '1204',
      bankedWith: 'RCI',
      version: 2,
      publish: true,
    })
  })

  it('is refused if someone else has saved it in the meantime', async () => {
    const { id, send } = await listed()
    await send(updateWeek, { id, version: 1, unitNumber: 'A' })
    const { status, error } = await send(updateWeek, { id, version: 1, unitNumber: 'B' })
    expect([status, error.code]).toEqual([409, 'stale'])
  })

  it('by someone other than its owner is 403, or 404 while it is unpublished', async () => {
    const { id } = await listed({ published: true })
    const stranger = await api.as('privateUser')
    const refused = await stranger(updateWeek, { id, version: 1, sellPrice: 1 })
    expect([refused.status, refused.error.message]).toEqual([403, listingsTexts.notYours])
    const hidden = await listed()
    expect((await stranger(updateWeek, { id: hidden.id, version: 1 })).status).toBe(404)
    expect((await stranger(updateWeek, { id: 999_999, version: 1 })).status).toBe(404)
    expect((await api.visitor(updateWeek, { id, version: 1 })).status).toBe(401)
  })

  it('leaves owner, agent, tender, verification and publication as they are', async () => {
    const { id, owner, send } = await listed()
    const { body } = await send(updateWeek, {
      id,
      version: 1,
      ownerId: 1,
      agentId: 1,
      agencyId: 1,
      isTender: true,
      verified: true,
      publish: true,
      isPublished: true,
    } as never)
    expect(body).toMatchObject({
      ownerId: owner.id,
      agentId: null,
      isTender: false,
      verified: false,
      publish: false,
    })
  })

  it('lets the owner choose EFT, and no other status', async () => {
    const { id, send } = await listed({ status: 'AP' })
    expect((await send(updateWeek, { id, version: 1, statusId: 1032 })).body.status?.code).toBe(
      'AP',
    )
    expect((await send(updateWeek, { id, version: 2, statusId: 1033 })).body.status?.code).toBe(
      'APEFT',
    )
    const paid = await listed()
    expect(
      (await paid.send(updateWeek, { id: paid.id, version: 1, statusId: 1033 })).body.status?.code,
    ).toBe('AV')
  })

  it('lets a Super Admin set any status of weeks; a sold week gets its last day', async () => {
    const { id } = await listed({ status: 'APEFT' })
    const admin = await api.as('superAdmin')
    const waiverReason = 'A gift to the school'
    const paid = await admin(updateWeek, { id, version: 1, statusId: 1032, waiverReason })
    expect(paid.body).toMatchObject({ paid: true, fee: 'waived', state: 'paid' })
    const sold = await admin(updateWeek, { id, version: 2, statusId: 1035 })
    expect(sold.body.hideAfter).toMatch(/^\d{4}-/)
    expect((await admin(updateWeek, { id, version: 3, statusId: 1041 })).status).toBe(422)
  })

  it('is refused to the owner if the week is sold', async () => {
    const { id, send } = await listed({ status: 'S' })
    const { status, error } = await send(updateWeek, { id, version: 1, sellPrice: 1000 })
    expect([status, error.message]).toEqual([409, 'This week is sold.'])
  })

  it('checks the rules that depend on stored values', async () => {
    const { id, send } = await listed()
    expect(
      (await send(updateWeek, { id, version: 1, currentYearBanked: true })).error.fields,
    ).toEqual({
      bankedWith: 'Please select a Banking Entity!',
    })
    expect(
      (await send(updateWeek, { id, version: 1, departureDate: '2027-07-01' })).error.fields,
    ).toHaveProperty('departureDate')
    expect((await send(updateWeek, { id, version: 1, unitNumber: '' })).error.fields).toEqual({
      unitNumber: 'Unit Number is required!',
    })
    const other = await send(updateWeek, { id, version: 1, resortCode: 'Other' })
    expect(other.error.fields).toEqual({ otherResortName: 'Other Resort Name is required!' })
  })

  it('normalises an owner who has no account', async () => {
    const { id, send } = await listed({ ownerName: 'Johanna' })
    const { body } = await send(updateWeek, {
      id,
      version: 1,
      price: 72_000,
      ownerObject: {
        name: 'petrus',
        cellNumber: '',
        telephone: '',
        spouseCellnumber: '',
        surname: 'botha',
      },
    })
    expect(body.ownerObject).toMatchObject({
      name: 'Petrus',
      surname: 'Botha',
      cellNumber: '+27835550162',
      telephone: '+27125550162',
      spouseCellnumber: null,
    })
    expect(body.askingPrice).toBe(72_000)
  })

  it('lets a Super Admin assign a week to an owner without an account and back', async () => {
    const { id, send } = await listed()
    const admin = await api.as('superAdmin')
    const refused = await admin(updateWeek, {
      id,
      version: 1,
      customOwner: true,
      ownerObject: { name: 'Johanna' },
    })
    expect(refused.error.fields).toMatchObject({ 'ownerObject.surname': 'Surname is Required!' })
    const custom = await admin(updateWeek, {
      id,
      version: 1,
      customOwner: true,
      ownerObject: customOwner,
    })
    expect(custom.body.owner).toBe('Johanna Van Wyk')
    expect((await send(updateWeek, { id, version: 2, customOwner: false })).body.customOwner).toBe(
      true,
    )
    const back = await admin(updateWeek, { id, version: 3, customOwner: false })
    expect(back.body).toMatchObject({ customOwner: false, owner: 'Thandi Nkosi' })
  })

  it('records a withdrawn consent', async () => {
    const { id, send } = await listed()
    await send(updateWeek, { id, version: 1, consent: false })
    const rows = await api.services.database.sql`select given from consents where week_id = ${id}`
    expect([...rows]).toEqual([{ given: false }])
  })
})

describe('an owner without an account', () => {
  it('is shown to those who manage the week', async () => {
    const agency = await anAgency(api.services)
    const agent = await aUser(api.services, { role: 'agent', agencyId: agency.id })
    const boss = await aUser(api.services, { role: 'agency', agencyId: agency.id })
    const { id } = await aWeek(api.services, {
      published: true,
      ownerName: 'Johanna',
      agentId: agent.personId,
      agencyId: agency.id,
    })
    const admin = await api.as('superAdmin')
    for (const send of [api.by(agent), api.by(boss), admin]) {
      expect((await send(getWeekOwner, { weekId: id })).body).toMatchObject({ name: 'Johanna' })
    }
    const stranger = await api.as('agent')
    expect((await stranger(getWeekOwner, { weekId: id })).status).toBe(404)
    expect((await api.visitor(getWeekOwner, { weekId: id })).status).toBe(401)
    const { body } = await api.visitor(getWeek, { id })
    expect(JSON.stringify(body)).not.toMatch(/Johanna|example\.com|Thandi/)
  })

  it('is 404 if the owner has an account', async () => {
    const owner = await aUser(api.services)
    const { id } = await aWeek(api.services, { ownerUserId: owner.id })
    expect((await api.by(owner)(getWeekOwner, { weekId: id })).status).toBe(404)
  })
})

describe('Week Information', () => {
  async function listed(facts: Parameters<typeof aWeek>[1] = {}) {
    const owner = await aUser(api.services)
    const { id } = await aWeek(api.services, { ownerUserId: owner.id, ...facts })
    return { id, send: api.by(owner) }
  }

  it('saves the week, its publication and its tender in one call', async () => {
    const { id } = await listed({ verified: true })
    const admin = await api.as('superAdmin')
    const { status, body } = await admin(saveWeekInformation, {
      id,
      version: 1,
      sellPrice: 77_000,
      publish: true,
      isTender: true,
      tenderClosesOn: '2030-05-31',
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ sellPrice: 77_000, isPublished: true, isTender: true })
    expect(body.tenderClosesOn).toBe('2030-05-31')
    const ended = { id, version: body.version ?? 0, isTender: false }
    expect((await admin(saveWeekInformation, ended)).body.tenderClosesOn).toBeNull()
  })

  it('saves nothing if any part of it is refused', async () => {
    const { id, send } = await listed({ status: 'AP' })
    const input = { id, version: 1, sellPrice: 77_000, publish: true }
    const { status, error } = await send(saveWeekInformation, input)
    expect([status, error.message]).toEqual([409, 'payment has not been confirmed yet'])
    const { body } = await send(getWeek, { id: String(id) })
    expect(body).toMatchObject({ version: 1, publish: false })
    expect(body.sellPrice).not.toBe(77_000)
  })

  it('lets only a Super Admin sell a week by tender', async () => {
    const { id, send } = await listed({ verified: true })
    const { body } = await send(saveWeekInformation, { id, version: 1, isTender: true })
    expect(body.isTender).toBe(false)
    const stranger = await api.as('agent')
    const refused = await stranger(saveWeekInformation, { id, version: 2 })
    expect(refused.status).toBe(404)
    expect((await api.visitor(saveWeekInformation, { id, version: 2 })).status).toBe(401)
  })

  it('transfers a week to another account, only for a Super Admin', async () => {
    const { id, send } = await listed({ ownerName: 'Johanna' })
    const next = await aUser(api.services)
    const ignored = await send(saveWeekInformation, { id, version: 1, ownerId: next.id })
    expect(ignored.body.ownerId).not.toBe(next.id)
    const admin = await api.as('superAdmin')
    const change = { id, version: 2, customOwner: false, ownerId: next.id }
    const { status, body } = await admin(saveWeekInformation, change)
    expect(status).toBe(200)
    expect(body).toMatchObject({ ownerId: next.id, customOwner: false })
    expect(body.ownerObject?.emailAddress).toBe(next.email)
    expect((await api.by(next)(getWeek, { id: String(id) })).body.may.edit).toBe(true)
    expect((await send(getWeek, { id: String(id) })).status).toBe(404)
  })

  it('does not transfer a week to an unknown account or to someone with an offer on it', async () => {
    const { id } = await listed({ published: true })
    const bidder = await aUser(api.services)
    const { sql } = api.services.database
    await sql`insert into offers (user_id, week_id, amount) values (${bidder.id}, ${id}, 60000)`
    const admin = await api.as('superAdmin')
    const unknown = await admin(saveWeekInformation, { id, version: 1, ownerId: 999_999 })
    expect(unknown.error.fields).toEqual({ ownerId: 'Please select an owner!' })
    const { status, error } = await admin(saveWeekInformation, {
      id,
      version: 1,
      ownerId: bidder.id,
    })
    expect(status).toBe(409)
    expect(error.fields).toEqual({ ownerId: own.ownerHasOffer })
  })
})
