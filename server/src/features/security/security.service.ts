import type { z } from 'zod'
import type { Role } from '#contract/roles.ts'
import { securityLabels, type securitySettings } from '#contract/security/security.calls.ts'
import { transaction, type Executor } from '../../db/connect.ts'
import { actorOf, type CallContext } from '../../kit/call-context.ts'
import { staleSince } from '../../kit/stale.ts'
import type { Services } from '../../services.ts'
import * as queries from './security.queries.ts'

const labels = { 'value.requireTwoFactorFor': securityLabels.requireTwoFactorFor }

type Security = z.output<typeof securitySettings>

function toSecurity(row: queries.SecurityRow | undefined): Security {
  const roles = (row?.value.requireTwoFactorFor ?? []) as Security['requireTwoFactorFor']
  return { requireTwoFactorFor: roles, version: row?.version ?? 0 }
}

export async function isRequired(db: Executor, role: Role): Promise<boolean> {
  return (toSecurity(await queries.findSecurity(db)).requireTwoFactorFor as Role[]).includes(role)
}

export async function getSecurity({ database }: Services): Promise<Security> {
  return toSecurity(await queries.findSecurity(database.db))
}

export function saveSecurity(
  services: Services,
  input: Security,
  context: CallContext,
): Promise<Security> {
  return transaction(services.database, actorOf(context), async (tx) => {
    const { requireTwoFactorFor, version } = input
    const row = await queries.saveSecurity(tx, { requireTwoFactorFor }, version)
    if (!row)
      throw await staleSince(tx, context, { table: 'settings', id: 'security', version }, labels)
    return toSecurity(row)
  })
}
