import { sql, type SQL } from '../db/orm.ts'
import type { PageQuery } from './paging.ts'

/**
 * A page of a list that may have a million rows: an index has the rows in the order of the list, and
 * only those of the page are joined with what a row shows. Rows that compare equal follow the
 * direction of the order by their ids, because an index can be read that way in both directions.
 */
export type ListOrder =
  | {
      key: SQL
      /** Conditions that divide the rows, where an index has only those of each part in order. */
      parts?: readonly SQL[]
    }
  /** In order by a `key` of another table: its rows `g`, and the condition for the rows of each. */
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

/** A statement for the number of rows, which stops counting one after the most that is shown. */
export function countUpTo({ table, where }: Omit<LongList, 'id'>, most: number): SQL {
  return sql`select count(*)::int as total
    from (select from ${table} where ${where} limit ${most + 1}) counted`
}

/** What a list says of its number of rows, counted up to one more than the most that is shown. */
export function cappedAt(most: number, counted = 0): { total: number; capped: boolean } {
  return { total: Math.min(counted, most), capped: counted > most }
}
