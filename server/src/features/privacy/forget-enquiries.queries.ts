import { sql, type SQL, type PgTable } from '../../db/orm.ts'
import { offerStatus } from '#contract/offers/offers.states.ts'
import type { Tx } from '../../db/connect.ts'
import { contactMessages } from '../../db/schema/contact-messages.ts'
import {
  conversationFiles,
  conversationMessages,
  conversations,
} from '../../db/schema/conversations.ts'
import { enquiries } from '../../db/schema/enquiries.ts'
import { nobody } from '../../db/schema/personal.ts'

/** An offer that is open, or was accepted and is part of the record of a sale or a lease. */
const hasLastingOffer = sql`exists (
  select from conversation_messages m
    join offer_events v on v.id = m.offer_event_id join offers o on o.id = v.offer_id
  where m.conversation_id = c.id and o.deleted_at is null
    and o.status_code in (${offerStatus.open}, ${offerStatus.accepted}))`

const hasLead = sql`exists (
  select from conversation_messages m
  where m.conversation_id = c.id and m.kind in ('enquiry', 'contact'))`

/**
 * Conversations about enquiries with no activity for this many months. One with a pending reminder
 * is still in use.
 */
export async function lockRested(tx: Tx, months: number, most: number): Promise<number[]> {
  const rows = await tx.execute<{ id: number }>(sql`
    select c.id from conversations c
    where c.last_at < now() - make_interval(months => ${months}) and c.email <> ${nobody.email}
      and coalesce(c.remind_at < now(), true) and ${hasLead} and not ${hasLastingOffer}
    order by c.last_at limit ${most} for update of c skip locked`)
  return rows.map(({ id }) => id)
}

export interface ForgottenRows {
  table: PgTable
  where: SQL
}

/**
 * The parts of these conversations, as conditions that hold before and after their people are
 * forgotten.
 */
export function rowsOf(ids: readonly number[]): ForgottenRows[] {
  const among = sql`(select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`
  const messages = sql`from conversation_messages where conversation_id in ${among}`
  return [
    { table: enquiries, where: sql`id in (select enquiry_id ${messages})` },
    { table: contactMessages, where: sql`id in (select contact_message_id ${messages})` },
    { table: conversationFiles, where: sql`message_id in (select id ${messages})` },
    {
      table: conversationMessages,
      where: sql`conversation_id in ${among} and kind in ('reply', 'inbound', 'note')`,
    },
    { table: conversations, where: sql`id in ${among}` },
  ]
}

/** Emails have the key of their subject: `enquiry:17:desk@…`. */
export function subjectsIn(ids: readonly number[]): SQL {
  return sql`select case kind when 'enquiry' then 'enquiry:' || enquiry_id
      when 'contact' then 'contact:' || contact_message_id
      when 'reply' then 'reply:' || id else 'answer:' || id end
    from conversation_messages
    where kind in ('enquiry', 'contact', 'reply', 'inbound') and conversation_id in (
      select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`
}

/**
 * The account would still identify the person, and the next enquiry would continue this
 * conversation.
 */
export async function separateAccounts(tx: Tx, rows: readonly ForgottenRows[]): Promise<void> {
  for (const { table, where } of rows) {
    if (table !== enquiries && table !== contactMessages && table !== conversations) continue
    await tx.execute(sql`update ${table} set user_id = null where ${where} and user_id is not null`)
  }
}
