import { setTimeout as pause } from 'node:timers/promises'
import type { Site } from './world/site.ts'
import type { Finding } from './finding.ts'

const longestMs = 60_000

/**
 * Emails wait for minutes after a failure, and for longer if their process died. This skips the
 * wait: delayed emails become due, and those claimed by a dead process are released.
 */
async function hurry({ database, program }: Site) {
  await database.sql`
    update outbox set next_attempt_at = now()
    where state = 'queued' and next_attempt_at > now() and waits_for_user_id is null`
  await database.sql`
    update outbox set claimed_at = now() - interval '1 hour'
    where state = 'sending' and claimed_at between now() - interval '30 minutes'
      and to_timestamp(${program.startedAt / 1000})`
}

/** Waits until no email is pending any more. `wake` makes the program look for due emails. */
export async function drainOutbox(site: Site, wake: () => Promise<void>): Promise<Finding[]> {
  for (const began = Date.now(); ;) {
    const [left] = await site.database.sql<{ queued: number; sending: number }[]>`
      select count(*) filter (where state = 'queued')::int as queued,
        count(*) filter (where state = 'sending')::int as sending
      from outbox where waits_for_user_id is null`
    if (!left?.queued && !left?.sending) return []
    if (Date.now() - began > longestMs) {
      return [{ kind: 'lost', what: `emails are not sent: ${JSON.stringify(left)}` }]
    }
    await hurry(site)
    await wake()
    await pause(left.sending ? 100 : 30)
  }
}

/** Emails that arrived more than once, under the Message-ID by which a recipient's server knows them. */
export function repeatedEmails({ mailbox }: Site): number {
  let repeated = 0
  for (const { times } of mailbox.received.values()) repeated += times - 1
  return repeated
}
