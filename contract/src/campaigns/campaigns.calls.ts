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
  summary: 'Unpublish a campaign; its record is retained',
  input: byId,
  output: z.object({ id: z.number().int() }),
  bulk: true,
})

export const campaignsList = defineList({
  name: 'campaigns',
  path: '/api/campaign',
  who,
  summary: 'List the landing pages with their number of views',
  row: campaignSummary,
  columns: [
    { key: 'name', label: 'Name', lead: true },
    { key: 'startDate', label: 'Start date', kind: 'day', narrow: true },
    { key: 'endDate', label: 'End date', kind: 'day', narrow: true },
    { key: 'subject', label: 'Subject' },
    { key: 'state', label: 'Status', sortable: false },
    { key: 'views', label: 'Views', kind: 'number', sortable: false },
    { key: 'emails', label: 'Emails', kind: 'number', sortable: false },
    { key: 'clicks', label: 'Clicks', kind: 'number', sortable: false },
    { key: 'enquiries', label: 'Enquiries', kind: 'number', sortable: false },
    { key: 'itemCount', label: 'Items', kind: 'number', sortable: false },
    { key: 'id', label: 'ID', narrow: true },
  ],
  defaults: { size: pageSizes.adminTable.default, sort: 'id', order: 'desc' },
  remove: removeCampaign,
})

export const listCampaigns = campaignsList.list

export const getCampaign = defineCall({
  name: 'campaigns.get',
  method: 'GET',
  path: '/api/campaign/{id}',
  who,
  summary: 'Get a campaign with its items and placeholders',
  input: byId,
  output: campaign,
})

export const getCampaignDto = defineCall({
  name: 'campaigns.getDto',
  method: 'GET',
  path: '/api/campaign/GetDTO/{id}',
  who,
  summary: 'Get a campaign without its items',
  input: byId,
  output: campaignDto,
})

export const getLandingPage = defineCall({
  name: 'campaigns.landingPage',
  method: 'GET',
  path: '/api/campaign/GetLandingPage/{id}',
  who: 'everyone',
  summary:
    'Get the rendered page of an active campaign; a Super Admin or Designer can get any campaign',
  input: byId,
  output: landingPage,
  reads: 'replica',
})

export const listItemsOfCampaign = defineCall({
  name: 'campaigns.items',
  method: 'GET',
  path: '/api/campaign/GetCampaignItems/{id}',
  who,
  summary: 'List the items of a campaign in order, with the public details of their listings',
  input: byId,
  output: z.array(campaignItem),
})

export const listPlaceHoldersOfCampaign = defineCall({
  name: 'campaigns.placeHolders',
  method: 'GET',
  path: '/api/campaign/GetCampaignPlaceHolders/{id}',
  who,
  summary: 'List the placeholders of a campaign and the fields they are bound to',
  input: byId,
  output: z.array(campaignPlaceHolder),
})

export const createCampaign = defineCall({
  name: 'campaigns.create',
  method: 'POST',
  path: '/api/campaign',
  who,
  summary: 'Create a campaign; it is active from its start date to its end date',
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
  summary: 'Update a campaign of properties or weeks',
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
  summary: 'Preview a campaign as a rendered page; saves nothing',
  input: campaignDraft,
  output: z.object({
    html: z.string(),
    /** What would prevent it from being saved. */
    warnings: z.array(z.string()),
  }),
  bodyLimit: campaignBodyLimit,
})

export const listCampaignLayouts = defineCall({
  name: 'campaigns.layouts',
  method: 'GET',
  path: '/api/campaign/layouts',
  who,
  summary: 'List the ready-made campaign layouts',
  input: z.object({}),
  output: z.array(campaignLayout),
})
