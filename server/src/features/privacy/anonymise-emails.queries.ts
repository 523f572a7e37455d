import { sql, type SQL } from '../../db/orm.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import { ownedBy } from '../../db/personal-data.ts'
import { contactMessages } from '../../db/schema/contact-messages.ts'
import { conversations } from '../../db/schema/conversations.ts'
import { enquiries } from '../../db/schema/enquiries.ts'
import { outboxSubject } from '../../db/schema/outbox.ts'
import { nobody, type Person } from '../../db/schema/personal.ts'

/** The person's own emails have the key of their subject: `enquiry:17:desk@…`. */
const subjectsOf = (person: Person) => sql`
  select 'contact:' || id from contact_messages where ${ownedBy(contactMessages, person)}
  union all select 'enquiry:' || id from enquiries where ${ownedBy(enquiries, person)}
  union all select 'offer:' || e.id from offer_events e join offers o on o.id = e.offer_id
    where o.user_id = ${person.userId}
  union all select case m.kind when 'reply' then 'reply:' else 'answer:' end || m.id
    from conversation_messages m where m.kind in ('reply', 'inbound')
      and m.conversation_id in (
        select id from conversations where ${ownedBy(conversations, person)})
  union all select 'week loaded:' || id from weeks
    where owner_user_id = ${person.userId}
      or agent_id in (select id from agents where user_id = ${person.userId})`

/**
 * Emails about offers name the seller to the seller's side and the company; the bidder's own may
 * stay.
 */
const offersReceived = (userId: number) => sql`
  select 'offer:' || e.id from offer_events e join offers o on o.id = e.offer_id
    left join weeks w on w.id = o.week_id left join properties p on p.id = o.property_id
  where coalesce(w.owner_user_id, p.owner_user_id) = ${userId}`

/** The whole address: `ana@…` does not occur in an email about `joana@…`. */
function pattern(email: string): string {
  const literal = email.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return `(?<![a-z0-9._%+-])${literal}(?![a-z0-9-]|\\.[a-z0-9])`
}

/** As in the index of the addresses in an email. */
const addresses = sql`named_addresses("to" || ' ' || coalesce(reply_to, '') || ' ' || text)`

/** The index finds candidate emails; the text is checked exactly. */
async function removeNaming(tx: Tx, email: string): Promise<void> {
  await tx.execute(sql`
    delete from outbox
    where ${addresses} @> named_addresses(${email}::text)
      and (lower(${email}) in (lower("to"), lower(reply_to)) or text ~* ${pattern(email)})`)
}

/** The keys are read first: as a list they are looked up in the index, one by one. */
export async function removeAbout(tx: Tx, subjects: SQL, where = sql`true`): Promise<void> {
  const rows = await tx.execute<{ key: string }>(
    sql`select distinct key from (${subjects}) s (key)`,
  )
  if (!rows.length) return
  const keys = rows.map(({ key }) => key)
  await tx.execute(sql`
    delete from outbox
    where ${outboxSubject} in (select jsonb_array_elements_text(${JSON.stringify(keys)})) and ${where}`)
}

/**
 * Removes the emails to and about a person from the outbox, queued ones included: what they wrote
 * must not leave after they asked to be forgotten. Runs while their rows still name them. A shared
 * address does not reveal whom an email is about. Every statement has its own index: one condition
 * for all of them would read every email.
 */
export async function removeEmails(
  tx: Tx,
  userId: number,
  { email, shared }: { email: string; shared: boolean },
): Promise<void> {
  if (!shared) await removeNaming(tx, email)
  await removeAbout(tx, subjectsOf({ userId, email }))
  await removeAbout(tx, offersReceived(userId), sql`dedupe_key ~ ':(seller|company):'`)
}

/** The reply is the last email to a deleted person; it is deleted once it has been sent. */
export async function sweepLastReplies(db: Executor): Promise<void> {
  await db.execute(sql`
    delete from outbox o using privacy_requests r
    where o.dedupe_key = 'privacy:' || r.id || ':answered' and r.email = ${nobody.email}
      and (o.state = 'sent' or o.created_at < now() - interval '30 days')`)
}
