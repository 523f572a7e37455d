import { eq, sql, type SQL } from '../../db/orm.ts'
import type { Picture } from '#contract/values/picture.schema.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import { campaignItems as table } from '../../db/schema/campaigns.ts'
import { images } from '../../db/schema/images.ts'
import type { StoredPicture } from '../../kit/pictures.ts'
import { offsetOf, type PageQuery } from '../../kit/paging.ts'
import { pictureJson } from '../../kit/picture.sql.ts'

export interface ItemRow {
  id: number
  version: number
  campaignId: number
  weekId: number | null
  propertyId: number | null
  imageUrl: string | null
  picture: Picture | null
  rank: number
  custom: { placeHolder: string; value: string }[]
}

const itemJson = sql`json_build_object('id', c.id, 'version', c.version,
  'campaignId', c.campaign_id, 'weekId', c.week_id, 'propertyId', c.property_id,
  'imageUrl', c.image_url, 'rank', c.rank,
  'picture', case when i.id is not null then ${pictureJson} end,
  'custom', coalesce((select json_agg(json_build_object('placeHolder', v.placeholder, 'value', v.value)
    order by v.id) from campaign_item_placeholders v where v.campaign_item_id = c.id), '[]'))`

async function select(db: Executor, rest: SQL): Promise<ItemRow[]> {
  const rows = await db.execute<{ item: ItemRow }>(sql`
    select ${itemJson} as item from campaign_items c
    join campaigns k on k.id = c.campaign_id and k.deleted_at is null
    left join images i on i.id = c.image_id ${rest}`)
  return rows.map(({ item }) => item)
}

export function findItems(db: Executor, campaignId: number): Promise<ItemRow[]> {
  return select(db, sql`where c.campaign_id = ${campaignId} order by c.rank, c.id`)
}

export async function findItem(db: Executor, id: number): Promise<ItemRow | undefined> {
  const [item] = await select(db, sql`where c.id = ${id}`)
  return item
}

/** An item that an email or a page once showed, even if its campaign has since been deleted. */
export async function findShownItem(
  db: Executor,
  id: number,
): Promise<Pick<ItemRow, 'campaignId' | 'weekId' | 'propertyId'> | undefined> {
  const { campaignId, weekId, propertyId } = table
  const [row] = await db
    .select({ campaignId, weekId, propertyId })
    .from(table)
    .where(eq(table.id, id))
  return row
}

export async function findItemPage(
  db: Executor,
  query: PageQuery<'id' | 'rank'> & { campaignId?: number | undefined },
): Promise<{ items: ItemRow[]; total: number }> {
  const { campaignId, sort, order, size } = query
  const where = campaignId ? sql`c.campaign_id = ${campaignId}` : sql`true`
  const by = sql`${sort === 'rank' ? sql`c.rank` : sql`c.id`} ${order === 'asc' ? sql`asc` : sql`desc`}`
  const items = await select(
    db,
    sql`where ${where} order by ${by}, c.id desc limit ${size} offset ${offsetOf(query)}`,
  )
  const [counted] = await db.execute<{ total: number }>(sql`
    select count(*)::int as total from campaign_items c
    join campaigns k on k.id = c.campaign_id and k.deleted_at is null where ${where}`)
  return { items, total: counted?.total ?? 0 }
}

interface ItemValues {
  weekId: number | null
  propertyId: number | null
  imageId: number | null
  imageUrl: string | null
  rank: number
}

export async function insertItem(
  tx: Tx,
  campaignId: number,
  values: ItemValues,
): Promise<{ id: number }> {
  const [row] = await tx
    .insert(table)
    .values({ ...values, campaignId })
    .returning({ id: table.id })
  return row as { id: number }
}

export async function changeItem(tx: Tx, id: number, values: ItemValues): Promise<void> {
  await tx.update(table).set(values).where(eq(table.id, id))
}

export async function deleteItem(tx: Tx, id: number): Promise<void> {
  await tx.delete(table).where(eq(table.id, id))
}

/** Replaces the item's own values with these; unchanged ones are not written. */
export async function putCustomValues(
  tx: Tx,
  itemId: number,
  values: readonly { placeHolder: string; value: string }[],
): Promise<void> {
  const rows = JSON.stringify(values)
  await tx.execute(sql`
    delete from campaign_item_placeholders
    where campaign_item_id = ${itemId} and lower(placeholder) not in (
      select lower(x."placeHolder") from json_to_recordset(${rows}::json) as x ("placeHolder" text))`)
  await tx.execute(sql`
    insert into campaign_item_placeholders as v (campaign_item_id, placeholder, value)
    select ${itemId}::int, x."placeHolder", x.value
    from json_to_recordset(${rows}::json) as x ("placeHolder" text, value text)
    on conflict (campaign_item_id, lower(placeholder)) do update
      set placeholder = excluded.placeholder, value = excluded.value
      where (v.placeholder, v.value) is distinct from (excluded.placeholder, excluded.value)`)
}

/** The tags for which items of a campaign have values. */
export async function findCustomNames(db: Executor, campaignId: number): Promise<string[]> {
  const rows = await db.execute<{ name: string }>(sql`
    select distinct v.placeholder as name from campaign_item_placeholders v
    join campaign_items c on c.id = v.campaign_item_id where c.campaign_id = ${campaignId}`)
  return rows.map(({ name }) => name)
}

/**
 * Those of these pictures that an item of this listing may show: the listing's own, or unowned
 * ones.
 */
export async function mayShowPicture(
  db: Executor,
  imageId: number,
  listing: { weekId: number | null; propertyId: number | null },
): Promise<boolean> {
  const rows = await db.execute(sql`
    select from images i where i.id = ${imageId} and (
      not exists (select from property_images x where x.image_id = i.id)
      or exists (select from property_images x
        where x.image_id = i.id and x.property_id = ${listing.propertyId}))`)
  return rows.length > 0
}

export async function findPicture(db: Executor, id: number): Promise<Picture | undefined> {
  const [row] = await db.execute<{ picture: Picture }>(sql`
    select ${pictureJson} as picture from images i where i.id = ${id}`)
  return row?.picture
}

/** Pictures for campaigns are identified by their key, so that unused ones can be deleted. */
export const pictureKeyPrefix = 'campaign-'

export async function insertPicture(
  tx: Tx,
  stored: StoredPicture,
  createdBy: number,
): Promise<number> {
  const [row] = await tx
    .insert(images)
    .values({ ...stored, createdBy })
    .returning({ id: images.id })
  return (row as { id: number }).id
}

/** Never used, or no longer: a day is enough to finish a campaign. */
export async function deleteUnusedPictures(tx: Tx): Promise<void> {
  await tx.execute(sql`
    delete from images i
    where i.key like ${`${pictureKeyPrefix}%`} and i.created_at < now() - interval '1 day'
      and not exists (select from campaign_items x where x.image_id = i.id)
      and not exists (select from property_images x where x.image_id = i.id)
      and not exists (select from carousel_items x where x.image_id = i.id)
      and not exists (select from resort_images x where x.image_id = i.id)`)
}
