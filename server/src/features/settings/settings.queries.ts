import { eq } from 'drizzle-orm'
import type { Executor } from '../../db/connect.ts'
import { settings } from '../../db/schema/settings.ts'
import type { CompanySettings } from '../../db/reference/settings.ts'

export async function findCompany(db: Executor): Promise<CompanySettings> {
  const [row] = await db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, 'company'))
  if (!row) throw new Error('The company settings are missing: load the reference data')
  return row.value as CompanySettings
}
