import { expect } from 'vitest'
import * as office from '#contract/payments/payments-admin.calls.ts'
import * as payments from '#contract/payments/payments.calls.ts'
import { publishProperty, unpublishProperty } from '#contract/properties/properties.calls.ts'
import { propertiesTexts } from '#contract/properties/properties.messages.ts'
import { today } from '#contract/values/day.ts'
import * as changes from '#contract/weeks/week-changes.calls.ts'
import { weeksMessages } from '#contract/weeks/weeks.messages.ts'
import type { TestApi } from './api.ts'
import type { TestUser } from './builders.ts'
import { aProperty } from './property-builders.ts'
import { aWeek } from './week-builders.ts'

type Send = ReturnType<TestApi['by']>

interface Facts {
  status?: 'AP' | 'P' | 'S'
  published?: boolean
  agentId?: number
  agencyId?: number
}

/** What both kinds of listing can do, each with its own calls. */
export interface TestListingKind {
  unpaidMessage: string
  make(owner: TestUser, facts?: Facts): Promise<number>
  listing(id: number): { timeshareWeekId: number } | { propertyId: number }
  publish(
    send: Send,
    id: number,
    waiverReason?: string,
  ): Promise<{ status: number; error: { message: string } }>
  unpublish(send: Send, id: number): Promise<{ status: number }>
  state(id: number): Promise<{ published: boolean; code: string }>
  openCode: string
}

/** The fee as it appears on the bank statement. */
export const onStatement = { amount: 380, paidOn: today() }

/** Weeks and properties with what their listing fee goes through, on one API. */
export function useListingKinds(api: TestApi) {
  const state = async (table: 'weeks' | 'properties', id: number) => {
    const { sql } = api.services.database
    const [row] = await sql`select l.published, s.code
      from ${sql(table)} l join statuses s on s.id = l.status_id where l.id = ${id}`
    return row as { published: boolean; code: string }
  }

  const kinds: Record<string, TestListingKind> = {
    week: {
      unpaidMessage: weeksMessages.paymentNotConfirmed,
      make: async (owner, { status, ...facts } = {}) =>
        (
          await aWeek(api.services, {
            ownerUserId: owner.id,
            status: status ?? 'AV',
            verified: true,
            published: true,
            ...facts,
          })
        ).id,
      listing: (timeshareWeekId) => ({ timeshareWeekId }),
      publish: (send, id, waiverReason) => send(changes.publishWeek, { id, waiverReason }),
      unpublish: (send, id) => send(changes.unpublishWeek, { id }),
      state: (id) => state('weeks', id),
      openCode: 'AV',
    },
    property: {
      unpaidMessage: propertiesTexts.awaitingPayment,
      make: async (owner, { status, ...facts } = {}) =>
        (await aProperty(api.services, { ownerUserId: owner.id, status: status ?? 'FS', ...facts }))
          .id,
      listing: (propertyId) => ({ propertyId }),
      publish: (send, id, waiverReason) => send(publishProperty, { id, waiverReason }),
      unpublish: (send, id) => send(unpublishProperty, { id }),
      state: (id) => state('properties', id),
      openCode: 'FS',
    },
  }

  async function paymentOf(listing: ReturnType<TestListingKind['listing']>) {
    const { sql } = api.services.database
    const [row] =
      'propertyId' in listing
        ? await sql`select id, version from payments where property_id = ${listing.propertyId} order by id desc`
        : await sql`select id, version from payments where week_id = ${listing.timeshareWeekId} order by id desc`
    return row as { id: number; version: number }
  }

  async function waiversOf(listing: ReturnType<TestListingKind['listing']>) {
    const { sql } = api.services.database
    const rows =
      'propertyId' in listing
        ? await sql`select reason, ended_at is null as live from fee_waivers where property_id = ${listing.propertyId} order by id`
        : await sql`select reason, ended_at is null as live from fee_waivers where week_id = ${listing.timeshareWeekId} order by id`
    return rows.map((row) => [row.reason, row.live])
  }

  /** What the tests of one kind need. */
  const feesOf = (kind: TestListingKind) => {
    async function refund(id: number, step: 'due' | 'refunded', waiverReason?: string) {
      const payment = await paymentOf(kind.listing(id))
      const admin = await api.as('superAdmin')
      return admin(office.refundPayment, { ...payment, step, note: 'Cancelled', waiverReason })
    }

    async function payByEft(owner: TestUser, id: number) {
      const chosen = await api.by(owner)(payments.chooseEft, kind.listing(id))
      expect(chosen.status).toBe(200)
      const admin = await api.as('superAdmin')
      return admin(office.confirmEft, { ...(await paymentOf(kind.listing(id))), ...onStatement })
    }

    const order = async (owner: TestUser, id: number) =>
      (await api.by(owner)(payments.getPaymentOrder, kind.listing(id))).body

    return { refund, payByEft, order }
  }

  return { kinds: Object.entries(kinds), paymentOf, waiversOf, feesOf }
}
