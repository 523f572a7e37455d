import { randomInt } from 'node:crypto'
import { startExport } from '../../kit/export-job.ts'
import { anAgency, aUser } from '../builders.ts'
import { aPayment } from '../payment-builders.ts'
import { aProperty } from '../property-builders.ts'
import { aWeek } from '../week-builders.ts'
import { listedBy } from './listing-objects.ts'
import type { Principal } from './principals.ts'
import { absentId, byId, type ObjectKind, type World } from './objects.ts'

const idOf = ({ user }: Principal) => user?.id as number

export async function insertRow(world: World, table: string, values: Record<string, unknown>) {
  const { sql } = world.api.services.database
  const [row] = await sql`insert into ${sql(table)} ${sql(values)} returning id`
  return Number(row?.id)
}

/** Made by the holder on a stranger's property, or received by them on their own. */
function offerKind(facts: Record<string, unknown>): ObjectKind {
  return {
    table: 'offers',
    async make(world, holder, relation) {
      const { services } = world.api
      const received = relation === 'received'
      const listed = received
        ? await listedBy(world, holder)
        : { ownerUserId: (await aUser(services)).id }
      const pending = facts.status_code === 'E2' ? ({ status: 'P' } as const) : {}
      const { id: property_id } = await aProperty(services, { ...listed, ...pending })
      const user_id = received ? (await aUser(services)).id : idOf(holder)
      const values = { user_id, property_id, amount: 1000, comment: 'Soon', ...facts }
      return byId(world, 'offers', await insertRow(world, 'offers', values))
    },
  }
}

export const offer = offerKind({})
export const counteredOffer = offerKind({ counter_amount: 1000 })
export const acceptedOffer = offerKind({ status_code: 'E2' })

function paymentKind(provider: 'paygate' | 'eft', state: 'pending' | 'paid'): ObjectKind {
  return {
    table: 'payments',
    absent: { id: absentId, version: 1, payRequestId: 'ABSENT' },
    async make(world, holder) {
      const { services } = world.api
      const { id: weekId } = await aWeek(services, {
        status: 'AP',
        ownerUserId: idOf(holder),
        unitNumber: world.unique('U'),
      })
      const paid = state === 'paid' ? { paidAt: new Date() } : {}
      const payment = await aPayment(services, {
        weekId,
        userId: idOf(holder),
        provider,
        state,
        ...paid,
      })
      const target = await byId(world, 'payments', payment.id)
      return { ...target, names: { ...target.names, payRequestId: payment.providerRequestId } }
    },
  }
}

export const payment = paymentKind('paygate', 'pending')
export const eftPayment = paymentKind('eft', 'pending')
export const paidPayment = paymentKind('eft', 'paid')

export const paymentAlert: ObjectKind = {
  table: 'payment_alerts',
  async make(world) {
    const ledger = { provider: 'paygate', kind: 'notify', outcome: 'unknown payment' }
    const event_id = await insertRow(world, 'payment_events', ledger)
    const id = await insertRow(world, 'payment_alerts', { event_id, kind: 'unknownPayment' })
    return byId(world, 'payment_alerts', id)
  },
}

/** An enquiry about a listing of the holder. */
export const enquiry: ObjectKind = {
  table: 'enquiries',
  async make(world, holder) {
    const { id: property_id } = await aProperty(world.api.services, await listedBy(world, holder))
    const values = { property_id, name: 'Sipho', email: 'sipho@example.com', message: 'Hello' }
    return byId(world, 'enquiries', await insertRow(world, 'enquiries', values))
  },
}

export const consent: ObjectKind = {
  async make(world, holder) {
    const values = { purpose: 'listing', text_version: 1, given: true, user_id: idOf(holder) }
    return { names: { id: await insertRow(world, 'consents', values) } }
  },
}

/** A decision in the queue of approvals that can still be undone. */
export const decision: ObjectKind = {
  table: 'approval_decisions',
  async make(world, holder) {
    const values = {
      user_id: idOf(holder),
      kind: 'week',
      item_id: randomInt(1, 2_000_000_000),
      item_version: 1,
      reference: 'TW-1',
      decision: 'verify',
      takes_effect_at: '2999-01-01',
    }
    return byId(world, 'approval_decisions', await insertRow(world, 'approval_decisions', values))
  },
}

export const savedView: ObjectKind = {
  table: 'saved_views',
  async make(world, holder) {
    const values = {
      user_id: idOf(holder),
      list: 'adminWeeks',
      name: world.unique('View '),
      query: '',
    }
    return byId(world, 'saved_views', await insertRow(world, 'saved_views', values))
  },
}

export const savedSearch: ObjectKind = {
  table: 'saved_searches',
  async make(world, holder) {
    const values = {
      user_id: idOf(holder),
      kind: 'property',
      name: 'Homes',
      criteria: {},
      query: world.unique('keyword='),
      frequency: 'daily',
    }
    return byId(world, 'saved_searches', await insertRow(world, 'saved_searches', values))
  },
}

/** A stranger's request: closing it may close an account. */
export const privacyRequest: ObjectKind = {
  table: 'privacy_requests',
  async make(world) {
    const user = await aUser(world.api.services)
    const values = { kind: 'deletion', user_id: user.id, email: user.email }
    return byId(world, 'privacy_requests', await insertRow(world, 'privacy_requests', values))
  },
}

const someExport = 'payments.7b0d3c9e-5f0b-4c39-9d1c-3c2f4a7a9d10'

export const exportFile: ObjectKind = {
  absent: { exportId: someExport },
  async make(world, holder) {
    const { exportId } = await startExport(
      { ...world.api.services, scheduleRemoval: async () => {} },
      {
        userId: idOf(holder),
        kind: 'payments',
        fileName: 'payments.xlsx',
        total: 1,
        write: async () => Buffer.from('rows'),
      },
    )
    return { names: { exportId } }
  },
}

export const outboxEmail: ObjectKind = {
  async make(world) {
    const id = await insertRow(world, 'outbox', {
      to: 'reader@example.com',
      subject: 'Hello',
      html: '<p>Hello</p>',
      text: 'Hello',
      usage: 'Test',
      state: 'failed',
      message_id: world.unique('message'),
    })
    return { names: { id } }
  },
}

export const suppression: ObjectKind = {
  async make(world) {
    const email = `${world.unique('reader')}@example.com`
    return {
      names: { id: await insertRow(world, 'marketing_suppressions', { email, reason: 'bounced' }) },
    }
  },
}

/** A change of a published property that awaits approval. */
export const listingChange: ObjectKind = {
  table: 'listing_changes',
  async make(world) {
    const { id: property_id } = await aProperty(world.api.services)
    const values = {
      property_id,
      before: JSON.stringify({ price: '1000000.00' }),
      after: JSON.stringify({ price: '900000.00' }),
    }
    return byId(world, 'listing_changes', await insertRow(world, 'listing_changes', values))
  },
}

/** A file that an agency's administrator has uploaded. */
export const listingImport: ObjectKind = {
  async make(world, { name, agencyId }, relation) {
    if (relation === 'own' && name !== 'agency') return undefined
    const own = name === 'agency' ? agencyId : null
    const id = await insertRow(world, 'listing_imports', {
      agency_id: own ?? (await anAgency(world.api.services)).id,
      file_name: 'listings.csv',
      headings: ['Ref'],
      row_count: 0,
      mapping: JSON.stringify(['ownReference']),
      defaults: JSON.stringify({ usage: 'Residential', kind: 'Sale', agentId: null }),
    })
    return { id, names: { id } }
  },
}
