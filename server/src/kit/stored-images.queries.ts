import { sql } from '../db/orm.ts'
import type { Tx } from '../db/connect.ts'
import { images } from '../db/schema/images.ts'
import type { StoredPicture } from './pictures.ts'

/** The keys of pictures that were uploaded before their listing was saved begin with this. */
export const stagedKeyPrefix = 'staged-'

/** Records a stored picture and returns its id. */
export async function insertImage(
  tx: Tx,
  picture: StoredPicture,
  { alt, createdBy }: { alt: string; createdBy: number },
): Promise<number> {
  const [image] = await tx
    .insert(images)
    .values({ ...picture, alt, createdBy })
    .returning({ id: images.id })
  return (image as { id: number }).id
}

/** Deletes the rows of pictures that nothing uses any more; their files are deleted later. */
export async function deleteUnusedImages(tx: Tx, ids: readonly number[]): Promise<void> {
  if (!ids.length) return
  await tx.execute(sql`
    delete from images i where i.id in ${[...ids]}
      and not exists (select from property_images x where x.image_id = i.id)
      and not exists (select from carousel_items x where x.image_id = i.id)
      and not exists (select from resort_images x where x.image_id = i.id)
      and not exists (select from campaign_items x where x.image_id = i.id)`)
}
