import { sql, type SQL } from '../../db/orm.ts'
import {
  queueLength,
  type ApprovalItem,
  type ApprovalKind,
} from '#contract/approvals/approvals.calls.ts'
import type { PromisedValues } from '#contract/listing-changes/differences.ts'
import type { Executor } from '../../db/connect.ts'
import { personName } from '../accounts/person.sql.ts'
import { isAgencyToVerify } from '../agencies/agencies-to-verify.sql.ts'
import { feeState } from '../listings/fees.sql.ts'
import {
  listingJoins,
  listingReference,
  listingTitle,
  weekTitle,
} from '../listings/listings.sql.ts'
import { isToVerify, toVerifySince } from '../weeks/weeks-to-verify.sql.ts'

const undecided = (kind: ApprovalKind, id: SQL) => sql`not exists (
  select from approval_decisions d where d.kind = ${kind} and d.item_id = ${id} and d.state = 'waiting')`

const owner = sql`coalesce((select trim(o.name || ' ' || o.surname) from week_owners o
  where w.custom_owner and o.week_id = w.id), ${personName(sql`w.owner_user_id`)})`
const agent = sql`(select trim(a.name || ' ' || a.surname) from agents a where a.id = w.agent_id)`

export interface WeekFacts {
  resort: string
  region: string
  module: string
  weekNumber: number | null
  unit: string
  bedrooms: number
  sleeps: number
  season: string
  arrival: string | null
  departure: string | null
  price: number
  levy: number
  leviesPaid: boolean
  fee: 'paid' | 'waived' | 'due'
  owner: string
  agent: string | null
  submitted: string
}

type Named = Pick<ApprovalItem, 'kind' | 'id' | 'version' | 'reference' | 'title' | 'since'>

export interface StoredWeek extends Named {
  kind: 'week'
  published: boolean
  hideAfter: string | null
  week: WeekFacts
}

export interface StoredChange extends Named {
  kind: 'change'
  listing: NonNullable<ApprovalItem['listing']>
  changedBy: string | null
  published: boolean
  before: PromisedValues
  after: PromisedValues
}

export interface StoredAgency extends Named {
  kind: 'agency'
  ffcNumber: string | null
  ffcValidUntil: string | null
  companyRegNumber: string | null
  administrator: string | null
  email: string | null
  cellNumber: string | null
}

export type StoredItem = StoredWeek | StoredChange | StoredAgency

const weeks = sql`
  select 'week' as kind, w.id, ${toVerifySince} as since, json_build_object('kind', 'week', 'id', w.id,
    'version', w.version, 'reference', w.reference, 'title', ${weekTitle}, 'since', ${toVerifySince},
    'published', w.published, 'hideAfter', w.hide_after, 'week', json_build_object(
      'resort', coalesce(r.name, w.other_resort_name), 'region', g.name, 'module', w.module,
      'weekNumber', w.week_number, 'unit', w.unit_number, 'bedrooms', w.bedrooms,
      'sleeps', w.max_sleep, 'season', n.name, 'arrival', w.arrival_date,
      'departure', w.departure_date, 'price', w.sell_price, 'levy', w.levy_amount,
      'leviesPaid', w.levies_paid_in_full, 'fee', ${feeState('week', sql`w.id`)},
      'owner', ${owner}, 'agent', ${agent}, 'submitted', w.created_at)) as item
  from weeks w left join resorts r on r.id = w.resort_id left join regions g on g.id = w.region_id
  left join seasons n on n.id = w.season_id
  where ${isToVerify} and ${undecided('week', sql`w.id`)}`

const changes = sql`
  select 'change' as kind, c.id, c.changed_at as since, json_build_object('kind', 'change', 'id', c.id,
    'version', c.version, 'reference', ${listingReference}, 'title', ${listingTitle},
    'since', c.changed_at, 'listing', json_build_object(
      'kind', case when c.week_id is null then 'property' else 'week' end,
      'id', coalesce(c.week_id, c.property_id)),
    'changedBy', ${personName(sql`c.changed_by`)}, 'published', coalesce(p.published, w.published),
    'before', c.before, 'after', c.after) as item
  from listing_changes c ${listingJoins(sql`c`)}
  where c.state = 'open' and ${undecided('change', sql`c.id`)}`

const agencies = sql`
  select 'agency' as kind, g.id, g.created_at as since, json_build_object('kind', 'agency', 'id', g.id,
    'version', g.version, 'reference', g.name, 'title', '', 'since', g.created_at,
    'ffcNumber', g.ffc_number, 'ffcValidUntil', g.ffc_valid_until,
    'companyRegNumber', g.company_reg_number, 'administrator', ${personName(sql`g.user_id`)},
    'email', u.email, 'cellNumber', a.cell_number) as item
  from agencies g left join users u on u.id = g.user_id left join agents a on a.user_id = g.user_id
  where ${isAgencyToVerify} and ${undecided('agency', sql`g.id`)}`

/** Oldest first, across all kinds. */
export async function findQueue(db: Executor): Promise<StoredItem[]> {
  const rows = await db.execute<{ item: StoredItem }>(sql`
    select item from (${weeks} union all ${changes} union all ${agencies}) q
    order by since, kind, id limit ${queueLength}`)
  return rows.map(({ item }) => item)
}

export async function countQueue(db: Executor): Promise<number> {
  const [row] = await db.execute<{ total: number }>(sql`
    select ((select count(*) from weeks w where ${isToVerify} and ${undecided('week', sql`w.id`)})
      + (select count(*) from listing_changes c
        where c.state = 'open' and ${undecided('change', sql`c.id`)})
      + (select count(*) from agencies g
        where ${isAgencyToVerify} and ${undecided('agency', sql`g.id`)}))::int as total`)
  return row?.total ?? 0
}

/** The reference of an item as it was read; undefined if it is no longer there. */
export async function findItem(
  db: Executor,
  { kind, id }: { kind: ApprovalKind; id: number },
): Promise<{ reference: string; version: number } | undefined> {
  const found = {
    week: sql`select w.reference, w.version from weeks w where w.id = ${id} and ${isToVerify}`,
    change: sql`select ${listingReference} as reference, c.version
      from listing_changes c ${listingJoins(sql`c`)} where c.id = ${id} and c.state = 'open'`,
    agency: sql`select g.name as reference, g.version from agencies g
      where g.id = ${id} and ${isAgencyToVerify}`,
  }
  const [row] = await db.execute<{ reference: string; version: number }>(found[kind])
  return row
}
