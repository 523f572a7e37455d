import { sql } from '../../db/orm.ts'
import { goneColor } from '#contract/listings/is-gone.ts'
import type { WeekCard } from '#contract/weeks/weeks.schema.ts'
import type { Executor } from '../../db/connect.ts'
import { visible, weekJoins } from './week-filter.sql.ts'
import { cardColumns, inTurn } from './weeks.queries.ts'

/** The cards of those of these weeks that are published. */
export async function findCards(db: Executor, ids: readonly number[]): Promise<WeekCard[]> {
  const rows = await db.execute<{ card: WeekCard }>(sql`
    with shown as (
      select * from weeks w where w.id = any(${sql.param([...ids])}::int[]) and ${visible()})
    select json_build_object(${cardColumns}) as card from ${inTurn(sql`shown`)} w ${weekJoins}`)
  return rows.map(({ card }) => card)
}

/**
 * Published weeks similar to one that was once published: its resort or region, its season, its
 * price.
 */
export async function findLikeGone(db: Executor, id: number, count: number): Promise<WeekCard[]> {
  const rows = await db.execute<{ card: WeekCard }>(sql`
    with gone as materialized (
      select q.id, q.resort_id, q.region_id, q.season_id, q.bedrooms, h.to_price as price
      from weeks q cross join lateral (select to_price from listing_history h
        where h.week_id = q.id order by h.id desc limit 1) h
      where q.id = ${id}),
    alike as (
      select w.*, row_number() over (order by (w.resort_id = o.resort_id) desc nulls last,
        (w.season_id = o.season_id) desc, (w.bedrooms = o.bedrooms) desc,
        abs(w.sell_price - o.price), w.id) as likeness
      from gone o join weeks w on w.region_id = o.region_id and w.id <> o.id
      join statuses s on s.id = w.status_id and s.display is distinct from ${goneColor}
      where ${visible()} and w.sell_price between o.price * 0.5 and o.price * 1.5
      order by likeness limit ${count})
    select json_build_object(${cardColumns}) as card from ${inTurn(sql`alike`)} w ${weekJoins}
    order by w.likeness`)
  return rows.map(({ card }) => card)
}
