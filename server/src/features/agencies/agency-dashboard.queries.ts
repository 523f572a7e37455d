import { sql } from '../../db/orm.ts'
import type { AgencyDashboard } from '#contract/agencies/agency-dashboard.calls.ts'
import { listingStatus } from '#contract/listings/listings.states.ts'
import type { Executor } from '../../db/connect.ts'

export interface ListingFigures {
  agentId: number | null
  published: number
  awaitingPayment: number
  underOffer: number
  gone: number
  total: number
}

const bothKinds = (agencyId: number) => sql`(
  select 'property' as kind, id, agent_id, agency_id, published, status_id from properties
  where agency_id = ${agencyId} and deleted_at is null
  union all select 'week', id, agent_id, agency_id, published, status_id from weeks
  where agency_id = ${agencyId} and deleted_at is null)`

const { awaitingPayment, awaitingEft, contract, offerPending, sold, rentedOut } = listingStatus

/** The listings of an agency by agent. */
export async function findListingFigures(
  db: Executor,
  agencyId: number,
): Promise<ListingFigures[]> {
  const rows = await db.execute<ListingFigures & Record<string, unknown>>(sql`
    select l.agent_id as "agentId", count(*)::int as total,
      count(*) filter (where l.published and s.code not in (${contract}, ${offerPending}, ${sold}, ${rentedOut}))::int as published,
      count(*) filter (where s.code in (${awaitingPayment}, ${awaitingEft}) and not l.published)::int as "awaitingPayment",
      count(*) filter (where s.code in (${contract}, ${offerPending}))::int as "underOffer",
      count(*) filter (where s.code in (${sold}, ${rentedOut}))::int as gone
    from ${bothKinds(agencyId)} l join statuses s on s.id = l.status_id
    group by l.agent_id`)
  return [...rows]
}

export interface LeadFigures {
  /** Null for the agency as a whole. */
  agentId: number | null
  whole: boolean
  leads: number
  unanswered: number
  oldestHours: number | null
  responseHours: number | null
}

/**
 * Recent enquiries about an agency's listings, by agent and in total; open ones count however old
 * they are.
 */
export async function findLeadFigures(
  db: Executor,
  agencyId: number,
  days: number,
): Promise<LeadFigures[]> {
  const recent = sql`e.created_at > now() - make_interval(days => ${days})`
  const open = sql`e.state = 'new'`
  const hours = (span: ReturnType<typeof sql>) => sql`(extract(epoch from ${span}) / 3600)`
  const rows = await db.execute<LeadFigures & Record<string, unknown>>(sql`
    select l.agent_id as "agentId", grouping(l.agent_id) = 1 as whole,
      count(*) filter (where ${recent})::int as leads,
      count(*) filter (where ${open})::int as unanswered,
      round(max(${hours(sql`now() - e.created_at`)}) filter (where ${open}))::float8 as "oldestHours",
      round((percentile_cont(0.5) within group (order by ${hours(sql`e.answered_at - e.created_at`)})
        filter (where e.answered_at is not null and ${recent}))::numeric, 1)::float8 as "responseHours"
    from ${bothKinds(agencyId)} l
    join enquiries e on (l.kind = 'property' and e.property_id = l.id) or (l.kind = 'week' and e.week_id = l.id)
    group by grouping sets ((l.agent_id), ())`)
  return [...rows]
}

const ofAgency = (agencyId: number) => sql`
  from payments y left join properties p on p.id = y.property_id left join weeks w on w.id = y.week_id
  where coalesce(p.agency_id, w.agency_id) = ${agencyId} and y.deleted_at is null`

const paymentColumns = sql`y.reference, coalesce(p.reference, w.reference) as listing,
  y.fee_name as "feeName", y.amount::float8 as amount, y.state,
  to_char(y.paid_at at time zone 'Africa/Johannesburg', 'YYYY-MM-DD') as "paidAt"`

type Payment = AgencyDashboard['payments'][number] & Record<string, unknown>

export async function findPayments(db: Executor, agencyId: number): Promise<Payment[]> {
  const rows = await db.execute<Payment>(
    sql`select ${paymentColumns} ${ofAgency(agencyId)} order by y.id desc limit 10`,
  )
  return [...rows]
}

/** What matters for a statement is when the money arrived. */
const month = sql`to_char(y.paid_at at time zone 'Africa/Johannesburg', 'YYYY-MM')`

export async function findStatements(db: Executor, agencyId: number) {
  const rows = await db.execute<
    AgencyDashboard['statements'][number] & Record<string, unknown>
  >(sql`
    select ${month} as month, count(*)::int as payments, sum(y.amount)::float8 as amount
    ${ofAgency(agencyId)} and y.paid_at is not null group by 1 order by 1 desc limit 12`)
  return [...rows]
}

export async function findMonth(
  db: Executor,
  agencyId: number,
  wanted: string,
): Promise<Payment[]> {
  const rows = await db.execute<Payment>(sql`
    select ${paymentColumns} ${ofAgency(agencyId)} and y.paid_at is not null
      and ${month} = ${wanted} order by y.paid_at, y.id`)
  return [...rows]
}
