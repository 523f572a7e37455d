import { and, eq, inArray, ne, or, sql } from '../../db/orm.ts'
import type { Picture } from '#contract/values/picture.schema.ts'
import type { PropertyImage } from '#contract/properties/properties.schema.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import { propertyImages } from '../../db/schema/property-images.ts'
import { pictureJson } from '../../kit/picture.sql.ts'
import type { StoredPicture } from '../../kit/pictures.ts'
import {
  deleteUnusedImages,
  insertImage,
  stagedKeyPrefix,
} from '../../kit/stored-images.queries.ts'

export async function findImages(
  db: Executor,
  propertyId: number,
  options: { mainFirst: boolean } = { mainFirst: false },
): Promise<PropertyImage[]> {
  const main = options.mainFirst ? sql`pi.is_default desc,` : sql``
  const rows = await db.execute<{ image: PropertyImage }>(sql`
    select json_build_object('id', pi.id, 'isDefault', pi.is_default,
      'image', ${pictureJson}) as image
    from property_images pi join images i on i.id = pi.image_id
    where pi.property_id = ${propertyId} order by ${main} pi.rank, pi.id`)
  return rows.map(({ image }) => image)
}

export async function countImages(db: Executor, propertyId: number): Promise<number> {
  const [row] = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from property_images where property_id = ${propertyId}`,
  )
  return row?.count ?? 0
}

export async function addImage(
  tx: Tx,
  propertyId: number,
  picture: StoredPicture,
  facts: { alt: string; rank: number; isDefault: boolean; createdBy: number; source?: string },
): Promise<number> {
  const [row] = await tx
    .insert(propertyImages)
    .values({
      propertyId,
      imageId: await insertImage(tx, picture, facts),
      rank: facts.rank,
      isDefault: facts.isDefault,
      source: facts.source,
    })
    .returning({ id: propertyImages.id })
  return (row as { id: number }).id
}

/** The source of a property's imported pictures; null for uploaded ones. */
export function findSources(
  db: Executor,
  propertyId: number,
): Promise<{ source: string | null }[]> {
  return db
    .select({ source: propertyImages.source })
    .from(propertyImages)
    .where(eq(propertyImages.propertyId, propertyId))
}

/** The default description of a picture. */
export async function findTitle(db: Executor, propertyId: number): Promise<string> {
  const [row] = await db.execute<{ title: string }>(
    sql`select short_description as title from properties where id = ${propertyId}`,
  )
  return row?.title ?? ''
}

/** There is one at most; the picture that is the main one already stays so. */
export async function clearMain(tx: Tx, propertyId: number, next = 0): Promise<void> {
  await tx
    .update(propertyImages)
    .set({ isDefault: false })
    .where(
      and(
        eq(propertyImages.propertyId, propertyId),
        eq(propertyImages.isDefault, true),
        ne(propertyImages.id, next),
      ),
    )
}

export async function placeImage(
  tx: Tx,
  id: number,
  values: { rank: number; isDefault: boolean },
): Promise<void> {
  const { rank, isDefault } = propertyImages
  const isElsewhere = or(ne(rank, values.rank), ne(isDefault, values.isDefault))
  await tx
    .update(propertyImages)
    .set(values)
    .where(and(eq(propertyImages.id, id), isElsewhere))
}

export async function captionImage(tx: Tx, id: number, caption: string): Promise<void> {
  await tx.execute(sql`
    update images i set alt = ${caption} from property_images pi
    where pi.id = ${id} and i.id = pi.image_id and i.alt <> ${caption}`)
}

/** Removes pictures from a property, and deletes those that nothing shows any more. */
export async function removeImages(tx: Tx, ids: readonly number[]): Promise<void> {
  if (!ids.length) return
  const gone = await tx
    .delete(propertyImages)
    .where(inArray(propertyImages.id, [...ids]))
    .returning({ imageId: propertyImages.imageId })
  await deleteUnusedImages(
    tx,
    gone.map(({ imageId }) => imageId),
  )
}

/** A picture without a listing, until the form it belongs to is saved. */
export async function addStaged(tx: Tx, picture: StoredPicture, userId: number): Promise<Picture> {
  const imageId = await insertImage(tx, picture, { alt: '', createdBy: userId })
  const [row] = await tx.execute<{ picture: Picture }>(
    sql`select ${pictureJson} as picture from images i where i.id = ${imageId}`,
  )
  return (row as { picture: Picture }).picture
}

const isStaged = sql`i.key like ${`${stagedKeyPrefix}%`}
  and not exists (select from property_images x where x.image_id = i.id)`

export async function countStaged(db: Executor, userId: number): Promise<number> {
  const [row] = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from images i where i.created_by = ${userId} and ${isStaged}`,
  )
  return row?.count ?? 0
}

/** Moves a person's own uploaded picture to a property; undefined if there is no such upload. */
export async function attachStaged(
  tx: Tx,
  { propertyId, stagedId, userId }: { propertyId: number; stagedId: number; userId: number },
): Promise<number | undefined> {
  const [row] = await tx.execute<{ id: number }>(sql`
    insert into property_images (property_id, image_id)
    select ${propertyId}, i.id from images i
    where i.id = ${stagedId} and i.created_by = ${userId} and ${isStaged}
    returning id`)
  return row?.id
}

/** Uploads whose listing was never saved; such an old draft is restarted with other pictures. */
export async function sweepStaged(db: Executor): Promise<void> {
  await db.execute(sql`
    delete from images i where ${isStaged} and i.created_at < now() - interval '30 days'
      and not exists (select from carousel_items x where x.image_id = i.id)
      and not exists (select from campaign_items x where x.image_id = i.id)
      and not exists (select from resort_images x where x.image_id = i.id)`)
}
