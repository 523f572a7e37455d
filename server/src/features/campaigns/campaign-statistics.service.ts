import { AppError } from '#contract/errors.ts'
import type { CampaignStatistics } from '#contract/campaigns/campaign-statistics.calls.ts'
import { addDays, today } from '#contract/values/day.ts'
import { findCountedUpTo } from '../../db/running-counts.ts'
import type { Services } from '../../services.ts'
import { findItems } from './campaign-items.queries.ts'
import { toItems } from './campaign-items.service.ts'
import { findCampaign } from './campaigns.queries.ts'
import * as queries from './campaign-statistics.queries.ts'

const mostDays = 92

export async function getStatistics(
  { database: { db } }: Services,
  id: number,
): Promise<CampaignStatistics> {
  const campaign = await findCampaign(db, id)
  if (!campaign) throw new AppError('notFound')
  const { name, startDate, endDate } = campaign
  const to = endDate < today() ? endDate : today()
  const earliest = addDays(to, 1 - mostDays)
  const from = startDate > earliest ? startDate : earliest
  const counted = { campaignId: id, upTo: await findCountedUpTo(db, 'campaign_events') }
  const [totals, days, clicks, items] = await Promise.all([
    queries.findTotals(db, counted),
    queries.findDays(db, counted, { from, to }),
    queries.findClicks(db, counted),
    findItems(db, id).then((rows) => toItems(db, rows)),
  ])
  const wanted = items.map(({ id: itemId, listing: { title, reference, link } }) => {
    return { itemId, title, reference, link, clicks: clicks.get(itemId) ?? 0 }
  })
  return { id, name, totals, days, items: wanted.sort((a, b) => b.clicks - a.clicks) }
}
