import { randomUUID } from 'node:crypto'
import { eq } from '../db/orm.ts'
import { isAgentRole, type Role } from '#contract/roles.ts'
import { transaction } from '../db/connect.ts'
import { roles, users } from '../db/schema/accounts.ts'
import { agencies, agents } from '../db/schema/agencies.ts'
import { individuals } from '../db/schema/individuals.ts'
import { hashPassword } from '../features/accounts/passwords.ts'
import { startSession } from '../features/accounts/sessions.service.ts'
import type { Services } from '../services.ts'

export const testPassword = 'a fine test password'
let testHash: Promise<string> | undefined

export interface TestUser {
  id: number
  /** Of the agent record or the individual one, by the role. */
  personId: number
  username: string
  email: string
  token: string
}

/** A user with a person record and a live session: `aUser(api.services, { role: 'agent' })`. */
export async function aUser(
  services: Services,
  facts: { role?: Role; username?: string; agencyId?: number } = {},
): Promise<TestUser> {
  const role = facts.role ?? 'privateUser'
  const username = facts.username ?? `${role}-${randomUUID().slice(0, 8)}`
  const email = `${username}@example.com`
  testHash ??= hashPassword(testPassword)
  const passwordHash = await testHash
  const { id, personId } = await transaction(services.database, null, async (tx) => {
    const [row] = await tx.select({ id: roles.id }).from(roles).where(eq(roles.key, role))
    const [user] = await tx
      .insert(users)
      .values({ roleId: (row as { id: number }).id, username, email, passwordHash })
      .returning({ id: users.id })
    const userId = (user as { id: number }).id
    const person = { userId, name: 'Thandi', surname: 'Nkosi', agencyId: facts.agencyId ?? null }
    const table = isAgentRole(role) ? agents : individuals
    const [inserted] = await tx.insert(table).values(person).returning({ id: table.id })
    return { id: userId, personId: (inserted as { id: number }).id }
  })
  const { token } = await startSession(services.database, {
    userId: id,
    remember: false,
    ip: '127.0.0.1',
    userAgent: 'test',
  })
  return { id, personId, username, email, token }
}

/** An agency, verified by default: `anAgency(api.services, { verified: false })`. */
export async function anAgency(
  services: Services,
  facts: { name?: string; verified?: boolean } = {},
): Promise<{ id: number; name: string }> {
  const name = facts.name ?? `Agency ${randomUUID().slice(0, 8)}`
  const verifiedAt = facts.verified === false ? null : new Date()
  const [row] = await services.database.db
    .insert(agencies)
    .values({ name, verifiedAt, ffcNumber: '2026 118 402', companyRegNumber: '2013/112233/07' })
    .returning({ id: agencies.id })
  return { id: (row as { id: number }).id, name }
}
