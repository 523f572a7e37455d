import { goneColor } from '#contract/listings/is-gone.ts'
import type { Database } from '../../db/connect.ts'
import { runStatement, Statement } from './statement.ts'

const candidates = 12

/**
 * The closest in price, higher and lower, in the same city or else province, that are not sold or
 * rented out; the same suburb and type come first. Each candidate list is one short scan along a
 * price index.
 */
export async function findSimilar(
  database: Pick<Database, 'sql'>,
  id: number,
  count: number,
  today: string,
): Promise<string> {
  const statement = new Statement()
  const subject = statement.value(id)
  const day = statement.value(today)
  const gone = statement.value(goneColor)
  // Queried as single values, since a join loses the order of an index.
  const own = (column: string) => `(select ${column} from subject)`
  const near = (place: 'city_id' | 'province_id', side: '>=' | '<') => {
    const order = side === '<' ? 'desc' : 'asc'
    return `
    (select p.property_id, p.type_id, p.suburb_id, p.city_id, p.monthly, p.card from property_search p
    where p.usage = ${own('usage')} and p.is_sale = ${own('is_sale')}
      and p.${place} = ${own(place)} and p.monthly ${side} ${own('monthly')}
      and p.property_id <> ${own('property_id')}
      and (p.hide_after is null or p.hide_after >= ${day})
      and not exists (select from properties q join statuses s on s.id = q.status_id
        where q.id = p.property_id and s.display = ${gone})
    order by p.monthly ${order}, p.property_id ${order} limit ${candidates})`
  }
  const text = `with subject as materialized (
      select property_id, usage, is_sale, type_id, province_id, city_id, suburb_id, monthly
      from property_search where property_id = ${subject})
    select '[' || coalesce(string_agg(c.card, ',' order by c.place), '') || ']' as cards from (
      select p.card, row_number() over (order by (p.city_id = o.city_id) desc nulls last,
        (p.suburb_id = o.suburb_id) desc nulls last, (p.type_id = o.type_id) desc,
        abs(p.monthly - o.monthly), p.property_id) as place
      from (${near('city_id', '>=')} union ${near('city_id', '<')}
        union ${near('province_id', '>=')} union ${near('province_id', '<')}) p
      cross join subject o
      order by place
      limit ${statement.value(count)}) c`
  const [row] = await runStatement<{ cards: string }>(database, text, statement, true)
  return (row as { cards: string }).cards
}
