import { z } from 'zod'
import { defineCall } from '../call.ts'
import { defineList } from '../list.ts'
import { idInPath } from '../values/id.ts'
import { pageSizes } from '../values/paging.ts'
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

const who = 'campaigns.manage'
const byId = z.object({ id: idInPath })

export const removeCampaign = defineCall({
  name: 'campaigns.remove',
  method: 'DELETE',
  path: '/api/campaign/{id}',
  who,
  summary: 'Unpublish a campaign; its record is kept',
  input: byId,
  output: z.object({ id: z.number().int() }),
})

export const campaignsList = defineList({
  name: 'campaigns',
  path: '/api/campaign',
  who,
  summary: 'The landing pages, with their views, clicks and enquiries',
  row: campaignSummary,
  columns: [
    { key: 'name', label: 'Name', lead: true },
    { key: 'startDate', label: 'Start date', kind: 'day', narrow: true },
    { key: 'endDate', label: 'End date', kind: 'day', narrow: true },
    { key: 'subject', label: 'Subject' },
    { key: 'state', label: 'Status', sortable: false },
    { key: 'views', label: 'Views', kind: 'number', sortable: false },
    { key: 'clicks', label: 'Clicks', kind: 'number', sortable: false },
    { key: 'enquiries', label: 'Enquiries', kind: 'number', sortable: false },
    { key: 'itemCount', label: 'Items', kind: 'number', sortable: false },
    { key: 'id', label: 'ID', narrow: true },
  ],
  defaults: { size: pageSizes.adminTable.usual, sort: 'id', order: 'desc' },
  remove: removeCampaign,
})

export const listCampaigns = campaignsList.list

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
  summary:
    'The finished page of a live campaign; Super Admins and Designers can also see the others',
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
  summary: 'Change a campaign of properties or weeks',
  input: changedCampaign,
  output: campaign,
  invalidMessage: campaignInvalidMessage,
  bodyLimit: campaignBodyLimit,
})

export const previewCampaign = defineCall({
  name: 'campaigns.preview',
  method: 'POST',
  path: '/api/campaign/preview',
  who,
  summary: 'A preview of the page in the editor; nothing is saved',
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
  summary: 'Ready-made layouts for a new campaign',
  input: z.object({}),
  output: z.array(campaignLayout),
})
