import { sql } from '../../db/orm.ts'
import type { Executor } from '../../db/connect.ts'
import { stagedKeyPrefix } from '../../kit/stored-images.queries.ts'
import { managedBy, visibleToVisitors } from './listings.policy.ts'

export interface FoundPicture {
  id: number
  /** The folder with its sizes in the file store. */
  key: string
  isPublic: boolean
}

/**
 * A picture by its address. It is public unless it is shown only by listings that visitors cannot
 * see, or its listing is not saved yet. Items of the carousel and of campaigns show a listing's own
 * picture only while visitors see the listing, so they need no condition here.
 */
export async function findPicture(
  db: Executor,
  addressKey: string,
): Promise<FoundPicture | undefined> {
  const [row] = await db.execute<FoundPicture & Record<string, unknown>>(sql`
    select i.id, i.key, (
      (i.key not like ${`${stagedKeyPrefix}%`}
        and not exists (select from property_images x where x.image_id = i.id))
      or exists (select from property_images x join properties p on p.id = x.property_id
        where x.image_id = i.id and ${visibleToVisitors(sql`p`)})
      or exists (select from resort_images x where x.image_id = i.id)) as "isPublic"
    from images i where i.address_key = ${addressKey}`)
  return row
}

/** Whether this person uploaded the picture for a listing that is not saved yet. */
export async function isStagedBy(db: Executor, id: number, userId: number): Promise<boolean> {
  const rows = await db.execute(sql`
    select from images i where i.id = ${id} and i.created_by = ${userId}
      and i.key like ${`${stagedKeyPrefix}%`}
      and not exists (select from property_images x where x.image_id = i.id)`)
  return rows.length > 0
}

/** Whether this person manages a listing that shows the picture. */
export async function isPictureOfManaged(
  db: Executor,
  id: number,
  userId: number,
): Promise<boolean> {
  const rows = await db.execute(sql`
    select from property_images x join properties p on p.id = x.property_id
    where x.image_id = ${id} and p.deleted_at is null and ${managedBy(sql`p`, userId)} limit 1`)
  return rows.length > 0
}

/** Whether an item of a campaign shows the picture. */
export async function isPictureOfCampaign(db: Executor, id: number): Promise<boolean> {
  const rows = await db.execute(sql`select from campaign_items x where x.image_id = ${id} limit 1`)
  return rows.length > 0
}
