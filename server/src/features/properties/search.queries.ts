import { searchCountCap, type SearchSort } from '#contract/properties/search.choices.ts'
import type { Database } from '../../db/connect.ts'
import { conditionsOf, priceColumn, usageBranches, type Search } from './search.where.ts'
import { runForBytes, runStatement, Statement } from './statement.ts'

interface SortRule {
  key: string
  direction: 'asc' | 'desc'
  type: string
  /** The key as the cursor spells it. */
  cursor(key: string): string
}

const byPrice = { key: 'p.monthly', type: 'numeric', cursor: String } as const

const sorts: Record<SearchSort, SortRule> = {
  high: { ...byPrice, direction: 'desc' },
  low: { ...byPrice, direction: 'asc' },
  best: { key: 'p.score', direction: 'desc', type: 'real', cursor: String },
  newest: {
    key: 'p.created_at',
    direction: 'desc',
    type: 'timestamptz',
    cursor: (key) => `to_char(${key} at time zone 'UTC', 'YYYYMMDD"T"HH24MISS.US"Z"')`,
  },
  // Without a date it is available now.
  available: {
    key: "coalesce(p.date_available, '-infinity'::date)",
    direction: 'asc',
    type: 'date',
    cursor: String,
  },
}

function ruleOf(sort: SearchSort, search: Search): SortRule {
  const rule = sorts[sort]
  return sort === 'low' || sort === 'high' ? { ...rule, key: priceColumn(search) } : rule
}

export interface PageOfSearch {
  sort: SearchSort
  size: number
  offset: number
  after: { key: string; id: number } | undefined
}

export interface FoundPage {
  /** The cards as JSON. */
  items: Buffer
  next: string | null
  /** One more than the cap if there are more; undefined if it was not requested. */
  total: number | undefined
}

/** The first part of a statement for a page of results: `page`, and how many there are. */
interface Parts {
  tables: string
  total: string
}

interface Asked {
  rule: SortRule
  page: PageOfSearch
  /** Conditions that match everything, one for each usage. */
  branches: readonly string[]
  limit: string
  offset: string
  /** Counting stops here. */
  enough: number
}

function orderOf({ direction }: SortRule, key: string, id: string): string {
  return `${key} ${direction}, ${id} ${direction}`
}

/** Past the cursor, if there is one. */
function onwardOf({ rule, page }: Asked, key: string, id: string, statement: Statement): string {
  if (!page.after) return ''
  const than = rule.direction === 'asc' ? '>' : '<'
  return ` and (${key}, ${id}) ${than} (${statement.value(page.after.key)}::${rule.type}, ${statement.value(page.after.id)})`
}

/** The columns of each listing on a page. */
const found = ({ key }: SortRule) => `p.property_id as id, ${key} as key, p.card`

/** Along the index of the order, which stops as soon as it has enough; the count is separate. */
function alongTheOrder(asked: Asked, search: Search, statement: Statement): Parts {
  const { rule, branches, limit, offset, enough } = asked
  const order = orderOf(rule, rule.key, 'p.property_id')
  const onward = onwardOf(asked, rule.key, 'p.property_id', statement)
  const [only] = branches
  const page =
    branches.length === 1
      ? `select ${found(rule)} from property_search p where ${only}${onward} order by ${order} limit ${limit} offset ${offset}`
      : `select * from (${branches
          .map(
            (branch) =>
              `(select ${found(rule)} from property_search p where ${branch}${onward} order by ${order} limit ${limit}::int + ${offset}::int)`,
          )
          .join(
            ' union all ',
          )}) p order by ${orderOf(rule, 'p.key', 'p.id')} limit ${limit} offset ${offset}`
  // A scan by price would start with the cheapest, where some words hardly occur.
  const walk = search.plan?.by === 'order' ? 'order by p.created_at desc, p.property_id desc' : ''
  const counted = branches
    .map((branch) => `(select from property_search p where ${branch} ${walk} limit ${enough})`)
    .join(' union all ')
  return {
    tables: `page as materialized (${page})`,
    total: `select from (${counted}) n limit ${enough}`,
  }
}

/** If both page and count would read every match, they are read once. */
function allAtOnce(asked: Asked, statement: Statement): Parts {
  const { rule, branches, limit, offset, enough } = asked
  const matches = branches
    .map(
      (branch) =>
        `select p.property_id as id, ${rule.key} as key from property_search p where ${branch}`,
    )
    .join(' union all ')
  const onward = onwardOf(asked, 'm.key', 'm.id', statement)
  return {
    tables: `matches as materialized (${matches}),
page as materialized (select m.id, m.key, p.card from (
  select m.id, m.key from matches m where true${onward}
  order by ${orderOf(rule, 'm.key', 'm.id')} limit ${limit} offset ${offset}) m
  join property_search p on p.property_id = m.id)`,
    total: `select from matches limit ${enough}`,
  }
}

/** One statement for page, cursor and, unless it is already known, the capped count. */
export function searchStatement(
  search: Search,
  page: PageOfSearch,
  today: string,
  counted = true,
): { text: string; statement: Statement } {
  const statement = new Statement()
  const rule = ruleOf(page.sort, search)
  const conditions = conditionsOf(search, today, statement).join(' and ')
  const asked = {
    rule,
    page,
    branches: usageBranches(search).map((usage) => `${usage} and ${conditions}`),
    // Part of the text: a generic plan for any limit would not suit a page.
    limit: String(page.size),
    offset: page.offset ? statement.value(page.offset) : '0',
    enough: (search.plan?.countCap ?? searchCountCap) + 1,
  }
  const { tables, total } = search.plan?.looksAtAll
    ? allAtOnce(asked, statement)
    : alongTheOrder(asked, search, statement)
  const count = counted ? `(select count(*)::int from (${total}) c)` : 'null'
  const order = orderOf(rule, 'p.key', 'p.id')
  const text = `with ${tables}
select
  (select '[' || coalesce(string_agg(p.card, ',' order by ${order}), '') || ']' from page p) as items,
  (select ${rule.cursor('p.key')} || '_' || p.id from page p order by ${order} limit 1 offset ${asked.limit}::int - 1) as next,
  ${count} as total`
  return { text, statement }
}

export interface FindOptions {
  /** Whether the results are counted as well. */
  counted?: boolean
  /** Along the order of the results there are soon enough, whatever the values are. */
  planOnce?: boolean
}

export async function findPage(
  database: Pick<Database, 'sql'>,
  search: Search,
  page: PageOfSearch,
  today: string,
  options: FindOptions = {},
): Promise<FoundPage> {
  const { counted = true, planOnce = false } = options
  const { text, statement } = searchStatement(search, page, today, counted)
  const [items, next, total] = await runForBytes(database, text, statement, planOnce)
  return {
    items: items as Buffer,
    next: next ? String(next) : null,
    total: counted ? Number(total) : undefined,
  }
}

/** The newest published ones, each usage by its own index. */
export async function findLatestText(
  database: Pick<Database, 'sql'>,
  kinds: readonly string[],
  count: number,
  today: string,
  skipped = 0,
): Promise<string> {
  const statement = new Statement()
  const limit = statement.value(count)
  const offset = statement.value(skipped)
  const day = statement.value(today)
  const newest = 'coalesce(p.first_published_at, p.created_at)'
  const branches = kinds.map(
    (usage) => `(select p.property_id as id, ${newest} as key, p.card from property_search p
      where p.usage = ${statement.value(usage)}
        and (p.hide_after is null or p.hide_after >= ${day})
      order by ${newest} desc, p.property_id desc limit ${limit}::int + ${offset}::int)`,
  )
  const [row] = await runStatement<{ cards: string }>(
    database,
    `select '[' || coalesce(string_agg(c.card, ',' order by c.key desc, c.id desc), '') || ']' as cards from (
      select * from (${branches.join(' union all ')}) p
      order by p.key desc, p.id desc limit ${limit}::int offset ${offset}::int) c`,
    statement,
  )
  return (row as { cards: string }).cards
}

export async function countLive(database: Pick<Database, 'sql'>, today: string): Promise<number> {
  const statement = new Statement()
  const [row] = await runStatement<{ total: number }>(
    database,
    `select count(*)::int as total from (select from property_search p
      where (p.hide_after is null or p.hide_after >= ${statement.value(today)}) limit ${searchCountCap + 1}) c`,
    statement,
  )
  return (row as { total: number }).total
}
