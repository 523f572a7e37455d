import { sql, type SQL } from '../../db/orm.ts'
import type { WeekColumn } from '#contract/weeks/week-columns.ts'
import type { WeekFilter } from '#contract/weeks/weeks.filter.schema.ts'
import type { WeekRow } from '#contract/weeks/weeks.schema.ts'
import { listCountCap, type Page } from '#contract/values/paging.ts'
import type { Executor } from '../../db/connect.ts'
import { cappedAt, countUpTo } from '../../kit/long-list.ts'
import type { PageQuery } from '../../kit/paging.ts'
import { feeState } from '../listings/fees.sql.ts'
import { allOf, bedroomsText, filterConditions, weekJoins } from './week-filter.sql.ts'
import { publishedDateKey } from './weeks.queries.ts'

/** A row of a list as the database returns it, with what the state table needs. */
export interface TableRow extends Omit<WeekRow, 'may' | 'paid'> {
  ownerUserId: number
  agentUserId: number | null
  agencyId: number | null
  everPublished: boolean
  hideAfter: string | null
}

const ownerText = sql`people.owner`
const agentText = sql`people.agent`

/**
 * Joined in a subquery (`offset 0` keeps PostgreSQL from flattening it): for eleven tables at once,
 * planning takes a hundred times as long as reading a page.
 */
const peopleJoin = sql`
  left join lateral (
    select coalesce(case when w.custom_owner then o.name || ' ' || o.surname end,
        p.name || ' ' || p.surname, pa.name || ' ' || pa.surname, u.username) as owner,
      coalesce(a.name || ' ' || a.surname, y.name, '') as agent, a.user_id as agent_user_id
    from users u
    left join week_owners o on o.week_id = w.id
    left join individuals p on p.user_id = u.id
    left join agents pa on pa.user_id = u.id
    left join agents a on a.id = w.agent_id
    left join agencies y on y.id = w.agency_id
    where u.id = w.owner_user_id offset 0) people on true`
const tableJoins = sql`${weekJoins} ${peopleJoin}`

const columns: Record<WeekColumn, SQL> = {
  id: sql`w.id`,
  weekReference: sql`w.reference`,
  owner: sql`lower(${ownerText})`,
  agent: sql`lower(${agentText})`,
  resortName: sql`lower(coalesce(r.name, w.other_resort_name))`,
  module: sql`lower(w.module)`,
  unitNumber: sql`lower(w.unit_number)`,
  bedrooms: sql`w.bedrooms`,
  season: sql`n.rank`,
  region: sql`lower(g.name)`,
  sellPrice: sql`w.sell_price`,
  submitted: sql`w.created_at`,
  status: sql`lower(s.description)`,
  consent: sql`w.consent`,
}

const rowJson = sql`json_build_object(
  'id', w.id, 'version', w.version, 'weekReference', w.reference, 'owner', ${ownerText},
  'agent', ${agentText}, 'resortName', coalesce(r.name, w.other_resort_name),
  'resortCode', coalesce(r.code, ''), 'module', w.module, 'unitNumber', w.unit_number,
  'bedrooms', ${bedroomsText}, 'maxSleep', w.max_sleep, 'season', n.name, 'region', g.name,
  'sellPrice', w.sell_price, 'levyAmount', w.levy_amount, 'arrivalDate', w.arrival_date,
  'departureDate', w.departure_date, 'submitted', w.created_at,
  'status', json_build_object('id', s.id, 'code', s.code, 'description', s.description),
  'displayColor', coalesce(s.display, 'green'), 'consent', w.consent, 'publish', w.published,
  'isPublished', w.published, ${publishedDateKey}, w.first_published_at, 'latestPublishedDate', w.published_at,
  'verified', w.verified_at is not null, 'refusalReason', w.refusal_reason, 'fee', ${feeState('week', sql`w.id`)},
  'isTender', w.is_tender, 'ownerUserId', w.owner_user_id, 'agentUserId', people.agent_user_id,
  'agencyId', w.agency_id, 'everPublished', w.first_published_at is not null,
  'hideAfter', w.hide_after)`

export interface TableFilter extends Partial<WeekFilter> {
  publish?: 'true' | 'false' | undefined
  verified?: 'true' | 'false' | 'refused' | undefined
}

export interface TableScope {
  filter: TableFilter
  /** The caller's row filter. */
  where?: SQL | undefined
  search?: string | undefined
}

/** A refused week waits for its owner, not for verification. */
const verifiedConditions: Record<NonNullable<TableFilter['verified']>, SQL> = {
  true: sql`w.verified_at is not null`,
  false: sql`w.verified_at is null and w.refusal_reason is null`,
  refused: sql`w.refusal_reason is not null`,
}

function conditionsOf({ filter, where, search }: TableScope): SQL {
  const people = sql`${ownerText}, ${agentText}`
  const conditions = [sql`w.deleted_at is null`, ...filterConditions(filter, people)]
  if (search) conditions.push(...filterConditions({ keyword: search }, people))
  if (filter.publish)
    conditions.push(filter.publish === 'true' ? sql`w.published` : sql`not w.published`)
  if (filter.verified) conditions.push(verifiedConditions[filter.verified])
  if (where) conditions.push(where)
  return allOf(conditions)
}

/** Only a text search matches people's names: without one, counting needs none of them. */
function countJoins({ filter, search }: TableScope): SQL {
  return search || filter.keyword ? tableJoins : weekJoins
}

function orderOf({ sort, order }: Pick<PageQuery<WeekColumn>, 'sort' | 'order'>): SQL {
  return sql`${columns[sort]} ${order === 'asc' ? sql`asc` : sql`desc`}, w.id desc`
}

export async function findTable(
  db: Executor,
  scope: TableScope,
  query: PageQuery<WeekColumn>,
): Promise<Page<TableRow>> {
  const { page, size } = query
  const conditions = conditionsOf(scope)
  const [rows, [counted]] = await Promise.all([
    db.execute<{ week: TableRow }>(sql`
      select ${rowJson} as week from weeks w ${tableJoins}
      where ${conditions} order by ${orderOf(query)} limit ${size} offset ${(page - 1) * size}`),
    db.execute<{ total: number }>(
      countUpTo({ table: sql`weeks w ${countJoins(scope)}`, where: conditions }, listCountCap),
    ),
  ])
  const items = rows.map((row) => row.week)
  return { items, ...cappedAt(listCountCap, counted?.total), page, size }
}

export async function countTable(db: Executor, scope: TableScope): Promise<number> {
  const [row] = await db.execute<{ total: number }>(sql`
    select count(*)::int as total from weeks w ${countJoins(scope)} where ${conditionsOf(scope)}`)
  return row?.total ?? 0
}

/** A batch of an export, newest first: each begins where the previous one ended. */
export async function findBatch(
  db: Executor,
  scope: TableScope,
  below: number | undefined,
  size: number,
): Promise<TableRow[]> {
  const rest = below === undefined ? sql`true` : sql`w.id < ${below}`
  const rows = await db.execute<{ week: TableRow }>(sql`
    select ${rowJson} as week from weeks w ${tableJoins}
    where ${conditionsOf(scope)} and ${rest} order by w.id desc limit ${size}`)
  return rows.map((row) => row.week)
}
