import { sql } from '../../db/orm.ts'
import { links } from '#contract/links.ts'
import { placeKeyOf } from '#contract/places/place-key.ts'
import { today } from '#contract/values/day.ts'
import type { Executor } from '../../db/connect.ts'

/** The protocol's limit for one file. A part is a range of ids, so it never exceeds it. */
export const partSize = 50_000

export interface SitemapEntry {
  path: string
  /** When the page last changed, as `yyyy-mm-dd`. */
  changed: string
}

export interface SitemapPart {
  kind: 'properties' | 'weeks'
  number: number
  changed: string
}

const isShown = (table: 's' | 'w') => sql`
  (${sql.raw(table)}.hide_after is null or ${sql.raw(table)}.hide_after >= ${today()}::date)`
const day = (value: ReturnType<typeof sql>) => sql`to_char(${value}, 'YYYY-MM-DD')`
const partOf = (id: ReturnType<typeof sql>) => sql`(${id} - 1) / ${partSize}::int + 1`

/** The parts that have at least one page. */
export async function findParts(db: Executor): Promise<SitemapPart[]> {
  return db.execute<SitemapPart & Record<string, unknown>>(sql`
    select 'properties' as kind, ${partOf(sql`s.property_id`)} as number,
      ${day(sql`max(p.updated_at)`)} as changed
    from property_search s join properties p on p.id = s.property_id where ${isShown('s')} group by 2
    union all
    select 'weeks', ${partOf(sql`w.id`)}, ${day(sql`max(w.updated_at)`)}
    from weeks w where w.published and ${isShown('w')} group by 2
    order by 1, 2`)
}

export async function findPropertyPages(db: Executor, part: number): Promise<SitemapEntry[]> {
  const rows = await db.execute<{ id: number; usage: string; changed: string }>(sql`
    select s.property_id as id, s.usage, ${day(sql`p.updated_at`)} as changed
    from property_search s join properties p on p.id = s.property_id
    where s.property_id between ${(part - 1) * partSize + 1} and ${part * partSize}
      and ${isShown('s')} order by 1`)
  return rows.map(({ id, usage, changed }) => ({ path: links.property(usage, id), changed }))
}

export async function findWeekPages(db: Executor, part: number): Promise<SitemapEntry[]> {
  const rows = await db.execute<{ id: number; code: string | null; changed: string }>(sql`
    select w.id, r.code, ${day(sql`w.updated_at`)} as changed
    from weeks w left join resorts r on r.id = w.resort_id
    where w.published and w.id between ${(part - 1) * partSize + 1} and ${part * partSize}
      and ${isShown('w')} order by 1`)
  return rows.map(({ id, code, changed }) => ({ path: links.week(code ?? '', id), changed }))
}

export async function findResortPages(db: Executor): Promise<SitemapEntry[]> {
  const rows = await db.execute<{ code: string; changed: string }>(sql`
    select code, ${day(sql`updated_at`)} as changed
    from resorts where is_active order by id limit ${partSize}`)
  return rows.map(({ code, changed }) => ({ path: links.resort(code), changed }))
}

/** The results page of every suburb with a listing, for each usage, for sale and to rent. */
export async function findSuburbPages(db: Executor): Promise<SitemapEntry[]> {
  const rows = await db.execute<{
    usage: string
    sale: boolean
    suburb: string
    city: string
    province: string
    changed: string
  }>(sql`
    select s.usage, s.is_sale as sale, b.name as suburb, c.name as city, v.name as province,
      ${day(sql`max(p.updated_at)`)} as changed
    from property_search s
    join properties p on p.id = s.property_id
    join suburbs b on b.id = s.suburb_id
    join cities c on c.id = b.city_id
    join provinces v on v.id = c.province_id
    where ${isShown('s')}
    group by s.usage, s.is_sale, b.id, b.name, c.name, v.name
    order by v.name, c.name, b.name, s.usage, s.is_sale limit ${partSize}`)
  return rows.map(({ usage, sale, changed, ...place }) => ({
    path: links.propertyResults({
      usage,
      salesType: sale ? 'Sale' : 'Rent',
      places: [placeKeyOf(place)],
    }),
    changed,
  }))
}
