import { redirect, type RouterContextProvider } from 'react-router'
import { getCampaign, listCampaignLayouts } from '#contract/campaigns/campaigns.calls.ts'
import type { Api } from '#contract/client.ts'
import { getDraft } from '#contract/drafts/drafts.calls.ts'
import {
  listFieldClasses,
  listFieldsOfClass,
  listPlaceHolderFormats,
} from '#contract/mail/info.calls.ts'
import { today } from '#contract/values/day.ts'
import { idInPath } from '#contract/values/id.ts'
import { awaitReply, refusal } from '../../../session/refusal.ts'
import { links } from '#contract/links.ts'
import { contextOf } from '../../../session/request-context.ts'
import { guard } from '../../../session/guard.ts'
import { emptyStart, startOf, startOfDraft } from './editor-values.ts'

export function draftKind(isTimeshare: boolean): string {
  return isTimeshare ? 'campaign-timeshare' : 'campaign-property'
}

/** The available fields: of the campaign's own kind of listing, and of the company. */
export async function loadClasses(api: Api, isTimeshare: boolean) {
  const other = isTimeshare ? 'Property' : 'Resort'
  const classes = (await api(listFieldClasses, {})).filter(({ fullName }) => fullName !== other)
  return Promise.all(
    classes.map(async ({ fullName, displayName }) => ({
      fullName,
      displayName,
      fields: await api(listFieldsOfClass, { fullName }),
    })),
  )
}

interface EditorArgs {
  context: Readonly<RouterContextProvider>
  url: URL
  params: { id: string }
}

/** The initial state of a campaign's editor; 0 is a new one. */
export async function loadEditor({ context, url, params }: EditorArgs, isTimeshare: boolean) {
  guard('campaigns.manage', { context, url })
  const { api } = contextOf(context)
  const isNew = params.id === '0'
  const id = idInPath.safeParse(params.id)
  if (!isNew && !id.success) throw refusal('notFound')
  const [campaign, draft, layouts, classes, formats] = await Promise.all([
    id.success ? awaitReply(api(getCampaign, { id: id.data }), url) : null,
    isNew ? awaitReply(api(getDraft, { kind: draftKind(isTimeshare) }), url) : null,
    awaitReply(api(listCampaignLayouts, {}), url),
    loadClasses(api, isTimeshare),
    api(listPlaceHolderFormats, {}),
  ])
  if (campaign && campaign.isTimeshare !== isTimeshare) {
    throw redirect(links.landingPage(campaign.id, campaign.isTimeshare))
  }
  const drafted = draft?.value ? startOfDraft(draft.value) : null
  return {
    isTimeshare,
    campaign,
    start: campaign ? startOf(campaign) : (drafted ?? emptyStart(today())),
    draft: draft && {
      kind: draft.kind,
      key: draft.key,
      revision: draft.revision,
      savedAt: draft.savedAt,
    },
    isDraft: drafted !== null,
    layouts: layouts.filter((layout) => layout.isTimeshare === isTimeshare),
    classes,
    formats,
  }
}

export type EditorPage = Awaited<ReturnType<typeof loadEditor>>
export type FieldClasses = EditorPage['classes']
export type Formats = EditorPage['formats']

export function editorTitle({
  campaign,
  isTimeshare,
}: Pick<EditorPage, 'campaign' | 'isTimeshare'>) {
  return `${campaign ? 'Edit' : 'New'} ${isTimeshare ? 'Timeshare' : 'Property'} Campaign`
}
