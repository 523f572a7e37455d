import { describe, expect, it } from 'vitest'
import { listChanges } from '#contract/change-log/change-log.calls.ts'
import {
  approveListingChange,
  exportListingChanges,
  listListingChanges,
  refuseListingChange,
} from '#contract/listing-changes/listing-changes.calls.ts'
import { listingChangesTexts as texts } from '#contract/listing-changes/listing-changes.messages.ts'
import { listingsTexts } from '#contract/listings/listings.messages.ts'
import type { ListingKind } from '#contract/listings/listings.schema.ts'
import * as properties from '#contract/properties/properties.calls.ts'
import type { ChangedPropertyInput } from '#contract/properties/properties.form.ts'
import { roles } from '#contract/roles.ts'
import { getToday } from '#contract/today/today.calls.ts'
import * as weekCalls from '#contract/weeks/week-changes.calls.ts'
import { getWeek } from '#contract/weeks/weeks.calls.ts'
import { useApi } from '../../testing/api.ts'
import { aUser } from '../../testing/builders.ts'
import { aProperty } from '../../testing/property-builders.ts'
import { changesOf } from '../../testing/property-form.ts'
import { aWeek } from '../../testing/week-builders.ts'

const api = useApi({ rateLimit: false })
const admin = () => api.as('superAdmin')
type Send = ReturnType<typeof api.by>

const plain = (sentences: readonly string[] | undefined) =>
  sentences?.map((text) => text.replaceAll('\u00a0', ' '))

async function changesOfListing(kind: ListingKind, listingId: number) {
  const { body } = await (await admin())(listListingChanges, { size: 100 })
  return body.items.filter((change) => change.kind === kind && change.listingId === listingId)
}

async function onlyChange(kind: ListingKind, id: number) {
  const [change, ...more] = await changesOfListing(kind, id)
  expect(more).toEqual([])
  if (!change) throw new Error('Nothing was recorded')
  return change
}

async function listedWeek(facts: Parameters<typeof aWeek>[1] = { published: true }) {
  const owner = await aUser(api.services)
  const { id } = await aWeek(api.services, { ownerUserId: owner.id, ...facts })
  const edit = async (values: object, by: Send = api.by(owner)) => {
    const { body } = await by(getWeek, { id: String(id) })
    return by(weekCalls.updateWeek, { id, version: body.version as number, ...values })
  }
  return { id, owner, edit, send: api.by(owner) }
}

async function listedProperty(facts: Parameters<typeof aProperty>[1] = {}) {
  const owner = await aUser(api.services)
  const filled = { ownerUserId: owner.id, addressLine1: '1 Main Road', ...facts }
  const { id } = await aProperty(api.services, filled)
  const edit = async (values: Partial<ChangedPropertyInput>, by: Send = api.by(owner)) => {
    const { body } = await by(properties.getProperty, { id })
    return by(properties.updateProperty, changesOf(body, values))
  }
  return { id, owner, edit, send: api.by(owner) }
}

const emailsTo = ({ email }: { email: string }) =>
  api.services.database.sql`select usage, html from outbox where "to" = ${email} order by id`

describe('a change to a week', () => {
  it('is recorded with the values before and after, and leaves a price change published', async () => {
    const { id, edit, send } = await listedWeek()
    expect((await edit({ sellPrice: 61_000 })).status).toBe(200)
    const change = await onlyChange('week', id)
    expect(change).toMatchObject({ state: 'open', priceOnly: true, published: true })
    expect(change.changedBy).toBe('Thandi Nkosi')
    expect(plain(change.differences)).toEqual(['Price from R 68 500 to R 61 000'])
    expect((await send(getWeek, { id: String(id) })).body.publish).toBe(true)
  })

  it('is merged with later ones into one difference, and gone once everything is restored', async () => {
    const { id, edit } = await listedWeek()
    await edit({ sellPrice: 61_000 })
    await edit({ sellPrice: 60_000, levyAmount: 9000, season: 'Red', leviesPaidInFull: true })
    const change = await onlyChange('week', id)
    expect(change.priceOnly).toBe(false)
    expect(plain(change.differences)).toEqual([
      'Price from R 68 500 to R 60 000',
      'Season from Peak 3 to Red',
      'Levy from R 11 840 to R 9 000',
      'Levies paid in full from no to yes',
    ])
    await edit({ sellPrice: 68_500, levyAmount: 11_840, season: 'Peak 3', leviesPaidInFull: false })
    expect(await changesOfListing('week', id)).toEqual([])
  })

  it('of its identity clears the verification and is shown until it is verified again', async () => {
    const { id, edit } = await listedWeek({ verified: true })
    await edit({ unitNumber: '77' })
    await edit({ arrivalDate: '2027-07-03', departureDate: '2027-07-10' })
    const change = await onlyChange('week', id)
    expect(change.published).toBe(false)
    expect(change.differences).toEqual([
      'Unit number from 1204 to 77',
      'Arrival date from 2 July 2027 to 3 July 2027',
      'Departure date from 9 July 2027 to 10 July 2027',
    ])
    expect((await (await admin())(weekCalls.verifyWeek, { id })).status).toBe(200)
    expect((await onlyChange('week', id)).state).toBe('approved')
  })

  it('that was never verified, or that changes nothing promised, is not recorded', async () => {
    const fresh = await listedWeek({})
    await fresh.edit({ sellPrice: 61_000, unitNumber: '5' })
    expect(await changesOfListing('week', fresh.id)).toEqual([])
    const live = await listedWeek()
    await live.edit({ mandate: true, askingPrice: 50_000 })
    expect(await changesOfListing('week', live.id)).toEqual([])
  })

  it('by a Super Admin counts as approved', async () => {
    const { id, edit } = await listedWeek()
    await edit({ sellPrice: 61_000 }, await admin())
    expect(await changesOfListing('week', id)).toEqual([])
    await edit({ sellPrice: 60_000, levyAmount: 9000 })
    await edit({ levyAmount: 9500 }, await admin())
    const change = await onlyChange('week', id)
    expect(plain(change.differences)).toEqual(['Price from R 61 000 to R 60 000'])
  })

  it('needs no decision once the week is deleted', async () => {
    const { id, edit, send } = await listedWeek()
    await edit({ sellPrice: 61_000 })
    expect((await send(weekCalls.removeWeek, { id })).status).toBe(200)
    expect(await changesOfListing('week', id)).toEqual([])
  })
})

describe('a change to a property', () => {
  it('is recorded, even if it was unpublished for the edit', async () => {
    const { id, edit, send } = await listedProperty()
    await send(properties.unpublishProperty, { id })
    expect(
      (await edit({ price: 1_400_000, streetName: 'Rose Street', propertyTypeId: 2 })).status,
    ).toBe(200)
    await send(properties.publishProperty, { id })
    const change = await onlyChange('property', id)
    expect(change.published).toBe(true)
    expect(plain(change.differences)).toEqual([
      'Price from R 1 500 000 to R 1 400 000',
      expect.stringMatching(/^Property type from .+ to .+/),
      'Street name set to Rose Street',
    ])
  })

  it('made before it was ever published is not recorded', async () => {
    const { id, edit } = await listedProperty({ published: false })
    await edit({ price: 1_400_000 })
    expect(await changesOfListing('property', id)).toEqual([])
  })
})

describe('approving a change', () => {
  it('makes the present values the baseline for later changes', async () => {
    const { id, edit } = await listedProperty()
    await edit({ price: 1_400_000 })
    const { id: changeId, version } = await onlyChange('property', id)
    const { status, body } = await (await admin())(approveListingChange, { id: changeId, version })
    expect([status, body.state, body.decidedBy]).toEqual([200, 'approved', 'Thandi Nkosi'])
    await edit({ price: 1_300_000 })
    const [open, approved] = await changesOfListing('property', id)
    expect(plain(open?.differences)).toEqual(['Price from R 1 400 000 to R 1 300 000'])
    expect(approved?.state).toBe('approved')
    const again = await (
      await admin()
    )(approveListingChange, { id: changeId, version: version + 1 })
    expect([again.status, again.error.message]).toEqual([409, texts.decided])
  })

  it('is refused if the listing has changed since it was read', async () => {
    const { id, edit } = await listedProperty()
    await edit({ price: 1_400_000 })
    const { id: changeId, version } = await onlyChange('property', id)
    await edit({ price: 900_000 })
    const late = await (await admin())(approveListingChange, { id: changeId, version })
    expect([late.status, late.error.code]).toEqual([409, 'stale'])
    expect((await onlyChange('property', id)).state).toBe('open')
  })
})

describe('refusing a change', () => {
  const reason = 'The address is not that of the property we published.'

  it('unpublishes the property, emails its owner the reason, and is reopened by an edit', async () => {
    const { id, owner, edit, send } = await listedProperty()
    await edit({ streetName: 'Rose Street' })
    const { id: changeId, version } = await onlyChange('property', id)
    const { status, body } = await (
      await admin()
    )(refuseListingChange, { id: changeId, version, reason })
    expect([status, body.state, body.published, body.reason]).toEqual([
      200,
      'refused',
      false,
      reason,
    ])
    const [email, ...more] = await emailsTo(owner)
    expect([email?.usage, more]).toEqual(['ListingChangeRefused', []])
    expect(email?.html).toContain('The address is not that of the property')
    expect(email?.html).toContain(`/property/edit/${id}`)
    const published = await send(properties.publishProperty, { id })
    expect([published.status, published.error.message]).toEqual([409, listingsTexts.refused])
    await edit({ price: 1_450_000 })
    const open = await onlyChange('property', id)
    expect(open.state).toBe('open')
    expect(plain(open.differences)).toEqual([
      'Price from R 1 500 000 to R 1 450 000',
      'Street name set to Rose Street',
    ])
    expect((await send(properties.publishProperty, { id })).status).toBe(200)
  })

  it('means that a week must be verified again', async () => {
    const { id, owner, edit, send } = await listedWeek()
    await edit({ levyAmount: 100 })
    const { id: changeId, version } = await onlyChange('week', id)
    await (
      await admin()
    )(refuseListingChange, { id: changeId, version, reason })
    const { body } = await send(getWeek, { id: String(id) })
    expect(body).toMatchObject({ publish: false, verified: false, refusalReason: reason })
    expect((await emailsTo(owner)).map(({ usage }) => usage)).toEqual(['ListingChangeRefused'])
    await edit({ levyAmount: 11_840 })
    expect(await changesOfListing('week', id)).toEqual([])
    expect((await send(weekCalls.publishWeek, { id })).status).toBe(409)
  })

  it('is reopened when a Super Admin publishes the listing after all', async () => {
    const { id, edit } = await listedProperty()
    await edit({ streetName: 'Rose Street' })
    const { id: changeId, version } = await onlyChange('property', id)
    await (
      await admin()
    )(refuseListingChange, { id: changeId, version, reason })
    expect((await (await admin())(properties.publishProperty, { id })).status).toBe(200)
    expect((await onlyChange('property', id)).state).toBe('open')
  })

  it('needs a meaningful reason, and a change that exists', async () => {
    const { id, edit } = await listedProperty()
    await edit({ streetName: 'Rose Street' })
    const { id: changeId, version } = await onlyChange('property', id)
    for (const short of ['', '  ', 'No.']) {
      const { status, error } = await (
        await admin()
      )(refuseListingChange, { id: changeId, version, reason: short })
      expect([status, error.fields]).toEqual([422, { reason: listingsTexts.refusalReasonMissing }])
    }
    const nowhere = { id: 999_999, version: 1, reason }
    expect((await (await admin())(refuseListingChange, nowhere)).status).toBe(404)
    expect((await (await admin())(approveListingChange, nowhere)).status).toBe(404)
    const wrong = { id: -1, version: 0 }
    expect((await (await admin())(approveListingChange, wrong)).status).toBe(422)
  })
})

describe('changes to listings', () => {
  it('are for Super Admins only', async () => {
    const key = { id: 1, version: 1 }
    const tries = (send: Send) => [
      send(listListingChanges, {}),
      send(exportListingChanges, {}),
      send(approveListingChange, key),
      send(refuseListingChange, { ...key, reason: 'The levy is from 2024.' }),
    ]
    for (const reply of await Promise.all(tries(api.visitor))) expect(reply.status).toBe(401)
    for (const role of roles.filter((one) => one !== 'superAdmin')) {
      const send = await api.as(role)
      for (const reply of await Promise.all(tries(send))) expect(reply.status).toBe(403)
    }
  })

  it('are listed by state and kind, found by reference, and exported', async () => {
    const week = await listedWeek()
    await week.edit({ sellPrice: 61_000 })
    const { reference } = await onlyChange('week', week.id)
    const send = await admin()
    const found = await send(listListingChanges, { search: reference, state: 'open', kind: 'week' })
    expect(found.body).toMatchObject({ total: 1, items: [{ reference }] })
    for (const other of [{ kind: 'property' }, { state: 'approved' }] as const) {
      expect((await send(listListingChanges, { search: reference, ...other })).body.total).toBe(0)
    }
    expect((await send(exportListingChanges, { search: reference })).status).toBe(200)
  })

  it('are shown on Today and recorded in the change log', async () => {
    const { id, edit } = await listedWeek()
    const send = await admin()
    const before = (await send(getToday, {})).body.waiting.listingChanges.count
    await edit({ sellPrice: 61_000 })
    const { listingChanges } = (await send(getToday, {})).body.waiting
    expect(listingChanges.count).toBe(before + 1)
    expect(listingChanges.items[0]?.differences[0]).toMatch(/ from .+ to | set to /)
    const change = await onlyChange('week', id)
    const { body: log } = await send(listChanges, { table: 'listing_changes', size: 1 })
    expect(log.items[0]).toMatchObject({ table: 'listing_changes' })
    await send(approveListingChange, { id: change.id, version: change.version })
    expect((await send(getToday, {})).body.waiting.listingChanges.count).toBe(before)
  })
})
