import {
  securityEventNames,
  type SecurityEventKind,
} from '#contract/security-events/security-events.kinds.ts'
import { links } from '#contract/links.ts'
import { noticeTexts } from '#contract/notifications/notice-texts.ts'
import type { Tx } from '../../db/connect.ts'
import type { CallContext } from '../../kit/call-context.ts'
import { deviceOf } from '../../kit/device.ts'
import { recordSecurityEvent } from '../../kit/security-events.ts'
import type { Services } from '../../services.ts'
import { notify } from '../notifications/notify.ts'
import { mailSecurityNotice, type Addressee } from './account-emails.ts'

/**
 * What was done to an account, shown on the site and wherever else its person wants to be notified.
 */
export async function notifyOfChange(
  tx: Tx,
  userId: number,
  kind: SecurityEventKind,
): Promise<void> {
  await notify(tx, {
    userId,
    kind: 'account',
    occasion: `${kind}:${new Date().toISOString()}`,
    title: noticeTexts.accountChanged(securityEventNames[kind]),
    text: noticeTexts.notYou,
    link: links.ownSecurity(),
  })
}

/**
 * Records a change that a thief would make first, and notifies the person. `account` holds the
 * address before the change.
 */
export async function reportChange(
  services: Services,
  tx: Tx,
  account: Addressee & { id: number },
  kind: SecurityEventKind,
  context: CallContext,
): Promise<void> {
  await recordSecurityEvent(tx, { kind, userId: account.id }, context)
  await notifyOfChange(tx, account.id, kind)
  const own = context.session === null || context.session.userId === account.id
  await mailSecurityNotice(services, tx, account, {
    change: securityEventNames[kind],
    madeBy: own ? deviceOf(context.userAgent) : 'an administrator of this site',
  })
}
