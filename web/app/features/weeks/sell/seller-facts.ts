import { getIndividual } from '#contract/accounts/individuals.calls.ts'
import type { SessionReply } from '#contract/accounts/accounts.schema.ts'
import { getAgent } from '#contract/agencies/agents.calls.ts'
import { listAgencies } from '#contract/agencies/agencies.calls.ts'
import type { Api } from '#contract/client.ts'
import { roleFromName } from '#contract/roles.ts'
import { maxPageSize } from '#contract/values/paging.ts'
import { formatPhone } from '#contract/values/phone.ts'
import type { SellerProfile } from './part-owner.tsx'

const agentRoles = ['agent', 'agency', 'managingAgent']

async function cellNumberOf(api: Api, { user, person }: SessionReply): Promise<string> {
  if (!person) return ''
  const isAgent = agentRoles.includes(roleFromName(user.role) ?? '')
  const profile = await api(isAgent ? getAgent : getIndividual, { id: person.id }).catch(() => null)
  return profile?.cellNumber ? formatPhone(profile.cellNumber) : ''
}

/** What the form needs to know about the person who fills it in. */
export async function sellerFacts(api: Api, session: SessionReply) {
  const [cellNumber, agencies] = await Promise.all([
    cellNumberOf(api, session),
    api(listAgencies, { size: maxPageSize, sort: 'agencyName', order: 'asc' }),
  ])
  const { person, user } = session
  const profile: SellerProfile | null = person && {
    name: person.fullname,
    email: person.email,
    cellNumber,
  }
  return {
    profile,
    agencies: agencies.items.map(({ id, agencyName }) => ({ value: id, label: agencyName })),
    isSuperAdmin: roleFromName(user.role) === 'superAdmin',
  }
}
