import { sql } from 'drizzle-orm'
import type { CampaignSending, Mailing } from '#contract/campaign-sending/campaign-sending.calls.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import { personName } from '../accounts/person.sql.ts'

/** Who subscribed and has not unsubscribed; the account of `c`, if there is one, is open. */
export const optedIn = sql`c.opted_out_at is null and not exists (
  select from users u where u.id = c.user_id and u.deleted_at is not null)`

export const suppressed = sql`exists (
  select from marketing_suppressions s where lower(s.email) = lower(c.email))`

const hasIt = (campaignId: number) => sql`exists (
  select from campaign_recipients r
  where r.campaign_id = ${campaignId} and r.contact_id = c.id and r.state <> 'skipped')`

export async function countAudience(
  db: Executor,
  campaignId: number,
): Promise<CampaignSending['audience']> {
  const [row] = await db.execute<CampaignSending['audience'] & Record<string, unknown>>(sql`
    with people as (
      select ${suppressed} as suppressed, ${hasIt(campaignId)} as already
      from marketing_contacts c where ${optedIn})
    select count(*)::int as "optedIn",
      count(*) filter (where suppressed)::int as suppressed,
      count(*) filter (where already and not suppressed)::int as already,
      count(*) filter (where not suppressed and not already)::int as "willReceive"
    from people`)
  return row as CampaignSending['audience']
}

/** The email of a recipient was queued in the same transaction: the time leads to its month. */
const isMailOf = sql`o.id = r.outbox_id
  and o.created_at >= r.queued_at - interval '1 day' and o.created_at < r.queued_at + interval '1 day'`

export async function findMailings(db: Executor, campaignId: number): Promise<Mailing[]> {
  const rows = await db.execute<{ mailing: Mailing }>(sql`
    select json_build_object('id', m.id, 'state', m.state, 'started', m.created_at,
      'startedBy', coalesce(${personName(sql`m.created_by`)}, ''), 'finished', m.finished_at,
      'total', m.total, 'waiting', n.waiting, 'queued', n.queued, 'sent', n.sent,
      'failed', n.failed, 'skipped', n.skipped) as mailing
    from campaign_mailings m cross join lateral (
      select count(*) filter (where r.state = 'waiting') as waiting,
        count(*) filter (where r.state = 'skipped') as skipped,
        count(*) filter (where r.state = 'queued' and o.state in ('queued', 'sending')) as queued,
        count(*) filter (where r.state = 'queued' and o.state = 'failed') as failed,
        count(*) filter (where r.state = 'queued' and coalesce(o.state, 'sent') = 'sent') as sent
      from campaign_recipients r left join outbox o on ${isMailOf}
      where r.mailing_id = m.id) n
    where m.campaign_id = ${campaignId} order by m.id desc`)
  return rows.map(({ mailing }) => mailing)
}

export interface OpenMailing extends Record<string, unknown> {
  id: number
  campaignId: number
  state: Mailing['state']
}

const open = sql`id, campaign_id as "campaignId", state`

/** The sending of a campaign that is not over yet. */
export async function lockOpenMailing(
  tx: Tx,
  campaignId: number,
): Promise<OpenMailing | undefined> {
  const [row] = await tx.execute<OpenMailing>(sql`
    select ${open} from campaign_mailings
    where campaign_id = ${campaignId} and state in ('sending', 'paused') for update`)
  return row
}

/** Nobody is listed twice; a skipped person who has subscribed again is included. */
export async function insertMailing(
  tx: Tx,
  campaignId: number,
  facts: { total: number; createdBy: number },
): Promise<void> {
  const [row] = await tx.execute<{ id: number }>(sql`
    insert into campaign_mailings (campaign_id, total, created_by)
    values (${campaignId}, ${facts.total}, ${facts.createdBy}) returning id`)
  const mailingId = (row as { id: number }).id
  await tx.execute(sql`
    insert into campaign_recipients as r (campaign_id, mailing_id, contact_id)
    select ${campaignId}::int, ${mailingId}::int, c.id from marketing_contacts c
    where ${optedIn} and not ${suppressed} and not ${hasIt(campaignId)} order by c.id
    on conflict (campaign_id, contact_id) do update
      set mailing_id = excluded.mailing_id, state = 'waiting' where r.state = 'skipped'`)
  await tx.execute(sql`
    update campaign_mailings m set total = n.total
    from (select count(*)::int as total from campaign_recipients where mailing_id = ${mailingId}) n
    where m.id = ${mailingId} and m.total <> n.total and n.total > 0`)
}

export async function setState(tx: Tx, id: number, state: Mailing['state']): Promise<void> {
  await tx.execute(sql`
    update campaign_mailings set state = ${state},
      finished_at = case when ${state} in ('sent', 'cancelled') then now() end
    where id = ${id}`)
}

/** Takes back what has not left yet; these people may get the campaign at another time. */
export async function withdrawEmails(tx: Tx, mailingId: number): Promise<void> {
  await tx.execute(sql`
    with mails as (
      select r.id as recipient, o.id as mail, o.created_at from campaign_recipients r
      join outbox o on ${isMailOf}
      where r.mailing_id = ${mailingId} and o.state = 'queued' for update of o skip locked),
    gone as (delete from campaign_recipients where id in (select recipient from mails))
    delete from outbox o using mails m where o.id = m.mail and o.created_at = m.created_at`)
  await tx.execute(sql`
    delete from campaign_recipients where mailing_id = ${mailingId} and state = 'waiting'`)
}
