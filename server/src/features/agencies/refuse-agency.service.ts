import { agencyRefused } from '#contract/agencies/agencies.emails.ts'
import { agenciesTexts as texts } from '#contract/agencies/agencies.messages.ts'
import { AppError } from '#contract/errors.ts'
import { links } from '#contract/links.ts'
import { noticeTexts } from '#contract/notifications/notice-texts.ts'
import { transaction, type Tx } from '../../db/connect.ts'
import { actorOf, type CallContext } from '../../kit/call-context.ts'
import { staleSince } from '../../kit/stale.ts'
import type { Services } from '../../services.ts'
import { composeMail } from '../mail/mail.service.ts'
import { notify } from '../notifications/notify.ts'
import * as queries from './agencies.queries.ts'

interface Refusal {
  id: number
  version: number
  reason: string
}

/**
 * The agency stays unpublished until its administrator has corrected it; they are told what to
 * change.
 */
export function refuseAgency(
  services: Services,
  { id, version, reason }: Refusal,
  context: CallContext,
): Promise<void> {
  return transaction(services.database, actorOf(context), async (tx) => {
    if (!(await queries.lockAgency(tx, id))) throw new AppError('notFound')
    const agency = await queries.findAgency(tx, id)
    if (agency?.verified) throw new AppError('wrongState', { message: texts.alreadyVerified })
    if (!(await queries.updateAgency(tx, id, version, { refusalReason: reason }))) {
      throw await staleSince(tx, context, { table: 'agencies', id, version })
    }
    await tellAdministrator(services, tx, { id, version, reason })
  })
}

async function tellAdministrator(
  { outbox, config }: Pick<Services, 'outbox' | 'config'>,
  tx: Tx,
  { id, version, reason }: Refusal,
): Promise<void> {
  const person = await queries.findAdministrator(tx, id)
  if (!person) return
  const mail = await composeMail(tx, agencyRefused, {
    'User.FullName': person.name,
    'System.AgencyName': person.agencyName,
    'System.RefusalReason': reason,
    'System.EditLink': `${config.publicUrl}${links.agency()}`,
  })
  await outbox.put(tx, { ...mail, to: person.email })
  await notify(tx, {
    userId: person.userId,
    kind: 'account',
    occasion: `agency refused:${id}:${version}`,
    title: noticeTexts.listingRefused,
    text: person.agencyName,
    link: links.agency(),
  })
}
