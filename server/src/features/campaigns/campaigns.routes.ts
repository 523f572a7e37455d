import * as itemCalls from '#contract/campaigns/campaign-items.calls.ts'
import { getCampaignStatistics } from '#contract/campaigns/campaign-statistics.calls.ts'
import * as uploadCalls from '#contract/campaigns/campaign-uploads.calls.ts'
import * as calls from '#contract/campaigns/campaigns.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Parts } from '../../parts.ts'
import * as items from './campaign-items.service.ts'
import * as campaigns from './campaigns.service.ts'
import { getLandingPage, previewCampaign } from './landing-page.service.ts'
import { layouts } from './layouts.ts'
import { getStatistics } from './campaign-statistics.service.ts'
import * as uploads from './campaign-uploads.service.ts'

function readingRoutes(parts: Parts): Binding[] {
  const { db } = parts.database
  return [
    bind(calls.listCampaigns, (query) => campaigns.listCampaigns(parts, query)),
    bind(calls.getCampaign, ({ id }) => campaigns.getCampaign(db, id)),
    bind(calls.getCampaignDto, ({ id }) => campaigns.getCampaignDto(db, id)),
    bind(calls.getLandingPage, ({ id }, context) => getLandingPage(parts, id, context)),
    bind(calls.listItemsOfCampaign, ({ id }) => campaigns.listItemsOfCampaign(db, id)),
    bind(calls.listPlaceHoldersOfCampaign, async ({ id }) => {
      const { placeHolders } = await campaigns.getCampaignDto(db, id)
      return placeHolders
    }),
    bind(calls.previewCampaign, (draft) => previewCampaign(parts, draft)),
    bind(calls.listCampaignLayouts, async () =>
      layouts.map((layout) => ({
        ...layout,
        placeHolders: layout.placeHolders.map(campaigns.toPlaceHolder),
      })),
    ),
    bind(getCampaignStatistics, ({ id }) => getStatistics(parts, id)),
  ]
}

function writingRoutes(parts: Parts): Binding[] {
  return [
    bind(calls.createCampaign, (input, context) => campaigns.createCampaign(parts, input, context)),
    bind(calls.updateCampaign, (input, context) => campaigns.updateCampaign(parts, input, context)),
    bind(calls.removeCampaign, ({ id }, context) => campaigns.removeCampaign(parts, id, context)),
  ]
}

function itemRoutes(parts: Parts): Binding[] {
  return [
    bind(itemCalls.listCampaignItems, (query) => items.listItems(parts, query)),
    bind(itemCalls.getCampaignItem, ({ id }) => items.getItem(parts, id)),
    bind(itemCalls.createCampaignItem, (input, context) => items.createItem(parts, input, context)),
    bind(itemCalls.updateCampaignItem, (input, context) => items.updateItem(parts, input, context)),
    bind(itemCalls.removeCampaignItem, ({ id }, context) => items.removeItem(parts, id, context)),
    bind(itemCalls.uploadCampaignPicture, (_input, context) => items.uploadPicture(parts, context)),
    bind(itemCalls.listListingChoices, (query) => items.listChoices(parts, query)),
  ]
}

function uploadRoutes(parts: Parts): Binding[] {
  return [
    bind(uploadCalls.uploadCampaign, (_input, context) => uploads.addUpload(parts, context)),
    bind(uploadCalls.listUploadedCampaigns, () => uploads.listUploads(parts)),
    bind(uploadCalls.removeUploadedCampaign, ({ id }, context) =>
      uploads.removeUpload(parts, id, context),
    ),
  ]
}

export function campaignsRoutes(parts: Parts): Binding[] {
  return [
    ...readingRoutes(parts),
    ...writingRoutes(parts),
    ...itemRoutes(parts),
    ...uploadRoutes(parts),
  ]
}
