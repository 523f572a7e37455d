import { z } from 'zod'
import { defineCall } from '../call.ts'
import { idInPath } from '../values/id.ts'
import { pageOf, pageSizes, pagingQuery } from '../values/paging.ts'
import {
  campaignBodyLimit,
  campaignDraft,
  campaignInvalidMessage,
  changedCampaign,
  newCampaign,
} from './campaigns.form.ts'
import {
  campaign,
  campaignDto,
  campaignItem,
  campaignLayout,
  campaignPlaceHolder,
  campaignSummary,
  landingPage,
} from './campaigns.schema.ts'

const who = 'landingPages.manage'
const byId = z.object({ id: idInPath })

export const listCampaigns = defineCall({
  name: 'campaigns.list',
  method: 'GET',
  path: '/api/campaign',
  who,
  summary: 'The landing pages, with how often they were seen',
  input: pagingQuery(['id', 'name', 'startDate', 'endDate', 'subject'], {
    size: pageSizes.adminTable.usual,
    sort: 'id',
    order: 'desc',
  }),
  output: pageOf(campaignSummary),
})

export const getCampaign = defineCall({
  name: 'campaigns.get',
  method: 'GET',
  path: '/api/campaign/{id}',
  who,
  summary: 'One campaign with its items and placeholders',
  input: byId,
  output: campaign,
})

export const getCampaignDto = defineCall({
  name: 'campaigns.getDto',
  method: 'GET',
  path: '/api/campaign/GetDTO/{id}',
  who,
  summary: 'One campaign without its items',
  input: byId,
  output: campaignDto,
})

export const getLandingPage = defineCall({
  name: 'campaigns.landingPage',
  method: 'GET',
  path: '/api/campaign/GetLandingPage/{id}',
  who: 'everyone',
  summary: 'The finished page of a campaign that runs; Super Admin and Designer see the others too',
  input: byId,
  output: landingPage,
})

export const listItemsOfCampaign = defineCall({
  name: 'campaigns.items',
  method: 'GET',
  path: '/api/campaign/GetCampaignItems/{id}',
  who,
  summary: 'The items of a campaign in their order, with what everyone may see of their listings',
  input: byId,
  output: z.array(campaignItem),
})

export const listPlaceHoldersOfCampaign = defineCall({
  name: 'campaigns.placeHolders',
  method: 'GET',
  path: '/api/campaign/GetCampaignPlaceHolders/{id}',
  who,
  summary: 'The placeholders of a campaign and what they are bound to',
  input: byId,
  output: z.array(campaignPlaceHolder),
})

export const createCampaign = defineCall({
  name: 'campaigns.create',
  method: 'POST',
  path: '/api/campaign',
  who,
  summary: 'Add a campaign; it is active from its first to its last day',
  input: newCampaign,
  output: campaign,
  invalidMessage: campaignInvalidMessage,
  bodyLimit: campaignBodyLimit,
})

export const updateCampaign = defineCall({
  name: 'campaigns.update',
  method: 'PUT',
  path: '/api/campaign',
  who,
  summary: 'Change a campaign, of properties or of weeks alike',
  input: changedCampaign,
  output: campaign,
  invalidMessage: campaignInvalidMessage,
  bodyLimit: campaignBodyLimit,
})

export const removeCampaign = defineCall({
  name: 'campaigns.remove',
  method: 'DELETE',
  path: '/api/campaign/{id}',
  who,
  summary: 'Take a campaign off the site; the record of it stays',
  input: byId,
  output: z.object({ id: z.number().int() }),
})

export const previewCampaign = defineCall({
  name: 'campaigns.preview',
  method: 'POST',
  path: '/api/campaign/preview',
  who,
  summary: 'What stands in the editor as a finished page; nothing is saved',
  input: campaignDraft,
  output: z.object({
    html: z.string(),
    /** What would keep it from being saved. */
    warnings: z.array(z.string()),
  }),
  bodyLimit: campaignBodyLimit,
})

export const listCampaignLayouts = defineCall({
  name: 'campaigns.layouts',
  method: 'GET',
  path: '/api/campaign/layouts',
  who,
  summary: 'Ready-made layouts to begin a campaign with',
  input: z.object({}),
  output: z.array(campaignLayout),
})
