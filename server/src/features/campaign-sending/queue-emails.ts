import { campaignLinks } from '#contract/campaigns/campaign-links.ts'
import { mailsPerMinute } from '#contract/campaign-sending/campaign-sending.calls.ts'
import { transaction, type Tx } from '../../db/connect.ts'
import type { Services } from '../../services.ts'
import { findActiveCampaign } from '../campaigns/campaigns.service.ts'
import { campaignEmail, campaignMail, type CampaignMail } from './campaign-email.ts'
import * as queries from './queue-emails.queries.ts'
import { listRecipients, setState, type OpenMailing } from './mailings.queries.ts'
import { chooseSubject } from './subject-choice.ts'
import { makeUnsubscribeToken } from './unsubscribe-token.ts'

/** Small enough that pausing, cancelling and unsubscribing never wait long. */
const batch = 25

async function putEmail(
  { outbox, secrets, config }: Services,
  tx: Tx,
  mailing: OpenMailing,
  recipient: queries.Recipient,
  { subjectOf, replyTo, htmlFor }: CampaignMail,
): Promise<number | undefined> {
  const token = makeUnsubscribeToken(secrets, recipient.contactId)
  const unsubscribeUrl = `${config.publicUrl}${campaignLinks.unsubscribe(token)}`
  return outbox.put(tx, {
    to: recipient.email,
    ...(replyTo ? { replyTo } : {}),
    subject: subjectOf(recipient.subject === 'B' ? mailing.subjectB : null),
    html: htmlFor(unsubscribeUrl, { mailingId: mailing.id, subject: recipient.subject }),
    usage: campaignEmail.usage,
    unsubscribeUrl,
    dedupeKey: `campaign:${mailing.campaignId}:${recipient.contactId}`,
  })
}

/** Queues a batch of emails in the outbox; false if nothing is left to do for now. */
export async function queueNextEmails(services: Services, tx: Tx): Promise<boolean> {
  if (!(await queries.isMyTurn(tx))) return false
  const share = Math.min(batch, mailsPerMinute - (await queries.countLately(tx)))
  if (share <= 0) return false
  const mailing = await queries.lockNextMailing(tx)
  if (!mailing) return false
  const campaign = await findActiveCampaign(tx, mailing.campaignId)
  const mail = campaign && (await campaignMail(tx, services.config, campaign))
  if (!mail?.itemCount) {
    // A campaign that has ended or is empty is not worth an email: a person decides what happens
    // next.
    await setState(tx, mailing.id, 'paused')
    return true
  }
  const recipients = await queries.takeRecipients(tx, mailing.id, share)
  if (!recipients.length && !(await chooseSubject(tx, mailing))) {
    await setState(tx, mailing.id, 'sent')
  }
  for (const recipient of recipients) {
    const outboxId = recipient.wants
      ? await putEmail(services, tx, mailing, recipient, mail)
      : undefined
    if (outboxId === undefined) await queries.markSkipped(tx, recipient.id)
    else await queries.markQueued(tx, recipient.id, outboxId)
  }
  return true
}

/** Starts mailings that are due; false if there are none. */
async function startDueMailing(tx: Tx): Promise<boolean> {
  const mailing = await queries.lockDueMailing(tx)
  if (!mailing) return false
  const total = await listRecipients(tx, mailing)
  // Everyone may have received it, or unsubscribed, since it was scheduled.
  await setState(tx, mailing.id, total > 0 ? 'sending' : 'cancelled')
  return true
}

/**
 * Queues this minute's share of campaign emails in the outbox, which sends them. Each email is
 * queued in the same transaction that marks its recipient, so a crash never sends one twice.
 */
export async function queueCampaignEmails(services: Services): Promise<void> {
  while (await transaction(services.database, null, startDueMailing));
  while (await transaction(services.database, null, (tx) => queueNextEmails(services, tx))) {
    services.outbox.wake()
  }
}
