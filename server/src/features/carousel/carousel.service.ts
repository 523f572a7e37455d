import type { z } from 'zod'
import type {
  CarouselDetail,
  CarouselListing,
  CarouselType,
  createCarouselItem as createCall,
  updateCarouselItem as updateCall,
} from '#contract/carousel/carousel.calls.ts'
import { carouselTexts as texts } from '#contract/carousel/carousel.messages.ts'
import { AppError } from '#contract/errors.ts'
import { priceText } from '#contract/properties/price-per.ts'
import { transaction, type Executor, type Tx } from '../../db/connect.ts'
import { actorOf, sessionOf, type CallContext } from '../../kit/call-context.ts'
import type { PageQuery } from '../../kit/paging.ts'
import { isNotAPicture, storePicture, type StoredPicture } from '../../kit/pictures.ts'
import { staleSince } from '../../kit/stale.ts'
import type { Services } from '../../services.ts'
import { deleteUnusedImages, insertImage } from '../../kit/stored-images.queries.ts'
import * as listings from './carousel-listings.queries.ts'
import * as queries from './carousel.queries.ts'

type ItemForm = z.output<typeof createCall.input>

/** `Umhlanga, KwaZulu-Natal, R 68 500`: the default text below the header. */
function toListing(listing: listings.ListingFacts) {
  const { place, price: _price, isSale: _isSale, pricePer: _per, isLive: _live, ...facts } = listing
  const words = [place, priceText(listing)]
  return { ...facts, description: words.filter(Boolean).join(', ') } satisfies CarouselListing
}

function targetOf(item: {
  timeshareID?: number | null | undefined
  propertyID?: number | null | undefined
}): { type: CarouselType; id: number } {
  return item.timeshareID
    ? { type: 'Timeshare', id: item.timeshareID }
    : { type: 'Property', id: item.propertyID as number }
}

async function detailOf(db: Executor, item: queries.StoredItem): Promise<CarouselDetail> {
  const { type, id } = targetOf(item)
  const facts = await listings.findListing(db, type, id)
  if (!facts) throw new AppError('notFound')
  return { ...item, listing: toListing(facts) }
}

export async function listItems(
  { database: { db } }: Services,
  query: PageQuery<'id' | 'header' | 'rank'>,
) {
  const { items, total } = await queries.findItemPage(db, query)
  const shown = await Promise.all(items.map((item) => detailOf(db, item)))
  return { items: shown, total, page: query.page, size: query.size }
}

export async function getItem({ database }: Services, id: number, context: CallContext) {
  const item = await queries.findItem(database.db, id)
  const mayKnow = item?.state !== 'hidden' || context.session?.role === 'superAdmin'
  if (!item || !mayKnow) throw new AppError('notFound')
  return detailOf(database.db, item)
}

export async function searchListings({ database }: Services, type: CarouselType, search?: string) {
  return (await listings.searchListings(database.db, type, search)).map(toListing)
}

function refuse(field: 'listing' | 'image', message: string): AppError {
  return new AppError('invalidInput', { fields: { [field]: message } })
}

/**
 * A listing that was live when it was chosen may have been unpublished since; a new one must be
 * live.
 */
async function checkListing(tx: Tx, form: ItemForm, before?: queries.StoredItem): Promise<void> {
  const { type, id } = targetOf(form)
  const old = before && targetOf(before)
  if (old?.type === type && old.id === id) return
  const facts = await listings.findListing(tx, type, id)
  if (!facts?.isLive) throw refuse('listing', texts.notPublished)
}

/** A week's image is sent along or kept; a property's is one of its own images. */
async function imageFor(
  tx: Tx,
  form: ItemForm,
  context: CallContext,
  stored: StoredPicture | undefined,
  before?: queries.StoredItem,
): Promise<number> {
  if (form.propertyID) {
    if (!form.imageID) throw refuse('image', texts.imageRequired)
    const isUnchanged = before?.propertyID === form.propertyID && before.image?.id === form.imageID
    if (isUnchanged || (await listings.isImageOfProperty(tx, form.propertyID, form.imageID))) {
      return form.imageID
    }
    throw refuse('image', texts.imageNotOfProperty)
  }
  if (stored) {
    return insertImage(tx, stored, { alt: form.header, createdBy: sessionOf(context).userId })
  }
  if (before?.timeshareID && before.image) return before.image.id
  throw refuse('image', texts.imageRequired)
}

/** Stores the uploaded file; without a row it is deleted later. */
async function withImage<T>(
  services: Services,
  form: ItemForm,
  context: CallContext,
  save: (stored: StoredPicture | undefined) => Promise<T>,
): Promise<T> {
  const [file] = context.files ?? []
  if (!file || form.propertyID) return save(undefined)
  const stored = await storePicture(services, file.content).catch((error: unknown) => {
    if (!isNotAPicture(error)) throw error
    throw new AppError('unsupportedMedia', {
      message: texts.notAnImage,
      fields: { image: texts.notAnImage },
    })
  })
  return save(stored)
}

function valuesOf(form: ItemForm, imageId: number, rank: number): queries.ItemValues {
  return {
    header: form.header,
    description: form.description,
    weekId: form.timeshareID ?? null,
    propertyId: form.propertyID ?? null,
    imageId,
    rank: form.rank ?? rank,
    showFrom: form.showFrom,
    showUntil: form.showUntil,
  }
}

async function saved(tx: Tx, id: number): Promise<CarouselDetail> {
  return detailOf(tx, (await queries.findItem(tx, id)) as queries.StoredItem)
}

export function createItem(services: Services, form: ItemForm, context: CallContext) {
  return withImage(services, form, context, (stored) =>
    transaction(services.database, actorOf(context), async (tx) => {
      await checkListing(tx, form)
      const imageId = await imageFor(tx, form, context, stored)
      const rank = form.rank ?? (await queries.nextRank(tx))
      return saved(tx, await queries.insertItem(tx, valuesOf(form, imageId, rank)))
    }),
  )
}

export function updateItem(
  services: Services,
  form: z.output<typeof updateCall.input>,
  context: CallContext,
) {
  const { id, version } = form
  return withImage(services, form, context, (stored) =>
    transaction(services.database, actorOf(context), async (tx) => {
      const before = await queries.findItem(tx, id)
      if (!before) throw new AppError('notFound')
      await checkListing(tx, form, before)
      const imageId = await imageFor(tx, form, context, stored, before)
      const values = valuesOf(form, imageId, before.rank)
      if (!(await queries.changeItem(tx, { id, version }, values))) {
        throw await staleSince(tx, context, { table: 'carousel_items', id, version })
      }
      const old = before.image && before.image.id !== imageId ? [before.image.id] : []
      await deleteUnusedImages(tx, old)
      return saved(tx, id)
    }),
  )
}

export function removeItem(services: Services, id: number, context: CallContext) {
  return transaction(services.database, actorOf(context), async (tx) => {
    const imageId = await queries.deleteItem(tx, id)
    if (imageId === undefined) throw new AppError('notFound')
    await deleteUnusedImages(tx, [imageId])
    return { id }
  })
}

/** The order resulting from drag and drop. */
export function orderItems(
  services: Services,
  { ids }: { ids: number[] },
  context: CallContext,
): Promise<{ ids: number[] }> {
  return transaction(services.database, actorOf(context), async (tx) => {
    const there = await queries.lockIds(tx)
    const known = new Set(there)
    const complete = ids.length === there.length && new Set(ids).size === ids.length
    if (!complete || !ids.every((id) => known.has(id))) {
      throw new AppError('wrongState', { message: texts.orderChanged })
    }
    await queries.setOrder(tx, ids)
    return { ids }
  })
}
