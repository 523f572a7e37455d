import { z } from 'zod'
import { defineCall, pictureSeconds } from '../call.ts'
import { defineList } from '../list.ts'
import { idInPath } from '../values/id.ts'
import { pageOf } from '../values/paging.schema.ts'
import { pageSizes } from '../values/paging.ts'
import { picture } from '../values/picture.schema.ts'
import { campaignInvalidMessage, changedCampaignItem, newCampaignItem } from './campaigns.form.ts'
import { campaignsTexts as texts } from './campaigns.messages.ts'
import { campaignItem, listingChoice } from './campaigns.schema.ts'

const who = 'campaigns.manage'

export const campaignPictureRules = {
  maxFileBytes: 5_242_880,
  maxFiles: 1,
  types: ['image/jpeg', 'image/png', 'image/gif', 'image/webp'],
  tooLargeMessage: texts.pictureTooLarge,
  wrongTypeMessage: texts.notAPicture,
} as const

export const campaignItemsList = defineList({
  name: 'campaignItems',
  path: '/api/campaignItem',
  who,
  summary: 'List the items of all campaigns, or of one',
  row: campaignItem,
  columns: [
    { key: 'id', label: 'ID', narrow: true },
    { key: 'rank', label: 'Rank', kind: 'number' },
  ],
  defaults: { size: pageSizes.adminTable.default, sort: 'id', order: 'desc' },
  filters: { campaignId: idInPath.optional() },
})

export const listCampaignItems = campaignItemsList.list

export const getCampaignItem = defineCall({
  name: 'campaignItems.get',
  method: 'GET',
  path: '/api/campaignItem/{id}',
  who,
  summary: 'Get a campaign item',
  input: z.object({ id: idInPath }),
  output: campaignItem,
})

export const createCampaignItem = defineCall({
  name: 'campaignItems.create',
  method: 'POST',
  path: '/api/campaignItem',
  who,
  summary: 'Add a published week or property to a campaign',
  input: newCampaignItem,
  output: campaignItem,
  invalidMessage: campaignInvalidMessage,
})

export const updateCampaignItem = defineCall({
  name: 'campaignItems.update',
  method: 'PUT',
  path: '/api/campaignItem',
  who,
  summary: 'Update a campaign item; it cannot move to another campaign',
  input: changedCampaignItem,
  output: campaignItem,
  invalidMessage: campaignInvalidMessage,
})

export const removeCampaignItem = defineCall({
  name: 'campaignItems.remove',
  method: 'DELETE',
  path: '/api/campaignItem/{id}',
  who,
  summary: 'Remove an item from its campaign',
  input: z.object({ id: idInPath }),
  output: z.object({ id: z.number().int() }),
})

export const uploadCampaignPicture = defineCall({
  name: 'campaignItems.uploadPicture',
  method: 'POST',
  path: '/api/campaignItem/picture',
  who,
  summary:
    'Upload a picture for an item as multipart/form-data; save the returned id with the item',
  input: z.object({}),
  output: picture,
  upload: campaignPictureRules,
  seconds: pictureSeconds,
})

export const listListingChoices = defineCall({
  name: 'campaignItems.choices',
  method: 'GET',
  path: '/api/campaignItem/choices',
  who,
  summary: 'Search published weeks or properties for a campaign item, with their pictures',
  input: z.object({
    kind: z.enum(['week', 'property']),
    search: z.string().trim().max(200).default(''),
    page: z.coerce.number().int().min(1).max(10_000).catch(1).default(1),
    size: z.coerce.number().int().min(1).max(50).catch(12).default(12),
  }),
  output: pageOf(listingChoice),
})
