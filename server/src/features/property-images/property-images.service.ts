import { AppError } from '#contract/errors.ts'
import { imageRules } from '#contract/property-images/property-images.calls.ts'
import { propertiesTexts as texts } from '#contract/properties/properties.messages.ts'
import type { PropertyImage } from '#contract/properties/properties.schema.ts'
import { isOpen } from '#contract/properties/properties.states.ts'
import { titleAsCaption } from '#contract/values/picture.ts'
import { transaction, type Tx } from '../../db/connect.ts'
import { actorOf, sessionOf, type CallContext } from '../../kit/call-context.ts'
import { isNotAPicture, storePicture, type StoredPicture } from '../../kit/pictures.ts'
import type { Services } from '../../services.ts'
import type { Session } from '../../kit/session.ts'
import { assertVisible } from '../properties/properties.service.ts'
import { lockManagedProperty } from '../properties/managed-property.service.ts'
import * as queries from './property-images.queries.ts'

export async function listImages(
  services: Services,
  propertyId: number,
  session: Session | null,
  options: { mainFirst: boolean },
): Promise<PropertyImage[]> {
  await assertVisible(services, propertyId, session)
  return queries.findImages(services.database.db, propertyId, options)
}

/** The listing, if its pictures may change and the limit allows this many more. */
async function openListing(tx: Tx, propertyId: number, session: Session, more: number) {
  const listing = await lockManagedProperty(tx, propertyId, session)
  if (!isOpen(listing.statusCode)) throw new AppError('wrongState', { message: texts.readOnly })
  const count = await queries.countImages(tx, propertyId)
  if (count + more > imageRules.maxFiles) {
    throw new AppError('invalidInput', {
      message: texts.tooManyImages,
      fields: { files: texts.tooManyImages },
    })
  }
  return { listing, count }
}

async function storeAll(services: Services, contents: readonly Buffer[]) {
  const stored: StoredPicture[] = []
  for (const content of contents) {
    try {
      stored.push(await storePicture(services, content))
    } catch (error) {
      if (!isNotAPicture(error)) throw error
      throw new AppError('unsupportedMedia', { message: texts.notAPicture })
    }
  }
  return stored
}

/** Re-encodes and stores the pictures; if anything fails, none of them is added. */
export async function addImages(
  services: Services,
  input: { propertyId: number; isDefault: boolean },
  context: CallContext,
): Promise<PropertyImage[]> {
  const session = sessionOf(context)
  const files = context.files ?? []
  if (!files.length) {
    throw new AppError('invalidInput', {
      message: texts.noImages,
      fields: { files: texts.noImages },
    })
  }
  // Checked before decoding, and again when the rows are written.
  await transaction(services.database, null, (tx) =>
    openListing(tx, input.propertyId, session, files.length),
  )
  const stored = await storeAll(
    services,
    files.map(({ content }) => content),
  )
  return transaction(services.database, actorOf(context), async (tx) => {
    const { listing, count } = await openListing(tx, input.propertyId, session, files.length)
    const before = await queries.findImages(tx, input.propertyId)
    const main = input.isDefault || !before.some(({ isDefault }) => isDefault)
    if (main) await queries.clearMain(tx, input.propertyId)
    for (const [index, picture] of stored.entries()) {
      await queries.addImage(tx, input.propertyId, picture, {
        alt: titleAsCaption(listing.shortDescription, count + index + 1),
        rank: count + index,
        isDefault: main && index === 0,
        createdBy: session.userId,
      })
    }
    return queries.findImages(tx, input.propertyId)
  })
}

interface ArrangedImage {
  id?: number | undefined
  stagedId?: number | undefined
  isDefault: boolean
  isDeleted: boolean
  caption?: string | undefined
}

type KeptImage = Pick<ArrangedImage, 'stagedId' | 'caption' | 'isDefault'> & { id: number }

interface Arrangement {
  propertyId: number
  images: ArrangedImage[]
}

/**
 * Additions, order, captions, main picture and deletions at once; unnamed pictures stay at the end.
 */
export function arrangeImages(
  services: Services,
  { propertyId, images }: Arrangement,
  context: CallContext,
): Promise<PropertyImage[]> {
  const session = sessionOf(context)
  return transaction(services.database, actorOf(context), async (tx) => {
    const more = images.filter(({ stagedId }) => stagedId !== undefined).length
    const less = images.filter(({ isDeleted }) => isDeleted).length
    const { listing } = await openListing(tx, propertyId, session, Math.max(0, more - less))
    const before = await queries.findImages(tx, propertyId)
    assertKnown(images, before)
    await queries.removeImages(
      tx,
      images.flatMap(({ id, isDeleted }) => (isDeleted && id !== undefined ? id : [])),
    )
    const named = new Set(images.map(({ id }) => id))
    const order: KeptImage[] = [
      ...(await attached(tx, propertyId, images, session.userId)),
      ...before.filter(({ id }) => !named.has(id)).map(({ id }) => ({ id, isDefault: false })),
    ]
    const main = (
      order.find(({ isDefault }) => isDefault) ??
      order.find(({ id }) => before.find((image) => image.id === id)?.isDefault) ??
      order[0]
    )?.id
    await queries.clearMain(tx, propertyId, main)
    for (const [rank, { id, ...image }] of order.entries()) {
      await queries.placeImage(tx, id, { rank, isDefault: id === main })
      const caption = arrangedCaption(image, titleAsCaption(listing.shortDescription, rank + 1))
      if (caption !== undefined) await queries.captionImage(tx, id, caption)
    }
    return queries.findImages(tx, propertyId)
  })
}

/** A new picture, and one whose caption was cleared, are described by the listing's own title. */
function arrangedCaption(
  { caption, stagedId }: Omit<KeptImage, 'id'>,
  otherwise: string,
): string | undefined {
  if (caption === undefined) return stagedId === undefined ? undefined : otherwise
  return caption || otherwise
}

function assertKnown(images: readonly ArrangedImage[], before: readonly PropertyImage[]): void {
  const known = new Set(before.map(({ id }) => id))
  const ids = images.flatMap(({ id }) => (id === undefined ? [] : [id]))
  if (ids.some((id) => !known.has(id)) || new Set(ids).size < ids.length) throw unknownImage()
}

const unknownImage = () => new AppError('invalidInput', { fields: { images: texts.imageUnknown } })

/** The remaining pictures, in order; uploads now belong to the property. */
async function attached(
  tx: Tx,
  propertyId: number,
  images: readonly ArrangedImage[],
  userId: number,
): Promise<KeptImage[]> {
  const found: KeptImage[] = []
  for (const image of images) {
    if (image.isDeleted) continue
    const { stagedId } = image
    const id =
      stagedId === undefined
        ? image.id
        : await queries.attachStaged(tx, { propertyId, stagedId, userId })
    if (id === undefined) throw unknownImage()
    found.push({ ...image, id })
  }
  return found
}
