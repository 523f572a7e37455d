import { AppError } from '#contract/errors.ts'
import { campaignLinks } from '#contract/campaigns/campaign-links.ts'
import type { CampaignDraft } from '#contract/campaigns/campaigns.form.ts'
import { campaignsTexts as texts } from '#contract/campaigns/campaigns.messages.ts'
import { countTag } from '#contract/campaigns/campaigns.tags.ts'
import { mayUse } from '#contract/permissions.ts'
import type { Executor } from '../../db/connect.ts'
import type { CallContext } from '../../kit/call-context.ts'
import { htmlToText } from '../../kit/html-to-text.ts'
import type { Services } from '../../services.ts'
import { companyValues } from '../mail/mail.service.ts'
import { findItems, findPicture } from './campaign-items.queries.ts'
import { factsOf, pictureAddress } from './campaign-items.service.ts'
import { mapped, type CampaignMapForm } from './campaign-map.ts'
import { campaignMapInPage, campaignMapPicture } from './campaign-map.service.ts'
import { findCampaign, findPlaceHolders, type CampaignRow } from './campaigns.queries.ts'
import { stateOf } from './campaigns.service.ts'
import { listingPath } from './listing-reply.ts'
import {
  renderBody,
  renderDocument,
  renderSubject,
  type RenderedCampaign,
  type RenderedItem,
} from './render.ts'
import { bindingErrors, tagErrors } from './tag-check.ts'

/** People who make campaigns see them before they begin and after they end. */
export function seesAll({ session }: Pick<CallContext, 'session'>): boolean {
  return mayUse('campaigns.manage', session)
}

const wantsMap = ({ body }: Pick<CampaignRow, 'body'>) => countTag(body, 'map') > 0

const absolute = (address: string, base: string) =>
  address.startsWith('/') ? `${base}${address}` : address

/**
 * Everything a page is made of, with current prices and states. Unpublished listings are left out.
 * `base` is prefixed to the addresses of this site: an email needs absolute ones.
 */
export async function loadCampaign(
  db: Executor,
  row: CampaignRow,
  base = '',
): Promise<RenderedCampaign> {
  const items = await findItems(db, row.id)
  const factsFor = await factsOf(db, items)
  const rendered = items.flatMap((item): RenderedItem[] => {
    const facts = factsFor(item)
    if (!facts?.published) return []
    const image = absolute(pictureAddress(item.picture, item.imageUrl), base)
    const link = absolute(campaignLinks.click(row.id, item.id), base)
    return [{ facts, image, link, custom: item.custom }]
  })
  const placeHolders = await findPlaceHolders(db, row.id)
  const hasMap = wantsMap(row) && mapped(rendered.map(({ facts }) => facts)).length > 0
  const map = hasMap
    ? {
        wide: absolute(campaignLinks.map(row.id), base),
        narrow: absolute(campaignLinks.narrowMap(row.id), base),
      }
    : undefined
  return { ...row, placeHolders, items: rendered, map, company: await companyValues(db) }
}

const descriptionLength = 160

/** The text around the items, cut at the end of a word. */
function describe(campaign: RenderedCampaign): string {
  const words = htmlToText(renderBody({ ...campaign, items: [] }, 'page')).replace(/\s+/g, ' ')
  if (words.length <= descriptionLength) return words
  return `${words.slice(0, descriptionLength).replace(/\s+\S*$/, '')}…`
}

export async function getLandingPage(
  { database: { db }, config }: Services,
  id: number,
  context: CallContext,
) {
  const row = await findCampaign(db, id)
  const isActive = row !== undefined && stateOf(row) === 'active'
  if (!row || !(isActive || seesAll(context))) throw new AppError('notFound')
  const campaign = await loadCampaign(db, row)
  const [first] = campaign.items
  return {
    id,
    name: row.name,
    subject: renderSubject(campaign),
    description: describe(campaign),
    image: first ? absolute(first.image, config.publicUrl) : null,
    isActive,
    view: campaignLinks.view(id),
    html: renderDocument(campaign),
  }
}

/** Whether it is live or not: for those who make it. */
export async function freshPage({ database: { db } }: Services, id: number) {
  const row = await findCampaign(db, id)
  return row && renderDocument(await loadCampaign(db, row))
}

/** The tables that a finished page is read from. */
export const pageTables = [
  'campaigns',
  'campaign_items',
  'campaign_item_placeholders',
  'campaign_placeholders',
  'agencies',
  'agents',
  'images',
  'properties',
  'property_types',
  'regions',
  'resorts',
  'settings',
  'statuses',
  'weeks',
] as const

const cacheSeconds = 30

/** The rendered page of an active campaign, cached until something on it changes. */
export function cachedPage({ database: { db }, cache }: Services, id: number) {
  return cache.cacheAs(`campaign page ${id}`, async () => {
    const row = await findCampaign(db, id)
    if (!row || stateOf(row) !== 'active') return { value: undefined }
    const value = renderDocument(await loadCampaign(db, row))
    return {
      value,
      entry: { seconds: cacheSeconds, tables: pageTables, weight: value.length * 2 },
    }
  })
}

/**
 * Also after its last day: old emails show it. Before its first day, only for those who make it.
 */
export async function campaignMap(
  services: Services,
  id: number,
  form: CampaignMapForm,
  seesDrafts: boolean,
) {
  const { db } = services.database
  const row = await findCampaign(db, id)
  if (!row || (stateOf(row) === 'upcoming' && !seesDrafts)) return undefined
  const { items } = await loadCampaign(db, row)
  return campaignMapPicture(
    services,
    items.map(({ facts }) => facts),
    form,
  )
}

async function draftItems(db: Executor, draft: CampaignDraft): Promise<RenderedItem[]> {
  const fitting = draft.items.filter(({ weekId }) => (weekId !== null) === draft.isTimeshare)
  const factsFor = await factsOf(db, fitting)
  const items: RenderedItem[] = []
  for (const item of fitting) {
    const facts = factsFor(item)
    if (!facts?.published) continue
    const picture = item.imageId === null ? undefined : await findPicture(db, item.imageId)
    const image = pictureAddress(picture ?? null, item.image)
    items.push({ facts, image, link: listingPath(facts), custom: item.campaignItemPlaceHolder })
  }
  return items
}

/** The preview of the editor's content, with a list of what is missing. */
export async function previewCampaign(services: Services, draft: CampaignDraft) {
  const { db } = services.database
  const { isTimeshare, body, itemBody, placeHolders } = draft
  const items = await draftItems(db, draft)
  const missing = [
    countTag(body, 'items') === 1 ? [] : texts.itemsTagMissing,
    countTag(itemBody, 'image') > 0 ? [] : texts.imageTagMissing,
    countTag(itemBody, 'link') > 0 ? [] : texts.linkTagMissing,
  ].flat()
  const customNames = draft.items.flatMap(({ campaignItemPlaceHolder }) =>
    campaignItemPlaceHolder.map(({ placeHolder }) => placeHolder),
  )
  const wrong = {
    ...tagErrors({ ...draft, customNames }),
    ...bindingErrors(placeHolders, isTimeshare),
  }
  const wide = wantsMap(draft)
    ? await campaignMapInPage(
        services,
        items.map(({ facts }) => facts),
      )
    : undefined
  const map = wide === undefined ? undefined : { wide }
  const html = renderDocument({ ...draft, items, map, company: await companyValues(db) })
  return { html, warnings: [...new Set([...missing, ...Object.values(wrong)])] }
}
