import { desc, eq } from 'drizzle-orm'
import type { Executor } from '../../db/connect.ts'
import { pages } from '../../db/schema/settings.ts'
import { terms } from '../../db/schema/terms.ts'

export async function findTerms(db: Executor) {
  const [row] = await db
    .select({ html: terms.html, version: terms.version, createdAt: terms.createdAt })
    .from(terms)
    .orderBy(desc(terms.version))
    .limit(1)
  return row
}

export async function findPage(db: Executor, key: string) {
  const [row] = await db
    .select({ title: pages.title, html: pages.html, updatedAt: pages.updatedAt })
    .from(pages)
    .where(eq(pages.key, key))
  return row
}
