import { sql } from 'drizzle-orm'
import { placeKeyOf } from '#contract/places/place-key.ts'
import type { Place } from '#contract/sentences/gazetteer.ts'
import type { KnownNames } from '#contract/sentences/lexicon.ts'
import type { Executor } from '../../db/connect.ts'

/** Every place that a sentence can name, the wider ones first. */
export async function findNamedPlaces(db: Executor): Promise<Place[]> {
  const rows = await db.execute<{
    kind: Place['kind']
    province: string
    city: string
    suburb: string
  }>(sql`
    select 'province' as kind, name as province, '' as city, '' as suburb from provinces
    union all
    select 'city', p.name, c.name, '' from cities c join provinces p on p.id = c.province_id
    union all
    select 'suburb', p.name, c.name, u.name from suburbs u
    join cities c on c.id = u.city_id
    join provinces p on p.id = c.province_id`)
  return rows.map((row) => {
    const name = row.suburb || row.city || row.province
    return { ...row, name, display: name, key: placeKeyOf(row) }
  })
}

/** The resorts and regions that a sentence can name. */
export async function findResortNames(
  db: Executor,
): Promise<Pick<KnownNames, 'resorts' | 'regions'>> {
  const rows = await db.execute<{ kind: 'resort' | 'region'; code: string; name: string }>(sql`
    select 'resort' as kind, code, name from resorts where is_active
    union all select 'region', code, name from regions`)
  const of = (kind: string) =>
    rows.filter((row) => row.kind === kind).map(({ code, name }) => ({ code, name }))
  return { resorts: of('resort'), regions: of('region') }
}
