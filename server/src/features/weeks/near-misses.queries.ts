import { sql, type SQL } from '../../db/orm.ts'
import type { Executor } from '../../db/connect.ts'
import { allOf, visible, weekJoins } from './week-filter.sql.ts'

/** A week that matches everything except some filters. */
export interface NearWeek extends Record<string, unknown> {
  /** The filters that it does not match, in the given order. */
  missed: string[]
  price: number
  sleeps: number
  bedrooms: number
  season: string
  resortId: number | null
  arrival: string | null
  departure: string | null
}

const mostWeeks = 10_000

/** The published weeks that match `fixed` and all but this many of the others, in one statement. */
export async function findNearWeeks(
  db: Executor,
  fixed: SQL[],
  others: ReadonlyMap<string, SQL>,
  misses: number,
): Promise<NearWeek[]> {
  const fits = (condition: SQL) => sql`coalesce((${condition}), false)`
  const missed = [...others].map(
    ([name, condition]) => sql`case when not ${fits(condition)} then ${name}::text end`,
  )
  const failed = [...others.values()].map((condition) => sql`(not ${fits(condition)})::int`)
  const rows = await db.execute<NearWeek>(sql`
    select array_remove(array[${sql.join(missed, sql`, `)}], null) as missed, w.sell_price::float8 as price,
      w.max_sleep as sleeps, w.bedrooms, n.name as season, w.resort_id as "resortId",
      w.arrival_date::text as arrival, w.departure_date::text as departure
    from weeks w ${weekJoins}
    where ${allOf([visible(), ...fixed])} and ${sql.join(failed, sql` + `)} = ${misses}
    order by w.sell_price, w.id limit ${mostWeeks}`)
  return [...rows]
}
