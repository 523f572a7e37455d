import type { Suppression } from '#contract/campaign-sending/suppressions.calls.ts'
import { transaction } from '../../db/connect.ts'
import type { Services } from '../../services.ts'
import { isDeadAddress, readMailReport, type ReportedRecipient } from './bounce-report.ts'
import { findSentEmail } from './bounces.queries.ts'
import { findSuppression, insertSuppression } from './contacts.queries.ts'

const actor = { userId: null, name: 'mail report', requestId: null }

/** Only the recipient of our email knows its Message-ID, so nobody can block someone else. */
async function block(
  { database }: Pick<Services, 'database'>,
  recipient: ReportedRecipient,
  messageId: string,
  reason: Suppression['reason'] | undefined,
): Promise<string | undefined> {
  return transaction(database, actor, async (tx) => {
    const sent = await findSentEmail(tx, recipient.email, messageId)
    if (sent && reason && !(await findSuppression(tx, recipient.email))) {
      await insertSuppression(tx, recipient.email, reason)
    }
    return sent?.usage
  })
}

/**
 * Reads an email that was received. If it reports that one of our emails was not delivered, or was
 * marked as spam, the address no longer receives campaigns. Returns true if it was about a
 * campaign: then nothing else needs to be done with it.
 */
export async function receiveMailReport(
  services: Pick<Services, 'database'>,
  content: Buffer,
): Promise<boolean> {
  const report = readMailReport(content)
  if (!report?.messageId) return false
  const usages: (string | undefined)[] = []
  for (const recipient of report.recipients) {
    const dead = isDeadAddress(recipient) ? 'bounced' : undefined
    const reason = report.kind === 'complaint' ? 'complained' : dead
    usages.push(await block(services, recipient, report.messageId, reason))
  }
  return usages.includes('Campaign')
}
