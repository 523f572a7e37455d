import { sql } from '#server/db/orm.ts'
import { copyLines, copyValue } from '../demo/copy.ts'
import { Rand } from '../demo/scenes/random.ts'
import { indexedForm, type Indexed } from '../server/src/features/alerts/index-searches.service.ts'
import type { Services } from '../server/src/services.ts'
import {
  drawCriteria,
  drawWeekCriteria,
  type SearchPlace,
  type SearchResort,
  type WeekMix,
} from './alert-searches.ts'

/** Beyond this many, searches differ from each other only in their prices and drawn areas. */
const mostModels = 10_000
/** One in this many saved searches is for timeshare weeks. */
const weeksAmong = 10
export const people = 100_000

interface Model extends Indexed {
  kind: 'property' | 'week'
  criteria: Record<string, string>
}

const array = (values: readonly number[] | null | undefined) =>
  values ? `{${values.join(',')}}` : null

type Kind = Model['kind']

const kindOf = (n: number): Kind => (n % weeksAmong === weeksAmong - 1 ? 'week' : 'property')

/** Draws a search of either kind. */
async function modelDrawer(services: Services, mix: WeekMix) {
  const { db } = services.database
  const places = await db.execute<SearchPlace & Record<string, unknown>>(sql`
    select u.name as suburb, c.name as city, p.name as province, u.lat, u.lng
    from property_search s join suburbs u on u.id = s.suburb_id
    join cities c on c.id = u.city_id join provinces p on p.id = c.province_id`)
  const resorts = await db.execute<SearchResort & Record<string, unknown>>(sql`
    select r.code as resort, g.code as region from resorts r join regions g on g.id = r.region_id`)
  const citiesOf = async (ids: readonly number[]) => {
    const rows = await db.execute<{ id: number }>(sql`
      select distinct city_id as id from suburbs where id = any(${array(ids)}::text::int[])`)
    return rows.map(({ id }) => id)
  }
  const r = new Rand('alerts')
  return async (kind: Kind): Promise<Model> => {
    for (;;) {
      const criteria =
        kind === 'week'
          ? drawWeekCriteria(r.pick(resorts), r.pick(places), mix, r)
          : drawCriteria(r.pick(places), r)
      const form = await indexedForm(services, { kind, criteria }, citiesOf)
      if (form) return { ...form, kind, criteria }
    }
  }
}

const scaled = (price: number | string | null | undefined, by: number) =>
  price ? Math.round(Number(price) * by) : null

/** The price factor of a search: between 0.7 and 1.3, always the same for the same search. */
const factorOf = (n: number) => 0.7 + ((n * 7919) % 601) / 1000

/** Nobody draws someone else's area. A drive starts at a place that others name as well. */
function restOfOne({ filter }: Model, rest: bigint | null, n: number): bigint | null {
  const own = filter.area ?? filter.circleLats ?? null
  return own === null || rest === null ? rest : BigInt.asUintN(62, rest + BigInt(n))
}

type Line = (model: Model, n: number, by: number) => (string | number | boolean | null)[][]

/** For this many searches, with the model of each; those without one are left out. */
function* linesOf(
  models: readonly (Model | undefined)[],
  count: number,
  line: Line,
): Generator<string> {
  for (let n = 0; n < count; n++) {
    const model = models[n % models.length]
    if (!model) continue
    for (const values of line(model, n, factorOf(n)))
      yield `${values.map((value) => copyValue(value)).join('\t')}\n`
  }
}

const recipientOf = (n: number) => (n % people) + 1

const searchColumns =
  'id email confirmed_at kind name criteria query frequency hour created_at'.split(' ')

const searchLine =
  (yesterday: string): Line =>
  ({ kind, criteria }, n, by) => {
    const prices = ['minPrice', 'maxPrice'].flatMap((name) =>
      criteria[name] ? [[name, String(scaled(criteria[name], by))]] : [],
    )
    const text = JSON.stringify({ ...criteria, ...Object.fromEntries(prices) })
    const email = `p${recipientOf(n)}@example.com`
    const query = `n=${n}`
    return [[n + 1, email, yesterday, kind, query, text, query, 'daily', 7, yesterday]]
  }

const filterColumns = (
  'search_id recipient_id is_sale usage type_ids in_places province_ids city_ids suburb_ids circle_lats ' +
  'circle_lngs circle_kilometres suburb_name reach_suburb_ids reach_city_ids min_price max_price gross ' +
  'bedrooms features area words resort_ids'
).split(' ')

const filterLine: Line = ({ filter: f }, n, by) => [
  [
    n + 1,
    recipientOf(n),
    f.isSale ?? true,
    f.usage ?? null,
    array(f.typeIds),
    f.inPlaces ?? false,
    array(f.provinceIds),
    array(f.cityIds),
    array(f.suburbIds),
    array(f.circleLats),
    array(f.circleLngs),
    array(f.circleKilometres),
    f.suburbName ?? null,
    array(f.reachSuburbIds),
    array(f.reachCityIds),
    scaled(f.minPrice, by),
    scaled(f.maxPrice, by),
    f.gross ?? false,
    f.bedrooms ?? null,
    array(f.features),
    f.area ?? null,
    f.words ?? null,
    array(f.resortIds),
  ],
]

const termColumns =
  'search_id term min_price max_price bedrooms recipient_id rest south west north east'.split(' ')

const termLine: Line = (model, n, by) => {
  const { criteria, range, terms } = model
  const low = scaled(criteria.minPrice, by) ?? 0
  const high = scaled(criteria.maxPrice, by) ?? range.maxPrice
  return terms.map(({ term, rest, box }) => {
    const left = restOfOne(model, rest, n)
    return [
      n + 1,
      String(term),
      low,
      high,
      range.bedrooms,
      recipientOf(n),
      left === null ? null : String(left),
      ...(box ? [box.south, box.west, box.north, box.east] : [null, null, null, null]),
    ]
  })
}

async function copySearches(
  { database }: Services,
  models: readonly (Model | undefined)[],
  count: number,
): Promise<void> {
  const yesterday = new Date(Date.now() - 86_400_000).toISOString()
  await database.sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    const copy = (table: string, columns: string[], line: Line) =>
      copyLines(tx, table, columns, linesOf(models, count, line))
    await copy('saved_searches', searchColumns, searchLine(yesterday))
    await copy('saved_search_filters', filterColumns, filterLine)
    await copy('saved_search_terms', termColumns, termLine)
  })
  for (const table of ['saved_searches', 'saved_search_filters', 'saved_search_terms'])
    await database.sql.unsafe(`vacuum analyze ${table}`)
}

export async function fillSearches(services: Services, count: number): Promise<void> {
  await services.database.sql`insert into alert_recipients (id, email, quiet_from, quiet_until)
    select n, 'p' || n || '@example.com', 0, 0 from generate_series(1, ${people}::int) n`
  const draw = await modelDrawer(services, 'broad')
  const models: Model[] = []
  for (let n = 0; n < Math.min(count, mostModels); n++) models.push(await draw(kindOf(n)))
  await copySearches(services, models, count)
}

/** As many searches of weeks as before, with different locations. */
export async function replaceWeekSearches(
  services: Services,
  count: number,
  mix: WeekMix,
): Promise<void> {
  await services.database.sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`delete from saved_search_terms t using saved_searches s
      where s.id = t.search_id and s.kind = 'week'`
    await tx`delete from saved_search_filters f using saved_searches s
      where s.id = f.search_id and s.kind = 'week'`
    await tx`delete from saved_searches where kind = 'week'`
  })
  const draw = await modelDrawer(services, mix)
  const models: (Model | undefined)[] = []
  for (let n = 0; n < Math.min(count, mostModels); n++)
    models.push(kindOf(n) === 'week' ? await draw('week') : undefined)
  await copySearches(services, models, count)
}

/** A published week at each of this many resorts, with varying prices, seasons and sizes. */
export async function fillWeeks({ database }: Services, count: number): Promise<void> {
  await database.sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`insert into weeks (region_id, resort_id, unit_number, module, week_number, season_id, bedrooms, max_sleep,
        week_type, levy_amount, arrival_date, departure_date, sell_price, owner_user_id, status_id, verified_at,
        published, published_at, first_published_at)
      select r.region_id, r.id, 'U' || n, '27 Fri', 1 + n % 52, s.id, n % 4, 2 + n % 4 * 2, 1, 9000,
        current_date + 30 + n, current_date + 37 + n, 20000 + n * 7919 % 90000, (select min(id) from users),
        (select id from statuses where code = 'AV'), now(), true, now(), now()
      from generate_series(1, ${count}::int) n
      join lateral (select id, region_id from resorts order by md5((id + n)::text) limit 1) r on true
      join lateral (select id from seasons order by md5((id + n)::text) limit 1) s on true`
  })
}
