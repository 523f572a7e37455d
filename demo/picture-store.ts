import { and, eq, inArray, sql } from '#server/db/orm.ts'
import { pictureKey } from '#server/kit/file-keys.ts'
import { storePicture, type StoredPicture } from '#server/kit/pictures.ts'
import type { FileStore } from '#server/gateways/files.ts'
import { transaction, type Database, type Tx } from '#server/db/connect.ts'
import { withoutChangeLog } from '#server/db/quiet.ts'
import { images } from '#server/db/schema/images.ts'
import { properties } from '#server/db/schema/properties.ts'
import { propertyImages } from '#server/db/schema/property-images.ts'
import { resortImages, resorts } from '#server/db/schema/resorts.ts'
import type { PlannedPicture, Wall } from './picture-plan.ts'
import { renderWebp } from './scenes/render.ts'

export interface Studio {
  database: Database
  files: FileStore
}

export type DrawnPicture = StoredPicture & { alt: string; walls: Wall[] }

/** Draws a picture and stores it in every size; its row comes with `recordPictures`. */
export async function drawPicture(
  studio: Studio,
  planned: Pick<PlannedPicture, 'key' | 'alt' | 'svg' | 'walls'>,
): Promise<DrawnPicture> {
  // The store re-encodes every size, so this one need not be small.
  const content = await renderWebp(planned.svg(), { quality: 94, effort: 0 })
  const stored = await storePicture(studio, content, { key: planned.key })
  return { ...stored, alt: planned.alt, walls: planned.walls }
}

/** The pictures with both row and files, by key: an emptied file store is filled again. */
export async function drawnPictures(
  studio: Studio,
  keys: readonly string[],
): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map()
  const rows = await studio.database.db
    .select({ id: images.id, key: images.key })
    .from(images)
    .where(inArray(images.key, [...keys]))
  const found = new Map<string, number>()
  for (const { id, key } of rows) {
    if (await studio.files.exists(pictureKey(key, 320))) found.set(key, id)
  }
  return found
}

/** Writes the rows and attaches the pictures, in one quiet transaction for the batch. */
export function recordPictures(
  database: Database,
  drawn: readonly DrawnPicture[],
): Promise<Map<string, number>> {
  return transaction(database, null, (tx) =>
    withoutChangeLog(tx, [images, propertyImages, resortImages], async () => {
      const ids = new Map<string, number>()
      for (const { walls, ...picture } of drawn) {
        const [row] = await tx
          .insert(images)
          .values(picture)
          .onConflictDoUpdate({
            target: images.key,
            set: { bytes: picture.bytes, placeholder: picture.placeholder },
          })
          .returning({ id: images.id })
        const id = (row as { id: number }).id
        ids.set(picture.key, id)
        await hang(tx, id, walls)
      }
      return ids
    }),
  )
}

/** Attaches pictures that are already stored. */
export function hangPictures(
  database: Database,
  hung: readonly { id: number; walls: readonly Wall[] }[],
): Promise<void> {
  return transaction(database, null, (tx) =>
    withoutChangeLog(tx, [propertyImages, resortImages], async () => {
      for (const { id, walls } of hung) await hang(tx, id, walls)
    }),
  )
}

/**
 * A listing may have been deleted, or given another main picture, while its own were being drawn.
 */
async function hang(tx: Tx, imageId: number, walls: readonly Wall[]): Promise<void> {
  const ofProperties = walls.filter((wall) => wall.kind === 'property')
  const ofResorts = walls.filter((wall) => wall.kind === 'resort')
  if (ofProperties.length > 0) {
    const living = await tx
      .select({
        id: properties.id,
        main: sql<boolean>`exists (select from ${propertyImages} where ${and(eq(propertyImages.propertyId, properties.id), propertyImages.isDefault)})`,
      })
      .from(properties)
      .where(
        inArray(
          properties.id,
          ofProperties.map((wall) => wall.id),
        ),
      )
    const hasMain = new Map(living.map(({ id, main }) => [id, main]))
    const rows = ofProperties
      .filter((wall) => hasMain.has(wall.id))
      .map((wall) => ({
        propertyId: wall.id,
        imageId,
        rank: wall.rank,
        isDefault: wall.rank === 0 && !hasMain.get(wall.id),
      }))
    if (rows.length > 0) await tx.insert(propertyImages).values(rows).onConflictDoNothing()
  }
  if (ofResorts.length > 0) {
    const living = await tx
      .select({ id: resorts.id })
      .from(resorts)
      .where(
        inArray(
          resorts.id,
          ofResorts.map((wall) => wall.id),
        ),
      )
    const known = new Set(living.map(({ id }) => id))
    const rows = ofResorts
      .filter((wall) => known.has(wall.id))
      .map((wall) => ({ resortId: wall.id, imageId, rank: wall.rank, kind: wall.as }))
    if (rows.length > 0) await tx.insert(resortImages).values(rows).onConflictDoNothing()
  }
}
