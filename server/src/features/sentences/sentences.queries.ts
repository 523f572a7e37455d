import { sql } from '../../db/orm.ts'
import type { Usage } from '#contract/properties/properties.choices.ts'
import type { KnownNames } from '#contract/sentences/lexicon.ts'
import type { ListingKind } from '#contract/sentences/read-sentence.ts'
import type { Executor } from '../../db/connect.ts'

/** The kind of the published listing with this reference; undefined if there is none. */
export async function findListingKind(
  db: Executor,
  reference: string,
): Promise<ListingKind | undefined> {
  const [found] = await db.execute<{ usage: Usage; is_sale: boolean }>(
    sql`select usage, is_sale from property_search where reference = ${reference} limit 1`,
  )
  return found && { salesType: found.is_sale ? 'Sale' : 'Rent', usage: found.usage }
}

/** The resorts and regions that a sentence can name. */
export async function findResortNames(
  db: Executor,
): Promise<Pick<KnownNames, 'resorts' | 'regions'>> {
  const rows = await db.execute<{ kind: 'resort' | 'region'; code: string; name: string }>(sql`
    select 'resort' as kind, code, name from resorts where is_active
    union all select 'region', code, name from regions`)
  const of = (kind: string) =>
    rows.filter((row) => row.kind === kind).map(({ code, name }) => ({ code, name }))
  return { resorts: of('resort'), regions: of('region') }
}
