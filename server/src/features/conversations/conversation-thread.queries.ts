import { sql } from '../../db/orm.ts'
import type { Conversation } from '#contract/conversations/conversations.schema.ts'
import { offerStatus } from '#contract/offers/offers.states.ts'
import type { Executor } from '../../db/connect.ts'
import { outboxSubject } from '../../db/schema/outbox.ts'
import { personName } from '../accounts/person.sql.ts'
import { listingTitle } from '../listings/listings.sql.ts'
import { contactShared, deliveredTo, within, type Scope } from './conversations.policy.ts'
import {
  conversationJoins,
  conversationListing,
  messageJoins,
  messageOffer,
  messageText,
} from './conversations.sql.ts'

export type Thread = Omit<Conversation, 'receivesEmail'>

const filesJson = sql`coalesce((select json_agg(json_build_object('id', f.id,
  'fileName', f.file_name, 'bytes', f.bytes) order by f.id)
  from conversation_files f where f.message_id = m.id), '[]')`

/** Null once the month of the email has been deleted. */
const deliveryJson = sql`case when m.kind = 'reply' then (
  select case x.state when 'sending' then 'queued' else x.state end from outbox x
  where ${outboxSubject} = 'reply:' || m.id limit 1) end`

const messagesJson = (scope: Scope) => sql`coalesce((
  select json_agg(json_build_object('id', m.id, 'kind', m.kind, 'fromUs', m.direction <> 'in',
    'author', case when m.direction = 'in' then c.name else ${personName(sql`m.author_id`)} end,
    'text', ${messageText}, 'writtenAt', m.created_at, 'delivery', ${deliveryJson}, 'source', m.source,
    'otherSender', m.other_sender, 'automatic', m.automatic, 'files', ${filesJson},
    'offer', ${messageOffer}) order by m.created_at, m.id)
  from conversation_messages m ${messageJoins}
  where m.conversation_id = c.id and ${deliveredTo(scope)}), '[]')`

/** This person's open offer, or else the newest one. */
const offerJson = (scope: Scope) => sql`(
  select json_build_object('id', o.id, 'amount', o.amount, 'counterAmount', o.counter_amount,
    'first', coalesce((select x.amount from offer_events x where x.offer_id = o.id
      and x.kind = 'made' order by x.id limit 1), o.amount),
    'mayCounter', o.status_code = ${offerStatus.open})
  from conversation_messages m join offer_events v on v.id = m.offer_event_id
    join offers o on o.id = v.offer_id
  where m.conversation_id = c.id and ${deliveredTo(scope)}
  order by (o.status_code = ${offerStatus.open}) desc, o.id desc limit 1)`

const superAdmins = sql`select u.id from users u join roles r on r.id = u.role_id
  where r.key = 'superAdmin'`

/** The owner, the agent and their colleagues; a Super Admin may also assign it to another. */
const colleaguesJson = (scope: Scope) => sql`coalesce((
  select json_agg(json_build_object('id', h.id, 'name', h.name) order by h.name) from (
    select g.id, ${personName(sql`g.id`)} as name from users g
    where g.deleted_at is null and (
      g.id in (p.owner_user_id, w.owner_user_id, c.assignee_id)
      or g.id in (select a.user_id from agents a where a.deleted_at is null
        and (a.id in (p.agent_id, w.agent_id) or a.agency_id in (p.agency_id, w.agency_id)))
      ${scope === 'all' ? sql`or g.id in (${superAdmins})` : sql``})) h), '[]')`

/** Other conversations with the same address, newest first. */
const othersJson = (scope: Scope) => sql`coalesce((
  select json_agg(json_build_object('id', y.id, 'title', coalesce(y.title, 'Contact message'),
    'startedAt', y.created_at, 'state', y.state)) from (
    select c.id, c.created_at, c.state, ${listingTitle} as title
    from conversations c ${conversationJoins}
    where lower(c.email) = lower(own.email) and c.id <> own.id and ${within(scope)}
      and c.email <> 'deleted@deleted.invalid'
    order by c.created_at desc limit 5) y), '[]')`

export async function findThread(
  db: Executor,
  scope: Scope,
  id: number,
): Promise<Thread | undefined> {
  const [row] = await db.execute<{ thread: Thread }>(sql`
    select json_build_object('id', c.id, 'name', c.name,
      'email', case when shared then c.email end, 'phone', case when shared then c.phone end,
      'state', c.state, 'listing', ${conversationListing},
      'assignee', case when c.assignee_id is not null then json_build_object(
        'id', c.assignee_id, 'name', ${personName(sql`c.assignee_id`)}) end,
      'colleagues', ${colleaguesJson(scope)}, 'waitingSince', c.waiting_since,
      'remindAt', c.remind_at, 'remindPerson', case
        when c.remind_at is not null and c.remind_user_id is not null then json_build_object(
          'id', c.remind_user_id, 'name', ${personName(sql`c.remind_user_id`)}) end,
      'startedAt', c.created_at, 'firstResponseAt', c.first_response_at,
      'messages', ${messagesJson(scope)}, 'offer', ${offerJson(scope)},
      'others', (select ${othersJson(scope)} from conversations own where own.id = c.id)) as thread
    from conversations c ${conversationJoins}
    cross join lateral (select ${contactShared(scope)} as shared) t
    where c.id = ${id} and ${within(scope)}`)
  return row?.thread
}
