import { and, eq, sql, type SQL } from '../../db/orm.ts'
import {
  carouselPlaces,
  type CarouselDetail,
  type CarouselItem,
} from '#contract/carousel/carousel.calls.ts'
import { today } from '#contract/values/day.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import { carouselItems } from '../../db/schema/carousel.ts'
import { offsetOf, type PageQuery } from '../../kit/paging.ts'
import { visible } from '../weeks/week-filter.sql.ts'
import { pictureJson } from '../../kit/picture.sql.ts'
import { liveProperty } from './carousel-listings.queries.ts'

const itemColumns = sql`
  'id', c.id, 'header', c.header, 'description', c.description, 'image', ${pictureJson},
  'timeshareID', c.week_id, 'propertyID', c.property_id,
  'resortCode', r.code, 'propertyUsageType', p.usage`

const joins = sql`
  join images i on i.id = c.image_id
  left join properties p on p.id = c.property_id
  left join weeks w on w.id = c.week_id
  left join resorts r on r.id = w.resort_id`

/** Whether visitors may see the listing behind an item. */
const isLive = () => sql`case when c.week_id is null then ${liveProperty()} else ${visible()} end`

/** Whether today is one of its days. */
const isDue = () => sql`coalesce(c.show_from, '-infinity') <= ${today()}::date
  and coalesce(c.show_until, 'infinity') >= ${today()}::date`

/** Nothing leads to a listing that visitors may not see. */
export async function findCarousel(db: Executor): Promise<CarouselItem[]> {
  const rows = await db.execute<{ item: CarouselItem }>(sql`
    select json_build_object(${itemColumns}) as item
    from carousel_items c ${joins} where ${isLive()} and ${isDue()} order by c.rank, c.id`)
  return rows.map((row) => row.item)
}

export type StoredItem = Omit<CarouselDetail, 'listing'>

/** Every item with its position among the live ones: a handful, so counting is cheap. */
const allItems = () => sql`
  select c.id, c.header, c.rank, json_build_object(${itemColumns}, 'version', c.version,
    'rank', c.rank, 'showFrom', c.show_from, 'showUntil', c.show_until,
    'state', case when not ${isLive()} then 'hidden'
      when c.show_until < ${today()}::date then 'over'
      when c.show_from > ${today()}::date then 'later'
      when count(*) filter (where ${isLive()} and ${isDue()}) over (order by c.rank, c.id) <= ${carouselPlaces}
      then 'shown' else 'waiting' end) as item
  from carousel_items c ${joins}`

const sorted: Record<'id' | 'header' | 'rank', SQL> = {
  id: sql`id`,
  header: sql`lower(header)`,
  rank: sql`rank`,
}

export async function findItemPage(db: Executor, query: PageQuery<'id' | 'header' | 'rank'>) {
  const pattern = `%${(query.search ?? '').replace(/[\\%_]/g, '\\$&')}%`
  const matches = query.search ? sql`header ilike ${pattern}` : sql`true`
  const direction = query.order === 'asc' ? sql`asc` : sql`desc`
  const [rows, [counted]] = await Promise.all([
    db.execute<{ item: StoredItem }>(sql`
      select item from (${allItems()}) c where ${matches}
      order by ${sorted[query.sort]} ${direction}, id ${direction}
      limit ${query.size} offset ${offsetOf(query)}`),
    db.execute<{ total: number }>(
      sql`select count(*)::int as total from carousel_items where ${matches}`,
    ),
  ])
  return { items: rows.map(({ item }) => item), total: counted?.total ?? 0 }
}

export async function findItem(db: Executor, id: number): Promise<StoredItem | undefined> {
  const [row] = await db.execute<{ item: StoredItem }>(
    sql`select item from (${allItems()}) c where id = ${id}`,
  )
  return row?.item
}

export async function nextRank(tx: Tx): Promise<number> {
  const [row] = await tx.execute<{ rank: number }>(
    sql`select coalesce(max(rank), 0) + 1 as rank from carousel_items`,
  )
  return row?.rank ?? 1
}

export interface ItemValues {
  header: string
  description: string
  weekId: number | null
  propertyId: number | null
  imageId: number
  rank: number
  showFrom: string | null
  showUntil: string | null
}

export async function insertItem(tx: Tx, values: ItemValues): Promise<number> {
  const [row] = await tx.insert(carouselItems).values(values).returning({ id: carouselItems.id })
  return (row as { id: number }).id
}

/** False if there is no such version of it. */
export async function changeItem(
  tx: Tx,
  { id, version }: { id: number; version: number },
  values: ItemValues,
): Promise<boolean> {
  const changed = await tx
    .update(carouselItems)
    .set(values)
    .where(and(eq(carouselItems.id, id), eq(carouselItems.version, version)))
    .returning({ id: carouselItems.id })
  return changed.length > 0
}

/** The image that it showed; undefined if there was no such item. */
export async function deleteItem(tx: Tx, id: number): Promise<number | undefined> {
  const [gone] = await tx
    .delete(carouselItems)
    .where(eq(carouselItems.id, id))
    .returning({ imageId: carouselItems.imageId })
  return gone?.imageId
}

/** Locked, so that if two people move items, one waits for the other. */
export async function lockIds(tx: Tx): Promise<number[]> {
  const rows = await tx.execute<{ id: number }>(sql`
    select id from carousel_items order by rank, id for update`)
  return rows.map(({ id }) => id)
}

/** Only items whose position changes are written. */
export async function setOrder(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`
    update carousel_items c set rank = o.place
    from unnest(${sql.param(`{${ids.join(',')}}`)}::int[]) with ordinality as o (id, place)
    where c.id = o.id and c.rank <> o.place`)
}
