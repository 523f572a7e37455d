import { sql } from 'drizzle-orm'
import type { ResortChoices } from '#contract/resorts/resorts.calls.ts'
import type { Executor } from '../../db/connect.ts'

interface Row extends Record<string, unknown> {
  choices: ResortChoices
}

/** Regions and resorts for a search, each resort with the number of its published weeks. */
export async function findResortChoices(db: Executor): Promise<ResortChoices> {
  const [row] = await db.execute<Row>(sql`
    select json_build_object(
      'regions', (
        select json_agg(json_build_object('regionId', g.id,
          'regionCode', g.code, 'regionName', g.name) order by g.name)
        from regions g where exists (select from resorts r where r.region_id = g.id and r.is_active)),
      'resorts', (
        select json_agg(json_build_object('resortId', r.id, 'resortName', r.name,
          'resortCode', r.code, 'regionCode', g.code, 'available', coalesce(w.available, 0))
          order by r.name)
        from resorts r
        join regions g on g.id = r.region_id
        left join (select resort_id, count(*) as available from weeks where published group by 1) w
          on w.resort_id = r.id
        where r.is_active)) as choices`)
  return { regions: row?.choices.regions ?? [], resorts: row?.choices.resorts ?? [] }
}
