import { sql } from '../../db/orm.ts'
import type { Tx } from '../../db/connect.ts'

/** People waiting for the better subject. */
export async function countUndecided(tx: Tx, mailingId: number): Promise<number> {
  const [row] = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from campaign_recipients
    where mailing_id = ${mailingId} and state = 'waiting' and waits_for_subject`)
  return row?.n ?? 0
}

export async function setChoiceTime(tx: Tx, mailingId: number, hours: number): Promise<void> {
  await tx.execute(sql`update campaign_mailings
    set choose_at = now() + make_interval(hours => ${hours}::int) where id = ${mailingId}`)
}

/** The emails of both subjects, and how often a link in them was followed. */
export async function countClicks(tx: Tx, mailingId: number) {
  const rows = await tx.execute<{ key: 'A' | 'B'; emails: number; clicks: number }>(sql`
    select s.key, (select count(*)::int from campaign_recipients r
        where r.mailing_id = ${mailingId} and r.state = 'queued' and r.subject = s.key) as emails,
      coalesce((select k.clicks from campaign_mail_clicks k
        where k.mailing_id = ${mailingId} and k.subject = s.key), 0) as clicks
    from (values ('A'), ('B')) s (key) order by s.key`)
  return [...rows]
}

/** Everyone who is waiting gets the chosen subject with the next emails. */
export async function setChosen(tx: Tx, mailingId: number, chosen: 'A' | 'B'): Promise<void> {
  await tx.execute(
    sql`update campaign_mailings set chosen_subject = ${chosen} where id = ${mailingId}`,
  )
  await tx.execute(sql`
    update campaign_recipients set subject = ${chosen}, waits_for_subject = false
    where mailing_id = ${mailingId} and state = 'waiting' and waits_for_subject`)
}
