import { sendEnquiry } from '#contract/enquiries/enquiries.calls.ts'
import { uuidOf } from '../choices.ts'
import type { Site } from '../world/site.ts'
import type { Finding } from '../finding.ts'
import { countBy, exactlyOnce, type Work } from './work.ts'

interface Enquiry {
  marker: string
  ownerEmail: string
}

const markers = /ENQUIRY-[0-9a-f-]{36}/g

/** Sends enquiries: each is stored once, and its owner gets one email about it. */
export function enquiryWork(site: Site): Work {
  const sent: Enquiry[] = []

  /** The Message-IDs of the emails about an enquiry to one address. */
  function received(): Map<string, Set<string>> {
    const found = new Map<string, Set<string>>()
    for (const { text, to, messageId } of site.mailbox.received.values()) {
      for (const marker of new Set(text.match(markers))) {
        const key = `${marker} ${to}`
        found.set(key, (found.get(key) ?? new Set()).add(messageId))
      }
    }
    return found
  }

  return {
    name: 'enquiries',
    weight: 4,
    async run({ client, random, published }) {
      if (!published.length) return
      const listing = random.pick(published.slice(-10))
      const marker = `ENQUIRY-${uuidOf(random)}`
      await client.complete(
        sendEnquiry,
        {
          name: 'Thandi Nkosi',
          email: 'thandi@example.com',
          property: String(listing.id),
          message: `Is this house still for sale? ${marker}`,
        },
        { idempotencyKey: uuidOf(random) },
      )
      sent.push({ marker, ownerEmail: listing.ownerEmail })
    },
    async confirm() {
      const found = received()
      const findings: Finding[] = sent.flatMap(({ marker, ownerEmail }): Finding[] =>
        found.has(`${marker} ${ownerEmail}`)
          ? []
          : [{ kind: 'lost', what: `the owner has no email about ${marker}` }],
      )
      for (const [key, ids] of found) {
        if (ids.size > 1)
          findings.push({ kind: 'doubled', what: `${ids.size} emails about ${key}` })
      }
      const stored = new Set(
        (await site.database.sql<{ message: string }[]>`select message from enquiries`).flatMap(
          ({ message }) => message.match(markers) ?? [],
        ),
      )
      for (const key of found.keys()) {
        const marker = key.split(' ')[0] as string
        if (!stored.has(marker))
          findings.push({ kind: 'half', what: `email without row: ${marker}` })
      }
      return findings
    },
    acknowledged: () => sent.length,
    promised() {
      const promised = sent.map(({ marker }) => marker)
      return async ({ database }) => {
        const rows = await database.sql<{ value: string }[]>`
          select substring(message from 'ENQUIRY-[0-9a-f-]{36}') as value from enquiries`
        return exactlyOnce('enquiry', promised, countBy(rows))
      }
    },
  }
}
