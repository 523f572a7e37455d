import { desc, eq, sql } from '../../db/orm.ts'
import { mostUnmatched } from '#contract/conversations/unmatched-emails.calls.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import { unmatchedEmails } from '../../db/schema/conversations.ts'
import { listingJoins, listingReference, listingTitle } from '../listings/listings.sql.ts'

export type Unmatched = typeof unmatchedEmails.$inferSelect

export function findUnmatched(db: Executor): Promise<Unmatched[]> {
  return db.select().from(unmatchedEmails).orderBy(desc(unmatchedEmails.id)).limit(mostUnmatched)
}

interface Suggested extends Record<string, unknown> {
  emailId: number
  id: number
  name: string
  about: string
}

const mostSuggested = 3

/** The newest conversations with the senders of these emails. */
export async function findSuggested(db: Executor, emails: readonly Unmatched[]) {
  if (!emails.length) return []
  const ids = sql.join(
    emails.map(({ id }) => sql`${id}`),
    sql`, `,
  )
  const rows = await db.execute<Suggested>(sql`
    select u.id as "emailId", c.id, c.name,
      coalesce(${listingReference} || ', ' || ${listingTitle}, 'Contact message') as about
    from unmatched_emails u cross join lateral (
      select * from conversations x where lower(x.email) = lower(u.sender_email)
      order by x.last_at desc limit ${mostSuggested}) c ${listingJoins(sql`c`)}
    where u.id in (${ids}) order by u.id, c.last_at desc`)
  return [...rows]
}

/** The same email is stored once. */
export async function insertUnmatched(
  tx: Tx,
  email: typeof unmatchedEmails.$inferInsert,
): Promise<void> {
  await tx.insert(unmatchedEmails).values(email).onConflictDoNothing()
}

/** Anything that has not been moved within this many days is deleted. */
const keptDays = 90

export async function sweepUnmatched(db: Executor): Promise<void> {
  await db.execute(sql`
    delete from unmatched_emails where created_at < now() - make_interval(days => ${keptDays})`)
}

/** Removes it from the list. */
export async function takeUnmatched(tx: Tx, id: number): Promise<Unmatched | undefined> {
  const [row] = await tx.delete(unmatchedEmails).where(eq(unmatchedEmails.id, id)).returning()
  return row
}
