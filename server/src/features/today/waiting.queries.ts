import { sql, type SQL } from '../../db/orm.ts'
import { describeDifferences, type PromisedValues } from '#contract/listing-changes/differences.ts'
import type { ListingKind } from '#contract/listings/listings.schema.ts'
import { namedOfEach, type WaitingWork, type WaitKind } from '#contract/today/today.calls.ts'
import { today } from '#contract/values/day.ts'
import { weekStatus } from '#contract/weeks/weeks.states.ts'
import type { Executor } from '../../db/connect.ts'
import { personName } from '../accounts/person.sql.ts'
import {
  listingJoins,
  listingReference,
  listingTitle,
  propertyTitle,
  weekTitle,
} from '../listings/listings.sql.ts'
import { isAgencyToVerify } from '../agencies/agencies-to-verify.sql.ts'
import { openAlertLines } from '../payments/payment-alerts.sql.ts'
import { isToVerify, toVerifySince } from '../weeks/weeks-to-verify.sql.ts'
import { localDay } from '../../db/local-time.ts'

interface Waits {
  from: SQL
  /** Additional tables, only for the names: counting does not need them. */
  names?: SQL
  where: SQL
  /** Since when it has been waiting, or its deadline. */
  since: SQL
  item: SQL
}

/** Everything is counted by an index; names are looked up only for the first few. */
function waiting({ from, names = sql``, where, since, item }: Waits): SQL {
  return sql`(select json_build_object('count', count(*), 'oldest', min(${since}),
    'items', (select coalesce(json_agg(item), '[]') from (
      select ${item} as item from ${from} ${names} where ${where}
      order by ${since} limit ${namedOfEach}) first))
    from ${from} where ${where})`
}

const paymentJoins = listingJoins(sql`y`)

const paymentFacts = sql`'id', y.id, 'reference', y.reference, 'payer', ${personName(sql`y.user_id`)},
  'listing', coalesce(p.reference || ', ' || ${propertyTitle}, w.reference || ', ' || ${weekTitle}),
  'amount', y.amount`

/**
 * Past weeks and listings that should have been hidden, still published. A sold week may stay
 * published until its hide date.
 */
function pastListings(day: string): SQL {
  return sql`(
    select 'week' as kind, w.id, least(w.departure_date, w.hide_after) as day from weeks w
    where w.published and (w.hide_after < ${day}::date or (w.departure_date < ${day}::date
      and w.status_id <> (select id from statuses where code = ${weekStatus.sold})))
    union all
    select 'property', p.id, p.hide_after from properties p
    where p.published and p.hide_after < ${day}::date) l`
}

/** The kinds that are table rows; the state of the backups comes from their own feature. */
type CountedKind = Exclude<WaitKind, 'backups'>

function allWaits(day: string): Record<CountedKind, SQL> {
  return {
    payments: waiting({
      from: sql`payments y`,
      names: paymentJoins,
      where: sql`y.state = 'pending' and y.provider = 'eft' and y.deleted_at is null`,
      since: sql`y.created_at`,
      item: sql`json_build_object(${paymentFacts})`,
    }),
    refunds: waiting({
      from: sql`payments y`,
      names: paymentJoins,
      where: sql`y.state = 'refund due' and y.deleted_at is null`,
      since: sql`coalesce(y.refund_due_on, y.updated_at)`,
      item: sql`json_build_object(${paymentFacts}, 'dueOn', ${localDay(sql`y.refund_due_on`)})`,
    }),
    weeks: waiting({
      from: sql`weeks w`,
      names: sql`left join resorts r on r.id = w.resort_id`,
      where: isToVerify,
      since: toVerifySince,
      item: sql`json_build_object('id', w.id, 'reference', w.reference, 'title', ${weekTitle})`,
    }),
    listingChanges: waiting({
      from: sql`listing_changes c`,
      names: listingJoins(sql`c`),
      where: sql`c.state = 'open'`,
      since: sql`c.changed_at`,
      item: sql`json_build_object('id', c.id, 'reference', ${listingReference},
        'title', ${listingTitle}, 'before', c.before, 'after', c.after,
        'kind', case when c.week_id is null then 'property' else 'week' end)`,
    }),
    privacyRequests: waiting({
      from: sql`privacy_requests q`,
      where: sql`q.state = 'open'`,
      since: sql`q.due_on`,
      item: sql`json_build_object('id', q.id, 'name', coalesce(nullif(q.name, ''), q.email),
        'kind', q.kind, 'daysLeft', q.due_on - ${day}::date)`,
    }),
    mails: waiting({
      from: sql`outbox m`,
      where: sql`m.state = 'failed'`,
      since: sql`m.created_at`,
      item: sql`json_build_object('id', m.id, 'to', m."to", 'subject', m.subject)`,
    }),
    paymentAlerts: waiting({
      from: sql`${openAlertLines} a`,
      names: sql`left join payments y on y.id = a.payment_id`,
      where: sql`true`,
      since: sql`a.created_at`,
      item: sql`json_build_object('id', a.id, 'kind', a.kind, 'payment', case when y.id is not null
        then json_build_object('id', y.id, 'reference', y.reference) end)`,
    }),
    bankMoney: waiting({
      from: sql`bank_lines b`,
      where: sql`b.state in ('open', 'accepted', 'refund due')`,
      since: sql`b.day`,
      item: sql`json_build_object('id', b.id, 'statementId', b.statement_id, 'day', b.day,
        'description', b.description, 'amount', b.amount)`,
    }),
    pastListings: waiting({
      from: pastListings(day),
      names: sql`left join properties p on l.kind = 'property' and p.id = l.id
        left join weeks w on l.kind = 'week' and w.id = l.id
        left join resorts r on r.id = w.resort_id`,
      where: sql`true`,
      since: sql`l.day`,
      item: sql`json_build_object('kind', l.kind, 'id', l.id, 'day', l.day,
        'reference', coalesce(p.reference, w.reference),
        'title', coalesce(${propertyTitle}, ${weekTitle}))`,
    }),
    conversations: waiting({
      from: sql`conversations c`,
      names: listingJoins(sql`c`),
      where: sql`c.waiting_since is not null`,
      since: sql`c.waiting_since`,
      item: sql`json_build_object('id', c.id, 'name', c.name, 'waitingSince', c.waiting_since,
        'about', coalesce(${listingReference} || ', ' || ${listingTitle}, 'Contact message'))`,
    }),
    agencies: waiting({
      from: sql`agencies g`,
      where: isAgencyToVerify,
      since: sql`g.created_at`,
      item: sql`json_build_object('id', g.id, 'name', g.name)`,
    }),
  }
}

/** Everything that needs attention, in one statement. */
export function waitingStatement(day: string): SQL {
  const parts = Object.entries(allWaits(day)).map(([kind, part]) => sql`${kind}::text, ${part}`)
  return sql`select json_build_object(${sql.join(parts, sql`, `)}) as waiting`
}

export type CountedWork = Pick<WaitingWork, CountedKind>

type StoredWork = Omit<CountedWork, 'listingChanges'> & {
  listingChanges: Omit<WaitingWork['listingChanges'], 'items'> & {
    items: (Pick<WaitingWork['listingChanges']['items'][number], 'id' | 'reference' | 'title'> & {
      kind: ListingKind
      before: PromisedValues
      after: PromisedValues
    })[]
  }
}

export async function findWaiting(db: Executor): Promise<CountedWork> {
  const [row] = await db.execute<{ waiting: StoredWork }>(waitingStatement(today()))
  const { listingChanges, ...waiting } = (row as { waiting: StoredWork }).waiting
  const items = listingChanges.items.map(({ kind, before, after, ...item }) => ({
    ...item,
    differences: describeDifferences(kind, before, after),
  }))
  return { ...waiting, listingChanges: { ...listingChanges, items } }
}
