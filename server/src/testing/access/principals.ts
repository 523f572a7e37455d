import type { Role } from '#contract/roles.ts'
import { removeIndividual } from '#contract/accounts/individuals.calls.ts'
import type { TestApi } from '../api.ts'
import { aUser, anAgency, type TestUser } from '../builders.ts'

/** Everyone who can call: a visitor, the six roles, and the token of a deleted account. */
export const principalNames = [
  'visitor',
  'privateUser',
  'agent',
  'agency',
  'managingAgent',
  'designer',
  'superAdmin',
  'deletedAccount',
] as const

export type PrincipalName = (typeof principalNames)[number]

export interface Principal {
  name: PrincipalName
  /** Null for a visitor. */
  user: TestUser | null
  /** Of the roles that have an agency. */
  agencyId: number | null
}

/** Whose session counts: nobody is behind the token of a deleted account. */
export const isSignedIn = ({ name }: Pick<Principal, 'name'>) =>
  name !== 'visitor' && name !== 'deletedAccount'

const withAgency: readonly Role[] = ['agent', 'agency', 'managingAgent']

export async function makePrincipal(api: TestApi, name: PrincipalName): Promise<Principal> {
  if (name === 'visitor') return { name, user: null, agencyId: null }
  const role = name === 'deletedAccount' ? 'privateUser' : name
  const agencyId = withAgency.includes(role) ? (await anAgency(api.services)).id : null
  const user = await aUser(api.services, { role, ...(agencyId ? { agencyId } : {}) })
  if (name === 'deletedAccount') {
    const superAdmin = await api.as('superAdmin')
    await superAdmin(removeIndividual, { id: user.personId })
  }
  return { name, user, agencyId }
}

export async function makePrincipals(api: TestApi): Promise<Principal[]> {
  return Promise.all(principalNames.map((name) => makePrincipal(api, name)))
}
