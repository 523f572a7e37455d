import type { Database } from '../../db/connect.ts'
import { cardColumns, cardJson } from './card.sql.ts'
import { runStatement, Statement } from './statement.ts'

const candidates = 12

/**
 * The nearest in price, dearer and cheaper, of the same city or else province; the same suburb and
 * type come first. Each candidate list is one short walk along a price index.
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
  // Queried as single values, since the order of an index is lost in a join.
  const own = (column: string) => `(select ${column} from subject)`
  const near = (place: 'city_id' | 'province_id', side: '>=' | '<') => {
    const order = side === '<' ? 'desc' : 'asc'
    return `
    (select ${cardColumns}, p.property_type_id, p.suburb_id, p.city_id from properties p
    where p.published and p.usage = ${own('usage')} and p.is_sale = ${own('is_sale')}
      and p.${place} = ${own(place)} and p.price ${side} ${own('price')} and p.id <> ${own('id')}
      and (p.hide_after is null or p.hide_after >= ${day})
    order by p.price ${order}, p.id ${order} limit ${candidates})`
  }
  const text = `with subject as (select * from properties where id = ${subject} and published)
    select coalesce(json_agg(c.card), '[]')::text as cards from (
      select ${cardJson} as card
      from (${near('city_id', '>=')} union ${near('city_id', '<')}
        union ${near('province_id', '>=')} union ${near('province_id', '<')}) p
      join statuses s on s.id = p.status_id
      cross join subject o
      order by (p.city_id = o.city_id) desc nulls last,
        (p.suburb_id = o.suburb_id) desc nulls last, (p.property_type_id = o.property_type_id) desc,
        abs(p.price - o.price), p.id
      limit ${statement.value(count)}) c`
  const [row] = await runStatement<{ cards: string }>(database, text, statement)
  return (row as { cards: string }).cards
}
