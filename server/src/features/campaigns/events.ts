import type { FastifyBaseLogger } from 'fastify'
import { today } from '#contract/values/day.ts'
import type { Database } from '../../db/connect.ts'
import { createBatchWriter, type BatchWriter } from '../../kit/batch-writer.ts'
import type { Secrets } from '../../kit/secrets.ts'
import type { MailedAs } from './mailed-links.ts'

export interface CampaignEvent {
  kind: 'view' | 'click'
  campaignId?: number
  uploadId?: number
  itemId?: number
  /** The mailing whose email contained the link, and its subject. */
  mailed?: MailedAs | undefined
  visitor: string
  at: Date
}

/** Written in batches, so that no reader waits for being counted. */
export function createCampaignEvents(
  database: Database,
  log: FastifyBaseLogger,
): BatchWriter<CampaignEvent> {
  return createBatchWriter<CampaignEvent>({
    name: 'campaign counts',
    log,
    // An item that has been removed in the meantime must not hold up the others.
    write: (entries) => database.sql`
      with mailed as (
        insert into campaign_mail_clicks as k (mailing_id, subject, clicks)
        select m.id, x.mailed->>'subject', count(*)
        from json_to_recordset(${JSON.stringify(entries)}::json) as x ("campaignId" int, mailed json)
        join campaign_mailings m
          on m.id = (x.mailed->>'mailingId')::int and m.campaign_id = x."campaignId"
        group by 1, 2
        on conflict (mailing_id, subject) do update set clicks = k.clicks + excluded.clicks)
      insert into campaign_events (campaign_id, upload_id, item_id, kind, visitor, created_at)
      select x."campaignId", x."uploadId", i.id, x.kind, x.visitor, x.at
      from json_to_recordset(${JSON.stringify(entries)}::json) as x ("campaignId" int,
        "uploadId" int, "itemId" int, kind text, visitor text, at timestamptz)
      left join campaign_items i on i.id = x."itemId"
      where exists (select from campaigns c where c.id = x."campaignId")
         or exists (select from campaign_uploads u where u.id = x."uploadId")`,
  })
}

const machines = /bot|crawl|spider|slurp|preview|fetch|monitor|curl|wget|python/i

/** Programs that fetch pages on their own are not visitors. */
export function isMachine(userAgent: string): boolean {
  return userAgent === '' || machines.test(userAgent)
}

/**
 * Distinguishes the visitors of one day without identifying them: tomorrow the same person looks
 * different.
 */
export function visitorOf(
  secrets: Secrets,
  { ip, userAgent }: { ip: string; userAgent: string },
  day = today(),
): string {
  return secrets.fingerprint(`visitor ${day} ${ip} ${userAgent}`).slice(0, 16)
}
