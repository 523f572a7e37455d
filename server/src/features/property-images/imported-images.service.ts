import { imageRules } from '#contract/property-images/property-images.calls.ts'
import { titleAsCaption } from '#contract/values/picture.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import type { StoredPicture } from '../../kit/pictures.ts'
import * as queries from './property-images.queries.ts'

export { removeImages } from './property-images.queries.ts'

/**
 * What an import has to know before adding pictures: which exist already, and how many more fit.
 */
export async function findImportedSources(db: Executor, propertyId: number) {
  const sources = await queries.findSources(db, propertyId)
  const known = new Set(sources.flatMap(({ source }) => (source === null ? [] : [source])))
  return { known, free: Math.max(0, imageRules.maxFiles - sources.length) }
}

/** Appends stored pictures to existing ones; the first of a listing is its main one. */
export async function addImportedImages(
  tx: Tx,
  propertyId: number,
  pictures: readonly (StoredPicture & { source: string })[],
  createdBy: number,
): Promise<number[]> {
  const before = await queries.findImages(tx, propertyId)
  const known = new Set((await queries.findSources(tx, propertyId)).map(({ source }) => source))
  const title = await queries.findTitle(tx, propertyId)
  const added: number[] = []
  for (const { source, ...picture } of pictures) {
    const count = before.length + added.length
    if (known.has(source) || count >= imageRules.maxFiles) continue
    const id = await queries.addImage(tx, propertyId, picture, {
      alt: titleAsCaption(title, count + 1),
      rank: count,
      isDefault: count === 0,
      createdBy,
      source,
    })
    added.push(id)
  }
  return added
}
