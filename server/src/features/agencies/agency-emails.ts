import { agentInvited } from '#contract/agencies/agencies.emails.ts'
import { links } from '#contract/links.ts'
import type { Tx } from '../../db/connect.ts'
import type { Services } from '../../services.ts'
import type { Addressee } from '../accounts/account-emails.ts'
import { composeMail } from '../mail/mail.service.ts'
import { findAgencyState } from './agency-team.queries.ts'

/** The link with which an agent chooses a password, in the name of their agency. */
export async function mailAgentInvited(
  { config, outbox }: Pick<Services, 'config' | 'outbox'>,
  tx: Tx,
  { email, username, fullName, agencyId }: Addressee & { agencyId: number },
  token: string,
): Promise<void> {
  const agency = await findAgencyState(tx, agencyId)
  const mail = await composeMail(tx, agentInvited, {
    'User.FullName': fullName,
    'System.Username': username,
    'System.AgencyName': agency?.name ?? '',
    'System.ResetLink': `${config.publicUrl}${links.resetPassword(token)}`,
    'System.LoginLink': `${config.publicUrl}${links.login()}`,
  })
  await outbox.put(tx, { ...mail, to: email })
}
