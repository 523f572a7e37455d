import { sql, type SQL } from '../../db/orm.ts'
import type {
  CampaignSending,
  Mailing,
  Segment,
} from '#contract/campaign-sending/campaign-sending.calls.ts'
import { subjectTest } from '#contract/campaign-sending/better-subject.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import { personName } from '../accounts/person.sql.ts'
import { inSegment } from './segment.sql.ts'

/** Those who subscribed and have not unsubscribed; the account `c`, if there is one, is open. */
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
  segment: Segment,
): Promise<CampaignSending['audience']> {
  const [row] = await db.execute<CampaignSending['audience'] & Record<string, unknown>>(sql`
    with people as (
      select ${suppressed} as suppressed, ${hasIt(campaignId)} as already,
        ${inSegment(segment)} as included
      from marketing_contacts c where ${optedIn})
    select count(*)::int as "optedIn",
      count(*) filter (where not included)::int as elsewhere,
      count(*) filter (where included and suppressed)::int as suppressed,
      count(*) filter (where included and already and not suppressed)::int as already,
      count(*) filter (where included and not suppressed and not already)::int as "willReceive"
    from people`)
  return row as CampaignSending['audience']
}

/**
 * The email of a recipient was queued in the same transaction: the time identifies its partition.
 */
const isMailOf = sql`o.id = r.outbox_id
  and o.created_at >= r.queued_at - interval '1 day' and o.created_at < r.queued_at + interval '1 day'`

/** An address that was blocked for this reason after the person had received the email. */
const blockedAfter = (reason: 'unsubscribed' | 'bounced') => sql`exists (
  select from marketing_contacts c
  join marketing_suppressions s on lower(s.email) = lower(c.email)
  where c.id = r.contact_id and s.reason = ${reason} and s.created_at >= r.queued_at)`

const counts = sql`
  select count(*) filter (where r.state = 'waiting') as waiting,
    count(*) filter (where r.state = 'skipped') as skipped,
    count(*) filter (where r.state = 'queued' and o.state in ('queued', 'sending')) as queued,
    count(*) filter (where r.state = 'queued' and o.state = 'failed') as failed,
    count(*) filter (where r.state = 'queued' and coalesce(o.state, 'sent') = 'sent') as sent,
    count(*) filter (where r.state = 'waiting' and r.waits_for_subject) as undecided,
    count(*) filter (where r.state = 'queued' and r.subject = 'A') as "emailsA",
    count(*) filter (where r.state = 'queued' and r.subject = 'B') as "emailsB",
    count(*) filter (where r.state = 'queued' and ${blockedAfter('unsubscribed')}) as unsubscribed,
    count(*) filter (where r.state = 'queued' and ${blockedAfter('bounced')}) as bounced
  from campaign_recipients r left join outbox o on ${isMailOf}
  where r.mailing_id = m.id`

const subjectJson = (key: 'A' | 'B', subject: SQL, emails: SQL) => sql`json_build_object(
  'key', ${key}::text, 'subject', ${subject}, 'emails', ${emails}, 'clicks', coalesce((
    select k.clicks from campaign_mail_clicks k where k.mailing_id = m.id and k.subject = ${key}), 0))`

const subjects = sql`case when m.subject_b is null
  then json_build_array(${subjectJson('A', sql`p.subject`, sql`n."emailsA"`)})
  else json_build_array(${subjectJson('A', sql`p.subject`, sql`n."emailsA"`)},
    ${subjectJson('B', sql`m.subject_b`, sql`n."emailsB"`)}) end`

export async function findMailings(db: Executor, campaignId: number): Promise<Mailing[]> {
  const rows = await db.execute<{ mailing: Mailing }>(sql`
    select json_build_object('id', m.id, 'state', m.state, 'started', m.created_at,
      'startedBy', coalesce(${personName(sql`m.created_by`)}, ''), 'finished', m.finished_at,
      'total', m.total, 'waiting', n.waiting, 'queued', n.queued, 'sent', n.sent,
      'failed', n.failed, 'skipped', n.skipped, 'unsubscribed', n.unsubscribed,
      'bounced', n.bounced, 'scheduled', m.scheduled_at, 'segment', m.segment,
      'subjects', ${subjects}, 'undecided', n.undecided, 'chooseAt', m.choose_at,
      'chosen', m.chosen_subject) as mailing
    from campaign_mailings m join campaigns p on p.id = m.campaign_id
      cross join lateral (${counts}) n
    where m.campaign_id = ${campaignId} order by m.id desc`)
  return rows.map(({ mailing }) => mailing)
}

/** What a mailing sends, and to whom. */
export interface MailingPlan {
  id: number
  campaignId: number
  segment: Segment
  subjectB: string | null
}

export type OpenMailing = MailingPlan & {
  state: Mailing['state']
  /** When the better subject is chosen. */
  chooseAt: string | null
}

export const openMailing = sql`id, campaign_id as "campaignId", state, segment,
  subject_b as "subjectB", choose_at as "chooseAt"`

/** The campaign's mailing that is not finished yet. */
export async function lockOpenMailing(
  tx: Tx,
  campaignId: number,
): Promise<OpenMailing | undefined> {
  const [row] = await tx.execute<OpenMailing & Record<string, unknown>>(sql`
    select ${openMailing} from campaign_mailings
    where campaign_id = ${campaignId} and state in ('scheduled', 'sending', 'paused') for update`)
  return row
}

export interface NewMailing {
  campaignId: number
  total: number
  createdBy: number
  segment: Segment
  subjectB: string | null
  /** Null starts it now. */
  scheduledAt: Date | null
}

export async function insertMailing(tx: Tx, mailing: NewMailing): Promise<number> {
  const { campaignId, total, createdBy, segment, subjectB, scheduledAt } = mailing
  const [row] = await tx.execute<{ id: number }>(sql`
    insert into campaign_mailings
      (campaign_id, total, created_by, segment, subject_b, scheduled_at, state)
    values (${campaignId}, ${total}, ${createdBy}, ${JSON.stringify(segment)}::jsonb, ${subjectB},
      ${scheduledAt?.toISOString() ?? null}, ${scheduledAt ? 'scheduled' : 'sending'})
    returning id`)
  return (row as { id: number }).id
}

/** In random order; the first few get one of the two subjects each, the rest wait. */
const placed = (id: number) => sql`row_number() over (order by md5(c.id || '/' || ${id}::int))`
const waitsForSubject = sql`everybody >= ${subjectTest.leastPeople}
  and place > ceil(everybody * ${subjectTest.percent}::int / 100.0)`

/**
 * Lists the recipients of the mailing, and returns how many there are. Nobody is listed twice; a
 * skipped person who has subscribed again is included. Of two subjects every other person gets the
 * second; of many people only the first few, and the rest get the better one.
 */
export async function listRecipients(
  tx: Tx,
  { id, campaignId, segment, subjectB }: MailingPlan,
): Promise<number> {
  const two = subjectB !== null
  const subject = two ? sql`case when place % 2 = 0 then 'B' else 'A' end` : sql`'A'`
  await tx.execute(sql`
    insert into campaign_recipients as r
      (campaign_id, mailing_id, contact_id, subject, waits_for_subject)
    select ${campaignId}::int, ${id}::int, p.id, ${subject}, ${two ? waitsForSubject : sql`false`}
    from (
      select c.id, ${placed(id)} as place, count(*) over () as everybody from marketing_contacts c
      where ${optedIn} and not ${suppressed} and ${inSegment(segment)} and not ${hasIt(campaignId)}) p
    order by p.id
    on conflict (campaign_id, contact_id) do update
      set mailing_id = excluded.mailing_id, subject = excluded.subject,
        waits_for_subject = excluded.waits_for_subject, state = 'waiting'
      where r.state = 'skipped'`)
  const [row] = await tx.execute<{ total: number }>(sql`
    select count(*)::int as total from campaign_recipients where mailing_id = ${id}`)
  const total = row?.total ?? 0
  await tx.execute(sql`
    update campaign_mailings set total = ${total}
    where id = ${id} and total <> ${total} and ${total} > 0`)
  return total
}

export async function setState(tx: Tx, id: number, state: Mailing['state']): Promise<void> {
  await tx.execute(sql`
    update campaign_mailings set state = ${state},
      finished_at = case when ${state} in ('sent', 'cancelled') then now() end
    where id = ${id}`)
}

/** Withdraws what has not been sent yet; these people may get the campaign at another time. */
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
