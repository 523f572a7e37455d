import * as itemCalls from '#contract/campaigns/campaign-items.calls.ts'
import { getCampaignStatistics } from '#contract/campaigns/campaign-statistics.calls.ts'
import * as uploadCalls from '#contract/campaigns/campaign-uploads.calls.ts'
import * as calls from '#contract/campaigns/campaigns.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import * as items from './campaign-items.service.ts'
import * as campaigns from './campaigns.service.ts'
import { getLandingPage, previewCampaign } from './landing-page.service.ts'
import { layouts } from './layouts.ts'
import { getStatistics } from './campaign-statistics.service.ts'
import * as uploads from './campaign-uploads.service.ts'

function readingRoutes(services: Services): Binding[] {
  const { db } = services.database
  return [
    bind(calls.listCampaigns, (query) => campaigns.listCampaigns(services, query)),
    bind(calls.getCampaign, ({ id }) => campaigns.getCampaign(db, id)),
    bind(calls.getCampaignDto, ({ id }) => campaigns.getCampaignDto(db, id)),
    bind(calls.getLandingPage, ({ id }, context) => getLandingPage(services, id, context)),
    bind(calls.listItemsOfCampaign, ({ id }) => campaigns.listItemsOfCampaign(db, id)),
    bind(calls.listPlaceHoldersOfCampaign, async ({ id }) => {
      const { placeHolders } = await campaigns.getCampaignDto(db, id)
      return placeHolders
    }),
    bind(calls.previewCampaign, (draft) => previewCampaign(services, draft)),
    bind(calls.listCampaignLayouts, async () =>
      layouts.map((layout) => ({
        ...layout,
        placeHolders: layout.placeHolders.map(campaigns.toPlaceHolder),
      })),
    ),
    bind(getCampaignStatistics, ({ id }) => getStatistics(services, id)),
  ]
}

function writingRoutes(services: Services): Binding[] {
  return [
    bind(calls.createCampaign, (input, context) =>
      campaigns.createCampaign(services, input, context),
    ),
    bind(calls.updateCampaign, (input, context) =>
      campaigns.updateCampaign(services, input, context),
    ),
    bind(calls.removeCampaign, ({ id }, context) =>
      campaigns.removeCampaign(services, id, context),
    ),
  ]
}

function itemRoutes(services: Services): Binding[] {
  return [
    bind(itemCalls.listCampaignItems, (query) => items.listItems(services, query)),
    bind(itemCalls.getCampaignItem, ({ id }) => items.getItem(services, id)),
    bind(itemCalls.createCampaignItem, (input, context) =>
      items.createItem(services, input, context),
    ),
    bind(itemCalls.updateCampaignItem, (input, context) =>
      items.updateItem(services, input, context),
    ),
    bind(itemCalls.removeCampaignItem, ({ id }, context) =>
      items.removeItem(services, id, context),
    ),
    bind(itemCalls.uploadCampaignPicture, (_input, context) =>
      items.uploadPicture(services, context),
    ),
    bind(itemCalls.listListingChoices, (query) => items.listChoices(services, query)),
  ]
}

function uploadRoutes(services: Services): Binding[] {
  return [
    bind(uploadCalls.uploadCampaign, (_input, context) => uploads.addUpload(services, context)),
    bind(uploadCalls.listUploadedCampaigns, () => uploads.listUploads(services)),
    bind(uploadCalls.removeUploadedCampaign, ({ id }, context) =>
      uploads.removeUpload(services, id, context),
    ),
  ]
}

export function campaignsRoutes(services: Services): Binding[] {
  return [
    ...readingRoutes(services),
    ...writingRoutes(services),
    ...itemRoutes(services),
    ...uploadRoutes(services),
  ]
}
