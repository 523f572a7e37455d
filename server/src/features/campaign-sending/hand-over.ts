import { campaignLinks } from '#contract/campaigns/campaign-links.ts'
import { mailsPerMinute } from '#contract/campaign-sending/campaign-sending.calls.ts'
import { transaction, type Tx } from '../../db/connect.ts'
import type { Services } from '../../services.ts'
import { findActiveCampaign } from '../campaigns/campaigns.service.ts'
import { campaignMail, type CampaignMail } from './campaign-mail.ts'
import * as queries from './hand-over.queries.ts'
import { setState } from './mailings.queries.ts'
import { makeUnsubscribeToken } from './unsubscribe-token.ts'

/** Small enough that pausing, cancelling and unsubscribing never wait long. */
const batch = 25

async function putMail(
  { outbox, secrets, config }: Services,
  tx: Tx,
  campaignId: number,
  recipient: queries.Recipient,
  { subject, replyTo, htmlFor }: CampaignMail,
): Promise<number | undefined> {
  const token = makeUnsubscribeToken(secrets, recipient.contactId)
  const unsubscribeUrl = `${config.publicUrl}${campaignLinks.unsubscribe(token)}`
  return outbox.put(tx, {
    to: recipient.email,
    ...(replyTo ? { replyTo } : {}),
    subject,
    html: htmlFor(unsubscribeUrl),
    usage: 'Campaign',
    unsubscribeUrl,
    dedupeKey: `campaign:${campaignId}:${recipient.contactId}`,
  })
}

/** Hands some mails over to the outbox; false when nothing is left to do for now. */
export async function handOverSome(services: Services, tx: Tx): Promise<boolean> {
  if (!(await queries.isMyTurn(tx))) return false
  const share = Math.min(batch, mailsPerMinute - (await queries.countLately(tx)))
  if (share <= 0) return false
  const mailing = await queries.lockNextMailing(tx)
  if (!mailing) return false
  const campaign = await findActiveCampaign(tx, mailing.campaignId)
  const mail = campaign && (await campaignMail(tx, services.config, campaign))
  if (!mail?.itemCount) {
    // A page that is over or empty is not worth a mail: a person decides what happens next.
    await setState(tx, mailing.id, 'paused')
    return true
  }
  const recipients = await queries.takeRecipients(tx, mailing.id, share)
  if (!recipients.length) await setState(tx, mailing.id, 'sent')
  for (const recipient of recipients) {
    const outboxId = recipient.wants
      ? await putMail(services, tx, mailing.campaignId, recipient, mail)
      : undefined
    if (outboxId === undefined) await queries.markSkipped(tx, recipient.id)
    else await queries.markQueued(tx, recipient.id, outboxId)
  }
  return true
}

/**
 * Hands this minute's share of campaign mails over to the outbox, which sends them. Each mail is
 * written with the mark that its reader has it, so a process that dies in between sends none twice.
 */
export async function handOverMails(services: Services): Promise<void> {
  while (await transaction(services.database, null, (tx) => handOverSome(services, tx))) {
    services.outbox.wake()
  }
}
