import {
  securityEventNames,
  type SecurityEventKind,
} from '#contract/security-events/security-events.kinds.ts'
import type { Tx } from '../../db/connect.ts'
import type { CallContext } from '../../kit/call-context.ts'
import { deviceOf } from '../../kit/device.ts'
import { recordSecurityEvent } from '../../kit/security-events.ts'
import type { Services } from '../../services.ts'
import { mailSecurityNotice, type Addressee } from './account-emails.ts'

/**
 * Records a change that a thief would make first, and tells the person. `account` holds the address
 * before the change.
 */
export async function reportChange(
  services: Services,
  tx: Tx,
  account: Addressee & { id: number },
  kind: SecurityEventKind,
  context: CallContext,
): Promise<void> {
  await recordSecurityEvent(tx, { kind, userId: account.id }, context)
  const own = context.session === null || context.session.userId === account.id
  await mailSecurityNotice(services, tx, account, {
    change: securityEventNames[kind],
    madeBy: own ? deviceOf(context.userAgent) : 'an administrator of this site',
  })
}
