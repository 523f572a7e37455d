import { sql, type SQL } from '../../db/orm.ts'
import type { ResortChoices } from '#contract/resorts/resorts.calls.ts'
import type { ResortCard, ResortPage } from '#contract/resorts/resorts.schema.ts'
import { today } from '#contract/values/day.ts'
import type { Executor } from '../../db/connect.ts'
import { pictureJson } from '../../kit/picture.sql.ts'

/** Published weeks of each resort, with the lowest price among them. */
const offered = () => sql`(
  select resort_id, count(*)::int as available, min(sell_price) as from_price from weeks
  where published and (hide_after is null or hide_after >= ${today()}::date) group by 1)`

/** Regions and resorts for a search, each resort with the number of its published weeks. */
export async function findResortChoices(db: Executor): Promise<ResortChoices> {
  const [row] = await db.execute<{ choices: ResortChoices }>(sql`
    select json_build_object(
      'regions', (
        select json_agg(json_build_object('regionId', g.id, 'regionCode', g.code,
          'regionName', g.name) order by g.name)
        from regions g where exists (select from resorts r where r.region_id = g.id and r.is_active)),
      'resorts', (
        select json_agg(json_build_object('resortId', r.id, 'resortName', r.name,
          'resortCode', r.code, 'regionCode', g.code, 'available', coalesce(w.available, 0))
          order by r.name)
        from resorts r
        join regions g on g.id = r.region_id
        left join ${offered()} w on w.resort_id = r.id
        where r.is_active)) as choices`)
  return { regions: row?.choices.regions ?? [], resorts: row?.choices.resorts ?? [] }
}

const pictures = (kind: 'gallery' | 'layout') => sql`coalesce((
  select json_agg(${pictureJson} order by ri.rank) from resort_images ri
  join images i on i.id = ri.image_id where ri.resort_id = r.id and ri.kind = ${kind}), '[]')`

const cardColumns = sql`
  'resortId', r.id, 'resortName', r.name, 'resortCode', r.code,
  'resortRegion', json_build_array(json_build_object('code', g.code)),
  'regionCode', g.code, 'regionName', g.name, 'province', coalesce(p.name, ''), 'town', r.town,
  'setting', r.setting, 'lat', r.lat, 'long', r.lng,
  'image', (select ${pictureJson} from resort_images ri join images i on i.id = ri.image_id
    where ri.resort_id = r.id and ri.kind = 'gallery' order by ri.rank limit 1),
  'available', coalesce(w.available, 0), 'fromPrice', w.from_price`

const cardJoins = () => sql`
  join regions g on g.id = r.region_id
  left join provinces p on p.id = r.province_id
  left join ${offered()} w on w.resort_id = r.id`

export async function findResortCards(
  db: Executor,
  which: 'all' | 'with weeks',
): Promise<ResortCard[]> {
  const wanted = which === 'with weeks' ? sql`and w.available > 0` : sql``
  const rows = await db.execute<{ card: ResortCard }>(sql`
    select json_build_object(${cardColumns}) as card from resorts r ${cardJoins()}
    where r.is_active ${wanted} order by r.name`)
  return rows.map((row) => row.card)
}

/** A resort's page without the catalogue's data. */
export type ResortRecord = Omit<ResortPage, 'description' | 'media'>

async function findResort(db: Executor, where: SQL): Promise<ResortRecord | undefined> {
  const [row] = await db.execute<{ resort: ResortRecord }>(sql`
    select json_build_object(${cardColumns}, 'address', r.address,
      'postalCode', coalesce(r.postal_code, ''), 'images', ${pictures('gallery')},
      'layout', ${pictures('layout')},
      'unitTypes', coalesce((select json_agg(json_build_object('name', t.name,
        'bedrooms', t.bedrooms, 'sleeps', t.sleeps, 'description', t.description) order by t.rank)
        from resort_unit_types t where t.resort_id = r.id), '[]'),
      'seasonCalendar', coalesce(r.season_calendar, ''), 'accommodationType', r.accommodation_type,
      'legalBasis', r.legal_basis, 'legalYears', r.legal_years,
      'schemeName', coalesce(r.scheme_name, r.name),
      'schemeAddress', coalesce(r.scheme_address, r.address)) as resort
    from resorts r ${cardJoins()} where r.is_active and ${where}`)
  return row?.resort
}

export function findResortByCode(db: Executor, code: string): Promise<ResortRecord | undefined> {
  return findResort(db, sql`lower(r.code) = lower(${code})`)
}

export async function findResortCode(db: Executor, id: number): Promise<string | undefined> {
  const [row] = await db.execute<{ code: string }>(sql`select code from resorts where id = ${id}`)
  return row?.code
}
