import { sql } from 'drizzle-orm'
import type { WeekCard } from '#contract/weeks/weeks.schema.ts'
import type { Executor } from '../../db/connect.ts'

interface Row extends Record<string, unknown> {
  card: WeekCard
}

/** The newest published weeks as cards, with the first picture of their resort. */
export async function findLatest(db: Executor, count: number): Promise<WeekCard[]> {
  const rows = await db.execute<Row>(sql`
    select json_build_object(
      'id', w.id, 'weekReference', w.reference,
      'resortName', coalesce(r.name, w.other_resort_name), 'resortCode', coalesce(r.code, ''),
      'town', coalesce(r.town, ''), 'region', g.name,
      'image', (
        select json_build_object('id', i.id, 'width', i.width, 'height', i.height,
          'placeholder', i.placeholder, 'alt', i.alt)
        from resort_images ri join images i on i.id = ri.image_id
        where ri.resort_id = r.id and ri.kind = 'gallery' order by ri.rank limit 1),
      'module', w.module, 'season', n.name,
      'bedrooms', case when w.bedrooms = 0 then 'Studio' else w.bedrooms::text end,
      'maxSleep', w.max_sleep, 'arrivalDate', w.arrival_date, 'departureDate', w.departure_date,
      'weekNumber', w.week_number, 'seasonCalendar', coalesce(r.season_calendar, ''),
      'levyAmount', w.levy_amount, 'sellPrice', w.sell_price,
      'displayText', s.description, 'displayColor', coalesce(s.display, 'green')) as card
    from (
      select * from weeks w
      where w.published and (w.hide_after is null or w.hide_after >= current_date)
      order by w.first_published_at desc nulls last, w.id desc limit ${count}) w
    join regions g on g.id = w.region_id
    join seasons n on n.id = w.season_id
    join statuses s on s.id = w.status_id
    left join resorts r on r.id = w.resort_id
    order by w.first_published_at desc nulls last, w.id desc`)
  return rows.map((row) => row.card)
}
