import { sql, type SQL } from 'drizzle-orm'
import { endedStates } from '#contract/conversations/conversation-states.ts'
import {
  conversationPageSize,
  type ConversationBox,
} from '#contract/conversations/conversations.calls.ts'
import type { ConversationRow } from '#contract/conversations/conversations.schema.ts'
import type { Executor } from '../../db/connect.ts'
import { personName } from '../accounts/person.sql.ts'
import { listingReference, listingTitle } from '../listings/listings.sql.ts'
import { deliveredTo, within, type Scope } from './conversations.policy.ts'
import {
  conversationJoins,
  conversationListing,
  messageJoins,
  messageOffer,
  messageText,
} from './conversations.sql.ts'

export interface ListQuery {
  box: ConversationBox
  ended: boolean
  search?: string | undefined
  page: number
}

export interface ConversationPage {
  items: ConversationRow[]
  total: number
  counts: { mine: number; unassigned: number; all: number; waiting: number; unread: number }
}

const hasEnded = sql`state in (${sql.join(
  endedStates.map((state) => sql`${state}`),
  sql`, `,
)})`

/** Someone waits, and this person has not opened it since. */
const isUnread = (userId: number) => sql`(c.waiting_since is not null and not exists (
  select from conversation_reads d where d.conversation_id = c.id and d.user_id = ${userId}
    and d.read_at >= c.last_at))`

function inBox(box: ConversationBox, userId: number): SQL {
  if (box === 'mine') return sql`assignee_id = ${userId}`
  return box === 'unassigned' ? sql`assignee_id is null` : sql`true`
}

/** The longest wait first, then what moved last. */
const order = sql`waiting_since nulls last, last_at desc, id desc`

const lastMessage = (scope: Scope) => sql`(
  select json_build_object('kind', m.kind, 'fromUs', m.direction <> 'in',
    'text', left(${messageText}, 200), 'offer', ${messageOffer})
  from conversation_messages m ${messageJoins}
  where m.conversation_id = c.id and ${deliveredTo(scope)}
  order by m.created_at desc, m.id desc limit 1)`

const rowJson = (scope: Scope) => sql`json_build_object('id', c.id, 'name', c.name,
  'state', c.state, 'listing', ${conversationListing}, 'assignee', case when c.assignee_id is not null
    then json_build_object('id', c.assignee_id, 'name', ${personName(sql`c.assignee_id`)}) end,
  'waitingSince', c.waiting_since, 'remindAt', c.remind_at, 'lastAt', c.last_at,
  'last', ${lastMessage(scope)}, 'unread', f.unread)`

export async function findConversations(
  db: Executor,
  scope: Scope,
  userId: number,
  query: ListQuery,
): Promise<ConversationPage> {
  const sought = query.search
    ? sql`position(lower(${query.search}) in lower(concat_ws(' ', name, listing))) > 0`
    : sql`true`
  const [row] = await db.execute<{ page: ConversationPage }>(sql`
    with mine as materialized (
      select c.id, c.name, c.state, c.assignee_id, c.waiting_since, c.last_at,
        ${listingReference} || ' ' || ${listingTitle} as listing, ${isUnread(userId)} as unread
      from conversations c ${conversationJoins} where ${within(scope)}),
    open as (select * from mine where not ${hasEnded}),
    found as (select * from mine where ${query.ended ? hasEnded : sql`not ${hasEnded}`}
      and ${inBox(query.box, userId)} and ${sought}),
    shown as (select * from found order by ${order}
      limit ${conversationPageSize} offset ${(query.page - 1) * conversationPageSize})
    select json_build_object('total', (select count(*) from found),
      'counts', (select json_build_object('all', count(*),
        'mine', count(*) filter (where ${inBox('mine', userId)}),
        'unassigned', count(*) filter (where ${inBox('unassigned', userId)}),
        'waiting', count(waiting_since), 'unread', count(*) filter (where unread)) from open),
      'items', coalesce((select json_agg(item) from (
        select ${rowJson(scope)} as item from shown f join conversations c on c.id = f.id
          ${conversationJoins}
        order by f.waiting_since nulls last, f.last_at desc, f.id desc) items), '[]')) as page`)
  return (row as { page: ConversationPage }).page
}
