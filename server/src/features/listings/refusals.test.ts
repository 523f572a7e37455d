import { describe, expect, it } from 'vitest'
import { refuseListing } from '#contract/listings/listings.calls.ts'
import { listingsTexts as texts } from '#contract/listings/listings.messages.ts'
import {
  getProperty,
  listAdminProperties,
  publishProperty,
  updateProperty,
} from '#contract/properties/properties.calls.ts'
import { getToday } from '#contract/today/today.calls.ts'
import { publishWeek, updateWeek, verifyWeek } from '#contract/weeks/week-changes.calls.ts'
import { listAdminWeeks } from '#contract/weeks/week-lists.calls.ts'
import { getWeek } from '#contract/weeks/weeks.calls.ts'
import { useApi } from '../../testing/api.ts'
import { aUser } from '../../testing/builders.ts'
import { aProperty } from '../../testing/property-builders.ts'
import { changesOf } from '../../testing/property-form.ts'
import { aWeek } from '../../testing/week-builders.ts'

const api = useApi()

const reason = 'The levy statement is from 2024. Please enter this year’s levy.'

async function refusedWeek() {
  const owner = await aUser(api.services)
  const { id } = await aWeek(api.services, { ownerUserId: owner.id })
  const admin = await api.as('superAdmin')
  const sent = await admin(refuseListing, { kind: 'week', id, version: 1, reason })
  return { id, owner, admin, send: api.by(owner), sent }
}

const mailsTo = ({ email }: { email: string }) =>
  api.services.database.sql`select usage, subject, html from outbox where "to" = ${email}`

describe('a refused week', () => {
  it('stays unverified and unpublished, with its reason for the owner and in the change log', async () => {
    const { id, sent, send } = await refusedWeek()
    expect(sent.status).toBe(200)
    const { body } = await send(getWeek, { id: String(id) })
    expect(body).toMatchObject({ verified: false, isPublished: false, refusalReason: reason })
    expect(body.may.publish).toBe(false)
    const published = await send(publishWeek, { id })
    expect([published.status, published.error.message]).toEqual([409, texts.refused])
    const [logged] = await api.services.database.sql`
      select after from change_log where table_name = 'weeks' and row_id = ${String(id)}
      order by id desc limit 1`
    expect(JSON.stringify(logged)).toContain('The levy statement is from 2024')
  })

  it('is announced to its owner once, with the reason and a link to the form', async () => {
    const { id, owner } = await refusedWeek()
    const [mail, ...more] = await mailsTo(owner)
    expect(more).toEqual([])
    expect(mail?.usage).toBe('ListingRefused')
    expect(mail?.subject).toContain('needs changes')
    expect(mail?.html).toContain('The levy statement is from 2024')
    expect(mail?.html).toContain(`/timeshare/${id}`)
  })

  it('needs verification again once it has been edited, and not before', async () => {
    const { id, admin, send } = await refusedWeek()
    const waits = async () =>
      (await admin(listAdminWeeks, { verified: 'false', size: 100 })).body.items.some(
        (week) => week.id === id,
      )
    const waiting = async () => (await admin(getToday, {})).body.waiting.weeks.count
    const before = await waiting()
    expect(await waits()).toBe(false)
    const refused = await admin(listAdminWeeks, { verified: 'refused', size: 100 })
    expect(refused.body.items.map((week) => week.id)).toContain(id)
    const { body } = await send(updateWeek, { id, version: 2, levyAmount: 9_800 })
    expect(body.refusalReason).toBeNull()
    expect(await waits()).toBe(true)
    expect(await waiting()).toBe(before + 1)
  })

  it('is no longer refused when a Super Admin verifies or publishes it after all', async () => {
    const one = await refusedWeek()
    expect((await one.admin(verifyWeek, { id: one.id })).body.refusalReason).toBeNull()
    const other = await refusedWeek()
    expect((await other.admin(publishWeek, { id: other.id })).body).toMatchObject({
      refusalReason: null,
      isPublished: true,
    })
  })
})

describe('refusing a listing', () => {
  it('needs a Super Admin', async () => {
    const owner = await aUser(api.services)
    const { id } = await aWeek(api.services, { ownerUserId: owner.id })
    const input = { kind: 'week', id, version: 1, reason } as const
    expect((await api.visitor(refuseListing, input)).status).toBe(401)
    expect((await api.by(owner)(refuseListing, input)).status).toBe(403)
    for (const role of ['designer', 'agency', 'agent', 'managingAgent'] as const) {
      expect((await (await api.as(role))(refuseListing, input)).status).toBe(403)
    }
  })

  it('needs a meaningful reason', async () => {
    const { id } = await aWeek(api.services)
    const admin = await api.as('superAdmin')
    for (const short of ['', '   ', 'No.', 'x'.repeat(9)]) {
      const input = { kind: 'week', id, version: 1, reason: short } as const
      const { status, error } = await admin(refuseListing, input)
      expect(status).toBe(422)
      expect(error.fields).toEqual({ reason: texts.refusalReasonMissing })
    }
  })

  it('is not possible if it is verified, published, agreed on, changed meanwhile or missing', async () => {
    const admin = await api.as('superAdmin')
    const week = async (facts: object, version = 1) => {
      const { id } = await aWeek(api.services, facts)
      return admin(refuseListing, { kind: 'week', id, version, reason })
    }
    for (const facts of [
      { verified: true },
      { published: true },
      { status: 'P' },
      { status: 'S' },
    ]) {
      const { status, error } = await week(facts)
      expect([status, error.message]).toEqual([409, texts.notToRefuse])
    }
    expect((await week({}, 7)).status).toBe(409)
    const nowhere = { kind: 'property', id: 999_999, version: 1, reason } as const
    expect((await admin(refuseListing, nowhere)).status).toBe(404)
    const { id } = await aProperty(api.services)
    expect((await admin(refuseListing, { kind: 'property', id, version: 1, reason })).status).toBe(
      409,
    )
  })
})

describe('a refused property', () => {
  it('stays unpublished until its owner has edited it', async () => {
    const owner = await aUser(api.services)
    const { id } = await aProperty(api.services, { ownerUserId: owner.id, published: false })
    const admin = await api.as('superAdmin')
    expect((await admin(refuseListing, { kind: 'property', id, version: 1, reason })).status).toBe(
      200,
    )
    const send = api.by(owner)
    expect((await send(getProperty, { id })).body.refusalReason).toBe(reason)
    const { body: list } = await send(listAdminProperties, { x: owner.username })
    expect(list.items[0]?.refusalReason).toBe(reason)
    const published = await send(publishProperty, { id })
    expect([published.status, published.error.message]).toEqual([409, texts.refused])
    expect((await mailsTo(owner)).map(({ usage }) => usage)).toEqual(['ListingRefused'])
    expect((await mailsTo(owner))[0]?.html).toContain(`/property/edit/${id}`)
    const saved = await send(updateProperty, changesOf((await send(getProperty, { id })).body))
    expect(saved.status).toBe(200)
    expect((await send(getProperty, { id })).body.refusalReason).toBeNull()
    expect((await send(publishProperty, { id })).status).toBe(200)
  })
})
