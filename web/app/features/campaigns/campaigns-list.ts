import { listCampaigns, removeCampaign } from '#contract/campaigns/campaigns.calls.ts'
import { campaignSummary } from '#contract/campaigns/campaigns.schema.ts'
import { pageSizes } from '#contract/values/paging.ts'
import type { AnyList } from '../../ui/list/resource-types.ts'

export const campaignsList = {
  name: 'campaigns',
  who: { write: 'landingPages.manage' },
  columns: ['id', 'name', 'startDate', 'endDate', 'subject'],
  defaults: { size: pageSizes.adminTable.usual, sort: 'id', order: 'desc' },
  rowSchema: campaignSummary,
  list: listCampaigns,
  remove: removeCampaign,
} as const satisfies AnyList
