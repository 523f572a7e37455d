import { setTimeout as pause } from 'node:timers/promises'
import { publishProperty } from '#contract/properties/properties.calls.ts'
import {
  chooseEft,
  createPayFastPayment,
  createPayment,
} from '#contract/payments/payments.calls.ts'
import { uuidOf } from '../choices.ts'
import { manners, type Manner } from '../world/provider.ts'
import type { Site } from '../world/site.ts'
import type { Client } from './client.ts'
import type { Finding } from '../finding.ts'
import type { Listing, Work, Writer } from './work.ts'

interface Begun {
  reference: string
  provider: 'paygate' | 'payfast'
}

interface CardPayment extends Begun {
  listing: Listing
  token: string
  manner: Manner
  /** The site has acknowledged the payment to the provider. */
  acknowledged: boolean
}

interface StoredPayment {
  propertyId: number
  payments: number
  settled: number
  events: number
  receipts: number
  listingPaid: boolean
}

export interface PaymentWork extends Work {
  pay(writer: Writer, listing: Listing, manner?: Manner): Promise<void>
  chooseEft(writer: Writer, listing: Listing): Promise<void>
}

/** How long a provider's notification may take after the fault. */
const longestNoticeMs = 60_000

/** Starts the payment at one of the providers. */
async function begin({ client, token, site, random }: Writer, listing: Listing): Promise<Begun> {
  if (random.chance(0.5)) {
    const told = await client.complete(createPayment, { propertyId: listing.id }, { token })
    return { reference: new URLSearchParams(told).get('REFERENCE') ?? '', provider: 'paygate' }
  }
  const form = await client.complete(createPayFastPayment, { propertyId: listing.id }, { token })
  const fields = form.fields.map(({ name, value }) => [name, value])
  await site.provider.post('/eng/process', Object.fromEntries(fields) as Record<string, string>)
  return { reference: form.reference, provider: 'payfast' }
}

/**
 * Pays listing fees by card and chooses EFT; payments taken by the provider are settled exactly
 * once.
 */
export function paymentWork(site: Site): PaymentWork {
  const paid: CardPayment[] = []
  const awaited: Listing[] = []

  async function isAcknowledged({ reference }: Begun): Promise<boolean> {
    const charge = (await site.provider.charges()).findLast((one) => one.reference === reference)
    return charge?.notices.some((notice) => notice === '200 OK') ?? false
  }

  async function pay(writer: Writer, listing: Listing, wanted?: Manner) {
    const begun = await begin(writer, listing)
    const chosen = wanted ?? writer.random.pick(manners)
    // PayFast offers no query: without a notification the payment stays unknown.
    const manner = chosen === 'silent' && begun.provider === 'payfast' ? 'normal' : chosen
    const payment = { ...begun, listing, token: writer.token, manner, acknowledged: false }
    paid.push(payment)
    await site.provider.pay(begun.reference, manner)
    payment.acknowledged = await isAcknowledged(begun)
    if (!payment.acknowledged) return
    await writer.client.complete(publishProperty, { id: listing.id }, { token: writer.token })
    writer.published.push(listing)
  }

  async function awaitEft({ client, token, random }: Writer, listing: Listing) {
    const idempotencyKey = uuidOf(random)
    await client.complete(chooseEft, { propertyId: listing.id }, { token, idempotencyKey })
  }

  /** The site queries PayGate about its earlier requests before it makes another. */
  async function askAgain(client: Client, { listing, token }: CardPayment) {
    await client.persist(createPayment, { propertyId: listing.id }, { token })
  }

  async function unsettled(): Promise<CardPayment[]> {
    const rows = await site.database.sql<{ reference: string }[]>`
      select reference from payments where state = 'paid'`
    const settled = new Set(rows.map(({ reference }) => reference))
    return paid.filter(({ reference }) => !settled.has(reference))
  }

  return {
    name: 'payments',
    weight: 2,
    pay,
    chooseEft: awaitEft,
    async run(writer) {
      const listing = writer.listings.shift()
      if (!listing) return
      if (writer.random.chance(0.25)) {
        await awaitEft(writer, listing)
        awaited.push(listing)
        return
      }
      await pay(writer, listing)
    },
    async settle(client) {
      const began = Date.now()
      for (let open = await unsettled(); open.length; open = await unsettled()) {
        if (Date.now() - began > longestNoticeMs) {
          return open.map(({ reference }) => ({ kind: 'lost', what: `the payment ${reference}` }))
        }
        for (const payment of open) if (payment.manner === 'silent') await askAgain(client, payment)
        await pause(50)
      }
      for (const payment of paid) payment.acknowledged = true
      return []
    },
    acknowledged: () => paid.length + awaited.length,
    promised() {
      const cards = paid.filter(({ acknowledged }) => acknowledged).map(({ listing }) => listing.id)
      const transfers = awaited.map(({ id }) => id)
      return async ({ database }) => {
        const rows = await database.sql<StoredPayment[]>`
          select p.id as "propertyId", p.paid_at is not null as "listingPaid",
            count(distinct y.id)::int as payments,
            count(distinct y.id) filter (where y.state = 'paid')::int as settled,
            count(distinct e.id) filter (where e.outcome = 'paid')::int as events,
            count(distinct o.id)::int as receipts
          from properties p
          join payments y on y.property_id = p.id and y.deleted_at is null
          left join payment_events e on e.payment_id = y.id
          left join outbox o on o.dedupe_key = 'payment:' || y.id || ':received'
          group by p.id`
        const stored = new Map(rows.map((row) => [row.propertyId, row]))
        const findings: Finding[] = []
        for (const id of cards) findings.push(...settledOnce(id, stored.get(id)))
        for (const id of transfers) {
          const count = stored.get(id)?.payments ?? 0
          if (count === 1) continue
          findings.push({
            kind: count ? 'doubled' : 'lost',
            what: `EFT of listing ${id}: ${count}`,
          })
        }
        return findings
      }
    },
  }
}

function settledOnce(id: number, row: StoredPayment | undefined): Finding[] {
  const what = `payment of listing ${id}: ${JSON.stringify(row ?? 'none')}`
  if (!row?.settled) return [{ kind: 'lost', what }]
  if (row.settled > 1 || row.events > 1 || row.receipts > 1) return [{ kind: 'doubled', what }]
  return row.listingPaid && row.events && row.receipts ? [] : [{ kind: 'half', what }]
}
