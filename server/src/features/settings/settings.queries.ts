import { and, eq, inArray, sql } from '../../db/orm.ts'
import type { Picture } from '#contract/values/picture.schema.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import type { CompanySettings } from '../../db/reference/settings.ts'
import { images } from '../../db/schema/images.ts'
import { settings } from '../../db/schema/settings.ts'

const key = 'company'

const columns = { value: settings.value, version: settings.version }

export interface CompanyRow {
  value: CompanySettings
  version: number
}

export async function findVersionedCompany(db: Executor): Promise<CompanyRow> {
  const [row] = await db.select(columns).from(settings).where(eq(settings.key, key))
  if (!row) throw new Error('The company settings are missing: load the reference data')
  return row as CompanyRow
}

/** Undefined if someone else saved in between. */
export async function saveCompany(
  tx: Tx,
  value: CompanySettings,
  version: number,
): Promise<CompanyRow | undefined> {
  const [row] = await tx
    .update(settings)
    .set({ value })
    .where(and(eq(settings.key, key), eq(settings.version, version)))
    .returning(columns)
  return row as CompanyRow | undefined
}

/** Marks the pictures that were uploaded here, so that unused ones can be identified. */
export const companyImagePrefix = 'company-'

const pictureColumns = {
  id: images.id,
  key: images.addressKey,
  width: images.width,
  height: images.height,
  placeholder: images.placeholder,
  alt: images.alt,
}

export async function findCompanyImages(
  db: Executor,
  ids: readonly number[],
): Promise<Map<number, Picture>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select(pictureColumns)
    .from(images)
    .where(and(inArray(images.id, [...ids]), sql`${images.key} like ${`${companyImagePrefix}%`}`))
  return new Map(rows.map((picture) => [picture.id, picture]))
}

/**
 * Deletes pictures that were replaced, or uploaded and never saved; a form may be open for a day.
 */
export async function deleteUnusedImages(tx: Tx, used: readonly number[]): Promise<void> {
  const unused = used.length ? sql`and id not in ${[...used]}` : sql``
  await tx.execute(sql`
    delete from images where key like ${`${companyImagePrefix}%`}
      and created_at < now() - interval '1 day' ${unused}`)
}
