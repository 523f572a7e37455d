import { sql, type SQL } from '../../db/orm.ts'
import { endedStates } from '#contract/conversations/conversation-states.ts'
import {
  conversationPageSize,
  type ConversationBox,
} from '#contract/conversations/conversations.calls.ts'
import type { ConversationRow } from '#contract/conversations/conversations.schema.ts'
import type { Executor } from '../../db/connect.ts'
import { personName } from '../accounts/person.sql.ts'
import { listingJoins, listingReference, listingTitle } from '../listings/listings.sql.ts'
import { deliveredTo, listedFor, type Scope } from './conversations.policy.ts'
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
  /** All open ones of each box; those who wait and those unread of the box that is listed. */
  counts: { mine: number; unassigned: number; all: number; waiting: number; unread: number }
}

type StoredPage = Omit<ConversationPage, 'total'> & { total: number | null }

const hasEnded = sql`state in (${sql.join(
  endedStates.map((state) => sql`${state}`),
  sql`, `,
)})`

/** Someone is waiting, and this person has not opened it since. */
const isUnread = (
  conversation: SQL,
  userId: number,
) => sql`(${conversation}.waiting_since is not null
  and not exists (select from conversation_reads d where d.conversation_id = ${conversation}.id
    and d.user_id = ${userId} and d.read_at >= ${conversation}.last_at))`

function inBox(box: ConversationBox, userId: number): SQL {
  if (box === 'mine') return sql`assignee_id = ${userId}`
  return box === 'unassigned' ? sql`assignee_id is null` : sql`true`
}

/** The longest wait first, then the most recently active. */
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

/** What a search also matches in a conversation. */
const searchedColumns = sql`, c.name, c.property_id, c.week_id`

/** The name and the listing's title beside each row: joined once, not looked up for each. */
const withWords = sql`(select mine.id, mine.state, mine.assignee_id, mine.waiting_since, mine.last_at,
    lower(concat_ws(' ', mine.name, ${listingReference} || ' ' || ${listingTitle})) as words
  from mine ${listingJoins(sql`mine`)}) mine`

const foundBy = (search: string | undefined) =>
  search ? sql`position(lower(${search}) in words) > 0` : sql`true`

/**
 * Every conversation is counted, so only the columns needed for that are read. Names, listings and
 * messages are read only for the page; waiting and other conversations are each in the order of an
 * index.
 */
export function listStatement(scope: Scope, userId: number, query: ListQuery): SQL {
  const inPlace = (when: boolean) => (when ? sql`not materialized` : sql`materialized`)
  const last = query.page * conversationPageSize
  const first = last - conversationPageSize
  return sql`
    with mine as ${inPlace(scope === 'all')} (
      select c.id, c.state, c.assignee_id, c.waiting_since, c.last_at
        ${query.search ? searchedColumns : sql``}
      from conversations c where ${listedFor(scope)}),
    open as not materialized (select * from mine where not ${hasEnded}),
    found as ${inPlace(!query.search)} (
      select id, state, assignee_id, waiting_since, last_at
      from ${query.search ? withWords : sql`mine`}
      where ${query.ended ? hasEnded : sql`not ${hasEnded}`}
        and ${inBox(query.box, userId)} and ${foundBy(query.search)}),
    first as (
      (select * from found where waiting_since is not null order by ${order} limit ${last})
      union all
      (select * from found where waiting_since is null order by last_at desc, id desc limit ${last})),
    shown as (select *, ${isUnread(sql`first`, userId)} as unread from (
      select * from first order by ${order} limit ${conversationPageSize} offset ${first}) first)
    select json_build_object('total', ${totalOf(query)},
      'counts', (select json_build_object('all', count(*),
        'mine', count(*) filter (where ${inBox('mine', userId)}),
        'unassigned', count(*) filter (where ${inBox('unassigned', userId)}),
        'waiting', count(waiting_since) filter (where ${inBox(query.box, userId)}),
        'unread', (select count(*) from open
          where ${inBox(query.box, userId)} and ${isUnread(sql`open`, userId)})) from open),
      'items', coalesce((select json_agg(item) from (
        select ${rowJson(scope)} as item from shown f join conversations c on c.id = f.id
          ${conversationJoins}
        order by f.waiting_since nulls last, f.last_at desc, f.id desc) items), '[]')) as page`
}

/** Without a search, the number of open ones in a box is among the counts. */
const totalOf = ({ search, ended }: ListQuery) =>
  search || ended ? sql`(select count(*) from found)` : sql`null::int`

export async function findConversations(
  db: Executor,
  scope: Scope,
  userId: number,
  query: ListQuery,
): Promise<ConversationPage> {
  const [row] = await db.execute<{ page: StoredPage }>(listStatement(scope, userId, query))
  const { total, ...page } = (row as { page: StoredPage }).page
  return { ...page, total: total ?? page.counts[query.box] }
}
