import type { Sql } from '#server/db/sql.ts'
import { transaction, type Database } from '#server/db/connect.ts'
import { campaignItemPlaceholders, campaignItems } from '#server/db/schema/campaigns.ts'
import { itemId, itemReasons, itemsOfPage } from './campaigns.ts'

interface Candidate {
  weekId: number | null
  propertyId: number | null
  imageId: number
}

/** The resorts that a landing page of weeks is about, for the demo's three pages. */
const settingsOf: Record<number, string> = { 2: 'beach', 3: 'berg' }

/** One week per resort: otherwise its picture would be on the page twice. */
async function candidates(sql: Sql, campaign: { id: number; isTimeshare: boolean }) {
  if (!campaign.isTimeshare) {
    return sql<Candidate[]>`
      select null::int as "weekId", p.id as "propertyId", pi.image_id as "imageId"
        from properties p join property_images pi on pi.property_id = p.id and pi.is_default
       where p.published and p.is_sale and p.usage = 'Residential' and p.province = 'Gauteng'
       order by (p.city = 'Pretoria') desc, p.first_published_at desc, p.id limit ${itemsOfPage}`
  }
  return sql<Candidate[]>`
    select "weekId", null::int as "propertyId", "imageId" from (
      select distinct on (r.id) w.id as "weekId", ri.image_id as "imageId", w.sell_price
        from weeks w join resorts r on r.id = w.resort_id
        join resort_images ri on ri.resort_id = r.id and ri.kind = 'gallery' and ri.rank = 0
       where w.published and r.setting = ${settingsOf[campaign.id] ?? 'beach'}
       order by r.id, w.sell_price desc, w.id) dearest
     order by sell_price desc, "weekId" limit ${itemsOfPage}`
}

/**
 * Gives the demo's landing pages their listings, once these have pictures to show. As a last
 * resort, a page takes fewer than it would like.
 */
export async function fillCampaigns(database: Database, atLast: boolean): Promise<void> {
  const open = await database.sql<{ id: number; isTimeshare: boolean }[]>`
    select c.id, c.is_timeshare as "isTimeshare" from campaigns c
     where c.deleted_at is null and c.created_by = 2 and c.id <= 3
       and not exists (select from campaign_items i where i.campaign_id = c.id)
     order by c.id`
  for (const campaign of open) {
    const listings = await candidates(database.sql, campaign)
    if (listings.length < itemsOfPage && !atLast) continue
    const reasons = itemReasons[campaign.isTimeshare ? 'week' : 'property']
    await transaction(database, null, async (tx) => {
      for (const [rank, listing] of listings.entries()) {
        const id = itemId(campaign.id, rank + 1)
        await tx
          .insert(campaignItems)
          .values({ id, campaignId: campaign.id, ...listing, rank: rank + 1 })
        await tx.insert(campaignItemPlaceholders).values({
          campaignItemId: id,
          placeholder: 'Reason',
          value: reasons[rank % reasons.length] as string,
        })
      }
    })
  }
}
