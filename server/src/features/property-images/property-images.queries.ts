import { and, eq, inArray, sql } from 'drizzle-orm'
import type { PropertyImage } from '#contract/properties/properties.schema.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import { propertyImages } from '../../db/schema/property-images.ts'
import { pictureJson } from '../../kit/picture.sql.ts'
import type { StoredPicture } from '../../kit/pictures.ts'
import { deleteUnusedImages, insertImage } from '../../kit/stored-images.queries.ts'

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

/** Where an import took the pictures of a property from; null for those that were uploaded. */
export function findSources(
  db: Executor,
  propertyId: number,
): Promise<{ source: string | null }[]> {
  return db
    .select({ source: propertyImages.source })
    .from(propertyImages)
    .where(eq(propertyImages.propertyId, propertyId))
}

/** What a picture that came without a text of its own shows. */
export async function findTitle(db: Executor, propertyId: number): Promise<string> {
  const [row] = await db.execute<{ title: string }>(
    sql`select short_description as title from properties where id = ${propertyId}`,
  )
  return row?.title ?? ''
}

export async function clearMain(tx: Tx, propertyId: number): Promise<void> {
  await tx
    .update(propertyImages)
    .set({ isDefault: false })
    .where(and(eq(propertyImages.propertyId, propertyId), eq(propertyImages.isDefault, true)))
}

export async function placeImage(
  tx: Tx,
  id: number,
  values: { rank: number; isDefault: boolean },
): Promise<void> {
  await tx.update(propertyImages).set(values).where(eq(propertyImages.id, id))
}

/** Takes pictures off a property, and deletes those that nothing shows any more. */
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
