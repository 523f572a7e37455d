import { sql, type SQL } from '../../db/orm.ts'
import { mostOfEach, type Found } from '#contract/find/find.calls.ts'
import type { PaymentState } from '#contract/payments/payments.states.ts'
import type { Executor } from '../../db/connect.ts'
import { wordsOf } from '../../db/schema/columns.ts'
import { personName } from '../accounts/person.sql.ts'
import {
  listingJoins,
  listingReference,
  listingTitle,
  weekTitle,
} from '../listings/listings.sql.ts'

/** What was typed, in the forms that the indexes can look up. */
export interface Sought {
  /** The beginning of a username or an address, in lower case, as a pattern. */
  start: string
  /** Its terms as a text search query; undefined without any. */
  words: string | undefined
  /** The beginning of a reference, as a pattern; undefined if it cannot be one. */
  property: string | undefined
  week: string | undefined
  payment: string | undefined
}

type Rows<T> = { item: T } & Record<string, unknown>

const matches = (words: string) => sql`to_tsquery('simple', ${words})`

/** The branches in order, each with its own limit; one found twice counts once. */
function firstOf(branches: readonly SQL[]): SQL {
  const numbered = branches.map(
    (branch, place) => sql`(select id, ${place}::int as place from (${branch}) branch)`,
  )
  return sql`(select id, min(place) as place
    from (${sql.join(numbered, sql` union all `)}) branches group by id
    order by 2, 1 desc limit ${mostOfEach}) f`
}

const propertyWords = wordsOf(sql`name`, sql`short_description`, sql`suburb`, sql`city`)

export async function findProperties(
  db: Executor,
  { property, words }: Sought,
): Promise<Found['properties']> {
  const branches = [
    ...(property
      ? [
          sql`select id from properties where deleted_at is null and reference like ${property}
            limit ${mostOfEach}`,
        ]
      : []),
    ...(words
      ? [
          sql`select id from properties where deleted_at is null
            and ${propertyWords} @@ ${matches(words)} limit ${mostOfEach}`,
        ]
      : []),
  ]
  if (!branches.length) return []
  const rows = await db.execute<Rows<Found['properties'][number]>>(sql`
    select json_build_object('id', p.id, 'reference', p.reference,
      'title', coalesce(nullif(p.name, ''), p.short_description),
      'place', concat_ws(', ', nullif(p.suburb, ''), nullif(p.city, '')),
      'status', s.description) as item
    from ${firstOf(branches)} join properties p on p.id = f.id
    join statuses s on s.id = p.status_id order by f.place, p.id desc`)
  return rows.map(({ item }) => item)
}

export async function findWeeks(db: Executor, { week, words }: Sought): Promise<Found['weeks']> {
  const branches = [
    ...(week
      ? [
          sql`select id from weeks where reference like ${week} and deleted_at is null limit ${mostOfEach}`,
        ]
      : []),
    ...(words
      ? [
          sql`select id from weeks where deleted_at is null and resort_id in (
              select id from resorts where to_tsvector('simple', name) @@ ${matches(words)})
            order by id desc limit ${mostOfEach}`,
        ]
      : []),
  ]
  if (!branches.length) return []
  const rows = await db.execute<Rows<Found['weeks'][number]>>(sql`
    select json_build_object('id', w.id, 'reference', w.reference, 'title', ${weekTitle},
      'status', s.description) as item
    from ${firstOf(branches)} join weeks w on w.id = f.id
    join statuses s on s.id = w.status_id left join resorts r on r.id = w.resort_id
    order by f.place, w.id desc`)
  return rows.map(({ item }) => item)
}

/** By a prefix of the username or the email address, or by terms of the name. */
export async function findPeople(db: Executor, { start, words }: Sought): Promise<Found['people']> {
  const named = (table: SQL, query: string) => sql`
    select user_id as id from ${table} where deleted_at is null
      and ${wordsOf(sql`name`, sql`surname`)} @@ ${matches(query)} limit ${mostOfEach}`
  const branches = [
    sql`select id from users where deleted_at is null and lower(username) like ${start}
      limit ${mostOfEach}`,
    sql`select id from users where deleted_at is null and lower(email) like ${start}
      limit ${mostOfEach}`,
    ...(words ? [named(sql`individuals`, words), named(sql`agents`, words)] : []),
  ]
  const rows = await db.execute<Rows<Found['people'][number]>>(sql`
    select json_build_object('id', coalesce(a.id, i.id),
      'kind', case when a.id is not null then 'agent' else 'individual' end,
      'name', coalesce(nullif(trim(coalesce(a.name, i.name) || ' ' || coalesce(a.surname, i.surname)), ''),
        u.username),
      'username', u.username, 'email', u.email, 'role', o.name) as item
    from ${firstOf(branches)} join users u on u.id = f.id
    join roles o on o.id = u.role_id
    left join agents a on a.user_id = u.id and a.deleted_at is null
    left join individuals i on i.user_id = u.id and i.deleted_at is null
    where u.deleted_at is null and coalesce(a.id, i.id) is not null
    order by f.place, lower(u.username)`)
  return rows.map(({ item }) => item)
}

/** By terms of the person's name, a prefix of their address, or the reference of the listing. */
export async function findConversations(
  db: Executor,
  { start, words, property, week }: Sought,
): Promise<Found['conversations']> {
  const about = (table: SQL, column: SQL, reference: string) => sql`
    select c.id from conversations c join ${table} l on l.id = ${column}
    where l.reference like ${reference} order by c.last_at desc limit ${mostOfEach}`
  const branches = [
    ...(property ? [about(sql`properties`, sql`c.property_id`, property)] : []),
    ...(week ? [about(sql`weeks`, sql`c.week_id`, week)] : []),
    sql`select id from conversations where lower(email) like ${start}
      order by last_at desc limit ${mostOfEach}`,
    ...(words
      ? [
          sql`select id from conversations where ${wordsOf(sql`name`)} @@ ${matches(words)}
            order by last_at desc limit ${mostOfEach}`,
        ]
      : []),
  ]
  const rows = await db.execute<Rows<Found['conversations'][number]>>(sql`
    select json_build_object('id', c.id, 'name', c.name, 'state', c.state,
      'about', coalesce(${listingReference} || ', ' || ${listingTitle}, 'Contact message')) as item
    from ${firstOf(branches)} join conversations c on c.id = f.id ${listingJoins(sql`c`)}
    order by f.place, c.last_at desc`)
  return rows.map(({ item }) => item)
}

export type FoundPayment = Omit<Found['payments'][number], 'paymentStatus'> & {
  state: PaymentState
}

export async function findPayments(db: Executor, { payment }: Sought): Promise<FoundPayment[]> {
  if (!payment) return []
  const rows = await db.execute<Rows<FoundPayment>>(sql`
    select json_build_object('id', y.id, 'reference', y.reference, 'amount', y.amount,
      'state', y.state, 'payer', coalesce(${personName(sql`y.user_id`)}, '')) as item
    from payments y where y.reference like ${payment} and y.deleted_at is null
    order by y.reference limit ${mostOfEach}`)
  return rows.map(({ item }) => item)
}
