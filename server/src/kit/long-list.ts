import { sql, type SQL } from '../db/orm.ts'
import type { PageQuery } from './paging.ts'

/**
 * The order of a list that may have a million rows: an index has the rows in that order, so that only
 * the rows of one page are joined with what a row shows. Rows that compare equal are ordered by id, in
 * the same direction, because one index can then be read in both directions.
 */
export type ListOrder =
  | {
      key: SQL
      /** Conditions that divide the rows into parts, if an index has the rows in order only within each part. */
      parts?: readonly SQL[]
    }
  /** Ordered by the `key` of another table: its rows, as `g`, and the condition for the rows that belong to each. */
  | { groups: SQL; members: SQL }

interface LongList {
  /** The table with its alias, such as `properties p`. */
  table: SQL
  id: SQL
  where: SQL
}

type Slice = Pick<PageQuery<string>, 'page' | 'size' | 'order'>

/** The order of rows that have been chosen by `pageOfIds`. */
export const pageOrder = (rows: SQL, { order }: Slice): SQL =>
  order === 'asc'
    ? sql`${rows}.key asc nulls last, ${rows}.id asc`
    : sql`${rows}.key desc nulls last, ${rows}.id desc`

/** A statement for the ids of a page, each with its `key`. */
export function pageOfIds({ table, id, where }: LongList, by: ListOrder, slice: Slice): SQL {
  const direction = slice.order === 'asc' ? sql`asc` : sql`desc`
  const last = slice.page * slice.size
  const first = (condition: SQL, key: SQL, order: SQL) => sql`
    (select ${id} as id, ${key} as key from ${table} where ${where} and ${condition}
      order by ${order} limit ${last})`
  const inOrder = (key: SQL) => sql`${key} ${direction}, ${id} ${direction}`
  const found =
    'groups' in by
      ? sql`select found.* from (${by.groups} order by key ${direction}) g
          cross join lateral ${first(by.members, sql`g.key`, sql`${id} ${direction}`)} found`
      : sql.join(
          (by.parts ?? [sql`true`]).map((part) => first(part, by.key, inOrder(by.key))),
          sql` union all `,
        )
  return sql`select id, key from (${found}) found order by ${pageOrder(sql`found`, slice)}
    limit ${slice.size} offset ${last - slice.size}`
}

/** A statement for the number of rows, which stops counting at one more than the maximum that is shown. */
export function countUpTo({ table, where }: Omit<LongList, 'id'>, most: number): SQL {
  return sql`select count(*)::int as total
    from (select from ${table} where ${where} limit ${most + 1}) counted`
}

/** The number of rows that a list shows, given a count up to one more than the maximum. */
export function cappedAt(most: number, counted = 0): { total: number; capped: boolean } {
  return { total: Math.min(counted, most), capped: counted > most }
}
