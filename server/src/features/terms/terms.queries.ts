import { desc, eq, sql } from '../../db/orm.ts'
import type { TermsVersion } from '#contract/terms/terms.calls.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import { pages } from '../../db/schema/pages.ts'
import { terms } from '../../db/schema/terms.ts'

const columns = { html: terms.html, version: terms.version, createdAt: terms.createdAt }

export interface TermsRow {
  html: string
  version: number
  createdAt: Date
}

/** The newest version, or the named one. */
export async function findTerms(db: Executor, version?: number): Promise<TermsRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(terms)
    .where(version === undefined ? undefined : eq(terms.version, version))
    .orderBy(desc(terms.version))
    .limit(1)
  return row
}

/** Serialises simultaneous saves, so that the second sees the first one's version. */
export async function lockTerms(tx: Tx): Promise<void> {
  await tx.execute(sql`lock table terms in share row exclusive mode`)
}

export async function insertTerms(
  tx: Tx,
  values: { version: number; html: string; createdBy: number },
): Promise<TermsRow> {
  const [row] = await tx.insert(terms).values(values).returning(columns)
  return row as TermsRow
}

export async function findVersions(db: Executor): Promise<TermsVersion[]> {
  const rows = await db.execute<TermsVersion & Record<string, unknown>>(sql`
    select t.version, to_json(t.created_at) #>> '{}' as modified, coalesce(u.username, '') as by,
      (select count(*)::int from terms_acceptances a where a.terms_id = t.id) as accepted
    from terms t left join users u on u.id = t.created_by
    order by t.version desc`)
  return [...rows]
}

export async function findPage(db: Executor, key: string) {
  const [row] = await db
    .select({ title: pages.title, html: pages.html, updatedAt: pages.updatedAt })
    .from(pages)
    .where(eq(pages.key, key))
  return row
}
