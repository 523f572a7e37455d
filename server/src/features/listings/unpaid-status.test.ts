import { describe, expect, it } from 'vitest'
import { listingsTexts as texts } from '#contract/listings/listings.messages.ts'
import * as office from '#contract/payments/payments-admin.calls.ts'
import {
  getProperty,
  listAdminProperties,
  updateProperty,
} from '#contract/properties/properties.calls.ts'
import * as changes from '#contract/weeks/week-changes.calls.ts'
import { useApi } from '../../testing/api.ts'
import { aUser } from '../../testing/builders.ts'
import { useListingKinds } from '../../testing/listing-kinds.ts'
import { aProperty } from '../../testing/property-builders.ts'
import { changesOf } from '../../testing/property-form.ts'
import { aWeek } from '../../testing/week-builders.ts'

const api = useApi({ rateLimit: false })
const { paymentOf } = useListingKinds(api)
const reason = 'A gift to the school'

describe('the status of an unpaid week', () => {
  it('leaves Awaiting Payment only with a waiver, and loses the waiver when it returns to it', async () => {
    const owner = await aUser(api.services)
    const { id } = await aWeek(api.services, {
      ownerUserId: owner.id,
      status: 'AP',
      verified: true,
    })
    const admin = await api.as('superAdmin')
    for (const statusId of [1032, 1035, 1036]) {
      const refused = await admin(changes.updateWeek, { id, version: 1, statusId })
      expect([refused.status, refused.error.fields.waiverReason]).toEqual([409, texts.waiverNeeded])
    }
    const waived = await admin(changes.updateWeek, {
      id,
      version: 1,
      statusId: 1032,
      waiverReason: reason,
    })
    expect(waived.body).toMatchObject({ fee: 'waived', status: { code: 'AV' } })
    await api.by(owner)(changes.publishWeek, { id })
    const again = await admin(changes.updateWeek, { id, version: 3, statusId: 1031 })
    expect(again.body).toMatchObject({ fee: 'due', publish: false, status: { code: 'AP' } })
    expect((await api.by(owner)(changes.publishWeek, { id })).status).toBe(409)
  })

  it('does not return to Awaiting Payment once it is paid', async () => {
    const { id } = await aWeek(api.services, { published: true })
    const admin = await api.as('superAdmin')
    const refused = await admin(changes.updateWeek, { id, version: 1, statusId: 1031 })
    expect(refused.error.fields).toEqual({ statusId: texts.feePaid })
  })

  it('follows the same rules when the publish flag is set', async () => {
    const { id } = await aWeek(api.services, { status: 'APEFT' })
    const admin = await api.as('superAdmin')
    const bare = await admin(changes.setWeekPublished, { id, publish: true })
    expect([bare.status, bare.error.message]).toEqual([409, texts.waiverNeeded])
    const { body } = await admin(changes.setWeekPublished, {
      id,
      publish: true,
      waiverReason: reason,
    })
    expect(body).toMatchObject({ publish: true, fee: 'waived' })
  })
})

describe('the status of an unpaid property', () => {
  it('leaves Awaiting Payment only with a waiver', async () => {
    const owner = await aUser(api.services)
    const { id } = await aProperty(api.services, {
      ownerUserId: owner.id,
      status: 'AP',
      published: false,
      addressLine1: '1 Long Street',
    })
    const admin = await api.as('superAdmin')
    const { body } = await admin(getProperty, { id })
    expect(body).toMatchObject({ paid: false, fee: 'due' })
    const bare = await admin(updateProperty, changesOf(body, { statusCode: 'FS' }))
    expect([bare.status, bare.error.fields.waiverReason]).toEqual([409, texts.waiverNeeded])
    const change = changesOf(body, { statusCode: 'FS', waiverReason: reason })
    expect((await admin(updateProperty, change)).status).toBe(200)
    expect((await admin(getProperty, { id })).body).toMatchObject({ paid: true, fee: 'waived' })
    const { body: list } = await api.by(owner)(listAdminProperties, { x: owner.username })
    expect(list.items).toMatchObject([{ id, paid: true, fee: 'waived' }])
  })

  it('cannot be changed to For Sale by its owner after a refund', async () => {
    const owner = await aUser(api.services)
    const { id } = await aProperty(api.services, {
      ownerUserId: owner.id,
      status: 'P',
      addressLine1: '1 Long Street',
    })
    const admin = await api.as('superAdmin')
    const payment = await paymentOf({ propertyId: id })
    await admin(office.refundPayment, { ...payment, step: 'due', note: 'Cancelled' })
    const { body } = await api.by(owner)(getProperty, { id })
    const refused = await api.by(owner)(updateProperty, changesOf(body, { statusCode: 'FS' }))
    expect([refused.status, refused.error.message]).toEqual([409, texts.marketNeedsFee])
  })
})
