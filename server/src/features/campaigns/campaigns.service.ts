import { AppError, type FieldErrors } from '#contract/errors.ts'
import type { CampaignForm, NewCampaign } from '#contract/campaigns/campaigns.form.ts'
import { campaignsTexts as texts } from '#contract/campaigns/campaigns.messages.ts'
import type {
  Campaign,
  CampaignDto,
  CampaignPlaceHolder,
} from '#contract/campaigns/campaigns.schema.ts'
import { today } from '#contract/values/day.ts'
import { transaction, type Executor, type Tx } from '../../db/connect.ts'
import { actorOf, sessionOf, type CallContext } from '../../kit/call-context.ts'
import type { PageQuery } from '../../kit/paging.ts'
import { staleSince } from '../../kit/stale.ts'
import type { Services } from '../../services.ts'
import { sendDraft } from '../drafts/drafts.service.ts'
import { fieldClasses } from '../mail/placeholder-fields.ts'
import { findCustomNames, findItems } from './campaign-items.queries.ts'
import { putItems, toItems } from './campaign-items.service.ts'
import * as queries from './campaigns.queries.ts'
import type { Binding } from './render.ts'
import { bindingErrors, tagErrors } from './tag-check.ts'

interface Dates {
  startDate: string
  endDate: string
}

/** Whether a campaign is live depends only on its dates. */
export function stateOf({ startDate, endDate }: Dates, day = today()) {
  if (day < startDate) return 'upcoming' as const
  return day > endDate ? ('ended' as const) : ('active' as const)
}

const classNames = new Map(
  fieldClasses().map(({ fullName, displayName }) => [fullName, displayName]),
)

export function toPlaceHolder(binding: Binding): CampaignPlaceHolder {
  return {
    ...binding,
    boundToClassDisplay: classNames.get(binding.boundToClass) ?? binding.boundToClass,
    formatTemplate: binding.format,
  }
}

export type { CampaignRow } from './campaigns.queries.ts'

function orNotFound<T>(found: T | undefined): T {
  if (!found) throw new AppError('notFound')
  return found
}

export async function getCampaignRow(db: Executor, id: number): Promise<queries.CampaignRow> {
  return orNotFound(await queries.findCampaign(db, id))
}

/** Only one person at a time writes its rows. */
export async function lockCampaign(tx: Tx, id: number): Promise<queries.CampaignRow> {
  return orNotFound(await queries.lockCampaign(tx, id))
}

/** The campaign if it is live today; undefined if it has ended, not yet begun or been deleted. */
export async function findActiveCampaign(
  db: Executor,
  id: number,
): Promise<queries.CampaignRow | undefined> {
  const campaign = await queries.findCampaign(db, id)
  return campaign && stateOf(campaign) === 'active' ? campaign : undefined
}

export async function listCampaigns({ database }: Services, query: PageQuery<string>) {
  const { items, total } = await queries.findCampaignPage(database.db, query)
  const day = today()
  return {
    items: items.map((row) => {
      const state = stateOf(row, day)
      return { ...row, state, isActive: state === 'active' }
    }),
    total,
    page: query.page,
    size: query.size,
  }
}

export async function getCampaignDto(db: Executor, id: number): Promise<CampaignDto> {
  const row = await getCampaignRow(db, id)
  const state = stateOf(row)
  const placeHolders = (await queries.findPlaceHolders(db, id)).map(toPlaceHolder)
  return { ...row, state, isActive: state === 'active', placeHolders }
}

export async function listItemsOfCampaign(db: Executor, id: number) {
  await getCampaignRow(db, id)
  return toItems(db, await findItems(db, id))
}

export async function getCampaign(db: Executor, id: number): Promise<Campaign> {
  const dto = await getCampaignDto(db, id)
  return { ...dto, items: await toItems(db, await findItems(db, id)) }
}

/** Checked once all of it is written: the tags of a text depend on placeholders and items. */
async function checkTags(
  tx: Tx,
  campaign: { id: number; isTimeshare: boolean },
  form: CampaignForm,
): Promise<void> {
  const { isTimeshare } = campaign
  const placeHolders = await queries.findPlaceHolders(tx, campaign.id)
  const customNames = await findCustomNames(tx, campaign.id)
  const fields: FieldErrors = {
    ...tagErrors({ ...form, isTimeshare, placeHolders, customNames }),
    ...bindingErrors(form.placeHolders ?? [], isTimeshare),
  }
  if (Object.keys(fields).length) throw new AppError('invalidInput', { fields })
}

/** What is wrong with the tags of an alternative subject for a campaign. */
export async function subjectError(
  db: Executor,
  campaign: queries.CampaignRow,
  subject: string,
): Promise<string | undefined> {
  const placeHolders = await queries.findPlaceHolders(db, campaign.id)
  return tagErrors({ ...campaign, subject, placeHolders, customNames: [] }).subject
}

async function putParts(
  tx: Tx,
  campaign: { id: number; isTimeshare: boolean },
  form: CampaignForm,
): Promise<Campaign> {
  if (form.placeHolders) await queries.putPlaceHolders(tx, campaign.id, form.placeHolders)
  if (form.items) await putItems(tx, campaign, form.items)
  await checkTags(tx, campaign, form)
  return getCampaign(tx, campaign.id)
}

const ownValues = ({ placeHolders: _names, items: _items, ...values }: CampaignForm) => values

export function createCampaign(
  services: Services,
  { isTimeshare, draftKey, ...form }: NewCampaign,
  context: CallContext,
): Promise<Campaign> {
  const createdBy = sessionOf(context).userId
  return transaction(services.database, actorOf(context), async (tx) => {
    await sendDraft(tx, createdBy, draftKey)
    const values = { ...ownValues(form), isTimeshare, createdBy }
    return putParts(tx, await queries.insertCampaign(tx, values), form)
  })
}

export function updateCampaign(
  services: Services,
  { id, version, ...form }: CampaignForm & { id: number; version: number },
  context: CallContext,
): Promise<Campaign> {
  return transaction(services.database, actorOf(context), async (tx) => {
    const before = await lockCampaign(tx, id)
    if (before.version !== version) {
      throw await staleSince(tx, context, { table: 'campaigns', id, version })
    }
    await queries.changeCampaign(tx, id, ownValues(form))
    return putParts(tx, before, form)
  })
}

export function removeCampaign(services: Services, id: number, context: CallContext) {
  return transaction(services.database, actorOf(context), async (tx) => {
    await lockCampaign(tx, id)
    if (await queries.isBeingSent(tx, id)) {
      throw new AppError('wrongState', { message: texts.deletedWhileSending })
    }
    await queries.hideCampaign(tx, id)
    return { id }
  })
}
