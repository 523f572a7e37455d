import { and, eq } from '../../db/orm.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import { settings } from '../../db/schema/settings.ts'

const key = 'security'

export interface SecurityRow {
  value: { requireTwoFactorFor: string[] }
  version: number
}

export async function findSecurity(db: Executor): Promise<SecurityRow | undefined> {
  const [row] = await db
    .select({ value: settings.value, version: settings.version })
    .from(settings)
    .where(eq(settings.key, key))
  return row as SecurityRow | undefined
}

/** Undefined if someone else saved in between. */
export async function saveSecurity(
  tx: Tx,
  value: SecurityRow['value'],
  version: number,
): Promise<SecurityRow | undefined> {
  const shown = { value: settings.value, version: settings.version }
  const [row] =
    version === 0
      ? await tx.insert(settings).values({ key, value }).onConflictDoNothing().returning(shown)
      : await tx
          .update(settings)
          .set({ value })
          .where(and(eq(settings.key, key), eq(settings.version, version)))
          .returning(shown)
  return row as SecurityRow | undefined
}
