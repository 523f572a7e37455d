import { certificateExpiring } from '#contract/agencies/agencies.emails.ts'
import { links } from '#contract/links.ts'
import { addDays, today } from '#contract/values/day.ts'
import { transaction } from '../../db/connect.ts'
import type { Services } from '../../services.ts'
import { composeMail } from '../mail/mail.service.ts'
import { endSentence, reminderDays, reminderFor } from './certificates.ts'
import { findEndingCertificates } from './certificates.queries.ts'

/** A certificate that expired longer ago was not renewed on purpose, or is no longer used. */
const daysAfter = 14

/**
 * Runs nightly: anyone with a certificate that expires soon is reminded, and so is their agency,
 * once per date.
 */
export async function remindOfCertificates(
  services: Pick<Services, 'database' | 'outbox' | 'config'>,
  day = today(),
): Promise<void> {
  const { database, outbox, config } = services
  await transaction(database, { userId: null, name: 'nightly upkeep' }, async (tx) => {
    const span = { from: addDays(day, -daysAfter), to: addDays(day, reminderDays[0]) }
    for (const found of await findEndingCertificates(tx, span)) {
      const reminder = reminderFor(found.validUntil, day)
      if (reminder === undefined) continue
      const mail = await composeMail(tx, certificateExpiring, {
        'User.FullName': found.readerName,
        'System.CertificateOf': found.name,
        'System.CertificateNumber': found.number ?? '',
        'System.CertificateEnd': endSentence(found.validUntil, day),
        'System.CertificateLink': `${config.publicUrl}${links.agencyDashboard()}`,
      })
      const dedupeKey = `certificate:${found.kind}:${found.id}:${found.validUntil}:${reminder}:${found.readerEmail}`
      await outbox.put(tx, { ...mail, to: found.readerEmail, dedupeKey })
    }
  })
  outbox.wake()
}
