import { randomUUID } from 'node:crypto'
import { AppError, type FieldErrors } from '#contract/errors.ts'
import {
  mostItems,
  type CampaignItemForm,
  type NestedItemForm,
} from '#contract/campaigns/campaigns.form.ts'
import { campaignsTexts as texts } from '#contract/campaigns/campaigns.messages.ts'
import type { CampaignItem } from '#contract/campaigns/campaigns.schema.ts'
import { pictureSizes, pictureUrl } from '#contract/values/picture.ts'
import type { Picture } from '#contract/values/picture.schema.ts'
import { transaction, type Executor, type Tx } from '../../db/connect.ts'
import { actorOf, sessionOf, type CallContext } from '../../kit/call-context.ts'
import { isNotAPicture, storePicture } from '../../kit/pictures.ts'
import type { PageQuery } from '../../kit/paging.ts'
import { staleSince } from '../../kit/stale.ts'
import type { Services } from '../../services.ts'
import * as queries from './campaign-items.queries.ts'
import { changeCampaign, lockCampaign } from './campaigns.queries.ts'
import { toListing } from './listing-reply.ts'
import {
  findChoices,
  findListings,
  type ChoiceQuery,
  type ListingFacts,
} from './listings.queries.ts'

const widest = 960

/** The address of an item's picture: large enough for a page, small enough for an email. */
export function pictureAddress(picture: Picture | null, imageUrl: string | null): string {
  if (!picture) return imageUrl ?? ''
  const sizes = pictureSizes(picture)
  return pictureUrl(picture, sizes.findLast((size) => size <= widest) ?? (sizes[0] as number))
}

export async function factsOf(
  db: Executor,
  items: readonly Pick<queries.ItemRow, 'weekId' | 'propertyId'>[],
): Promise<(item: Pick<queries.ItemRow, 'weekId' | 'propertyId'>) => ListingFacts | undefined> {
  const facts = await findListings(db, {
    weekIds: items.flatMap(({ weekId }) => weekId ?? []),
    propertyIds: items.flatMap(({ propertyId }) => propertyId ?? []),
  })
  const byKey = new Map(facts.map((one) => [`${one.kind} ${one.id}`, one]))
  return ({ weekId, propertyId }) =>
    byKey.get(weekId === null ? `property ${propertyId}` : `week ${weekId}`)
}

/** Whether a campaign has anything to show today. */
export async function hasPublishedItem(db: Executor, campaignId: number): Promise<boolean> {
  const items = await queries.findItems(db, campaignId)
  const factsFor = await factsOf(db, items)
  return items.some((item) => factsFor(item)?.published)
}

export async function toItems(
  db: Executor,
  rows: readonly queries.ItemRow[],
): Promise<CampaignItem[]> {
  const factsFor = await factsOf(db, rows)
  return rows.map(({ imageUrl, custom, ...row }) => ({
    ...row,
    image: pictureAddress(row.picture, imageUrl),
    campaignItemPlaceHolder: custom,
    listing: toListing(factsFor(row) as ListingFacts),
  }))
}

/**
 * What is wrong with an item. An unpublished listing may stay on the campaign, which leaves it out;
 * it cannot be added to one.
 */
async function itemErrors(
  tx: Tx,
  isTimeshare: boolean,
  item: CampaignItemForm,
  before: queries.ItemRow | undefined,
): Promise<FieldErrors> {
  if ((item.weekId === null) === isTimeshare) return { weekId: texts.wrongListing }
  const same = before?.weekId === item.weekId && before?.propertyId === item.propertyId
  if (!same) {
    const factsFor = await factsOf(tx, [item])
    if (!factsFor(item)?.published) return { weekId: texts.notPublished }
  }
  if (item.imageId !== null && !(await queries.mayShowPicture(tx, item.imageId, item))) {
    return { image: texts.pictureUnknown }
  }
  return {}
}

function valuesOf(item: CampaignItemForm, rank: number) {
  const { weekId, propertyId, imageId, image } = item
  return { weekId, propertyId, imageId, imageUrl: image, rank }
}

function refuse(fields: FieldErrors): void {
  if (Object.keys(fields).length) throw new AppError('invalidInput', { fields })
}

/** Replaces the campaign's items with these, in this order. */
export async function putItems(
  tx: Tx,
  campaign: { id: number; isTimeshare: boolean },
  items: readonly NestedItemForm[],
): Promise<void> {
  const before = new Map((await queries.findItems(tx, campaign.id)).map((row) => [row.id, row]))
  const errors: FieldErrors = {}
  for (const [index, item] of items.entries()) {
    const known = item.id === null ? undefined : before.get(item.id)
    if (item.id !== null && !known) throw new AppError('stale')
    const wrong = await itemErrors(tx, campaign.isTimeshare, item, known)
    for (const [field, message] of Object.entries(wrong))
      errors[`items.${index}.${field}`] = message
  }
  refuse(errors)
  const sentIds = new Set(items.flatMap(({ id }) => id ?? []))
  for (const id of before.keys()) if (!sentIds.has(id)) await queries.deleteItem(tx, id)
  for (const [index, item] of items.entries()) {
    const values = valuesOf(item, index + 1)
    const id = item.id ?? (await queries.insertItem(tx, campaign.id, values)).id
    if (item.id !== null) await queries.changeItem(tx, id, values)
    await queries.putCustomValues(tx, id, item.campaignItemPlaceHolder)
  }
}

async function lock(tx: Tx, campaignId: number) {
  const campaign = await lockCampaign(tx, campaignId)
  if (!campaign) throw new AppError('notFound')
  return campaign
}

async function replyOf(tx: Tx, id: number): Promise<CampaignItem> {
  const row = await queries.findItem(tx, id)
  if (!row) throw new AppError('notFound')
  const [item] = await toItems(tx, [row])
  return item as CampaignItem
}

export function getItem({ database }: Services, id: number): Promise<CampaignItem> {
  return transaction(database, null, (tx) => replyOf(tx, id))
}

export async function listItems(
  { database: { db } }: Services,
  query: PageQuery<'id' | 'rank'> & { campaignId?: number | undefined },
) {
  const { items, total } = await queries.findItemPage(db, query)
  return { items: await toItems(db, items), total, page: query.page, size: query.size }
}

export function createItem(
  services: Services,
  input: CampaignItemForm & { campaignId: number },
  context: CallContext,
): Promise<CampaignItem> {
  return transaction(services.database, actorOf(context), async (tx) => {
    const campaign = await lock(tx, input.campaignId)
    const others = await queries.findItems(tx, campaign.id)
    if (others.length >= mostItems) refuse({ weekId: texts.tooManyItems })
    refuse(await itemErrors(tx, campaign.isTimeshare, input, undefined))
    const last = others.at(-1)?.rank ?? 0
    const { id } = await queries.insertItem(
      tx,
      campaign.id,
      valuesOf(input, input.rank ?? last + 1),
    )
    await queries.putCustomValues(tx, id, input.campaignItemPlaceHolder)
    await changeCampaign(tx, campaign.id, {})
    return replyOf(tx, id)
  })
}

export function updateItem(
  services: Services,
  input: CampaignItemForm & { id: number; version: number },
  context: CallContext,
): Promise<CampaignItem> {
  return transaction(services.database, actorOf(context), async (tx) => {
    const found = await queries.findItem(tx, input.id)
    if (!found) throw new AppError('notFound')
    const campaign = await lock(tx, found.campaignId)
    // Read again: another person may have changed it before we got the lock.
    const before = await queries.findItem(tx, input.id)
    if (before?.version !== input.version) {
      throw await staleSince(tx, context, { table: 'campaign_items', ...input })
    }
    refuse(await itemErrors(tx, campaign.isTimeshare, input, before))
    await queries.changeItem(tx, input.id, valuesOf(input, input.rank ?? before.rank))
    await queries.putCustomValues(tx, input.id, input.campaignItemPlaceHolder)
    await changeCampaign(tx, campaign.id, {})
    return replyOf(tx, input.id)
  })
}

export function removeItem(services: Services, id: number, context: CallContext) {
  return transaction(services.database, actorOf(context), async (tx) => {
    const found = await queries.findItem(tx, id)
    if (!found) throw new AppError('notFound')
    await lock(tx, found.campaignId)
    await queries.deleteItem(tx, id)
    await changeCampaign(tx, found.campaignId, {})
    return { id }
  })
}

export async function listChoices({ database }: Services, query: ChoiceQuery) {
  const { items, total } = await findChoices(database.db, query)
  const choices = items.map(({ pictures, ...facts }) => ({ ...toListing(facts), pictures }))
  return { items: choices, total, page: query.page, size: query.size }
}

export async function uploadPicture(services: Services, context: CallContext): Promise<Picture> {
  const [file] = context.files ?? []
  if (!file) {
    throw new AppError('invalidInput', { message: texts.oneFile, fields: { file: texts.oneFile } })
  }
  const key = `${queries.pictureKeyPrefix}${randomUUID()}`
  const stored = await storePicture(services, file.content, { key }).catch((error: unknown) => {
    if (!isNotAPicture(error)) throw error
    throw new AppError('unsupportedMedia', { message: texts.notAPicture })
  })
  return transaction(services.database, actorOf(context), async (tx) => {
    const id = await queries.insertPicture(tx, stored, sessionOf(context).userId)
    return (await queries.findPicture(tx, id)) as Picture
  })
}

export function sweepPictures(services: Services): Promise<void> {
  return transaction(services.database, null, queries.deleteUnusedPictures)
}
