import { getIndividual } from '#contract/accounts/individuals.calls.ts'
import { getAgent } from '#contract/agencies/agents.calls.ts'
import { isAgentRole, roleFromName } from '#contract/roles.ts'
import { formatPhone } from '#contract/values/phone.ts'
import type { RequestContext } from '../../session/request-context.ts'

/** The sender, as far as already known. */
export interface Sender {
  name: string
  email: string
  phone: string
}

/** The record of the current user, so that known details need not be typed; null for a visitor. */
export async function loadSender({ api, session }: RequestContext): Promise<Sender | null> {
  if (!session?.person) return null
  const { id, fullname, email } = session.person
  const role = roleFromName(session.user.role)
  const record = role && isAgentRole(role) ? api(getAgent, { id }) : api(getIndividual, { id })
  // An invalid number has to be typed again; it must not break the page.
  const person = await record.catch(() => null)
  const phone = person?.cellNumber || person?.telephone || ''
  return { name: fullname, email, phone: formatPhone(phone) }
}
