import { z } from 'zod'
import { defineCall } from '../call.ts'
import { idInPath } from '../values/id.ts'

const counts = {
  views: z.number().int(),
  /** Unique visitors, as far as that can be estimated without identifying them. */
  visitors: z.number().int(),
  clicks: z.number().int(),
  enquiries: z.number().int(),
}

export const campaignStatistics = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Since the campaign began. Someone who comes on two days is counted on each of them. */
  totals: z.object(counts),
  /** Every day, including those without visitors; the last 92 at most. */
  days: z.array(z.object({ day: z.string(), ...counts })),
  /** The items by clicks, most clicked first. */
  items: z.array(
    z.object({
      itemId: z.number().int(),
      title: z.string(),
      reference: z.string(),
      link: z.string(),
      clicks: z.number().int(),
    }),
  ),
})

export type CampaignStatistics = z.infer<typeof campaignStatistics>

export const getCampaignStatistics = defineCall({
  name: 'campaigns.statistics',
  method: 'GET',
  path: '/api/campaign/{id}/statistics',
  who: 'campaigns.manage',
  summary: 'Get the views, clicks and enquiries of a campaign, by day and by item',
  input: z.object({ id: idInPath }),
  output: campaignStatistics,
})
