import { sql } from '../../db/orm.ts'
import { goneColor } from '#contract/listings/is-gone.ts'
import type { AgencyPage } from '#contract/agencies/agency-page.calls.ts'
import type { PropertyCard } from '#contract/properties/properties.schema.ts'
import type { Executor } from '../../db/connect.ts'

/** A listing of an agency that visitors can see, from the table that searches read. */
const shown = (agencyId: number, day: string) => sql`
  from properties p join property_search c on c.property_id = p.id
  where p.agency_id = ${agencyId} and p.published and p.deleted_at is null
    and (p.hide_after is null or p.hide_after >= ${day}::date)`

const isGone = sql`exists (
  select from statuses s where s.id = p.status_id and s.display = ${goneColor})`

/** Newest first; sold or rented-out ones after all others. */
export async function findCards(
  db: Executor,
  agencyId: number,
  day: string,
  { page, size }: { page: number; size: number },
): Promise<{ cards: PropertyCard[]; total: number; gone: number }> {
  const rows = await db.execute<{ card: string }>(sql`
    select c.card ${shown(agencyId, day)}
    order by ${isGone}, coalesce(p.first_published_at, p.created_at) desc, p.id desc
    limit ${size} offset ${(page - 1) * size}`)
  const [counted] = await db.execute<{ total: number; gone: number }>(sql`
    select count(*)::int as total, (count(*) filter (where ${isGone}))::int as gone
    ${shown(agencyId, day)}`)
  const cards = rows.map(({ card }) => JSON.parse(card) as PropertyCard)
  return { cards, total: counted?.total ?? 0, gone: counted?.gone ?? 0 }
}

export async function findAreas(
  db: Executor,
  agencyId: number,
  day: string,
): Promise<AgencyPage['areas']> {
  const rows = await db.execute<AgencyPage['areas'][number] & Record<string, unknown>>(sql`
    select p.suburb, p.city, p.province, count(*)::int as count ${shown(agencyId, day)}
    group by 1, 2, 3 order by count desc, p.suburb limit 20`)
  return [...rows]
}

export async function countByAgent(
  db: Executor,
  agencyId: number,
  day: string,
): Promise<Map<number, number>> {
  const rows = await db.execute<{ agentId: number | null; count: number }>(sql`
    select p.agent_id as "agentId", count(*)::int as count ${shown(agencyId, day)} group by 1`)
  return new Map(rows.flatMap(({ agentId, count }) => (agentId === null ? [] : [[agentId, count]])))
}

export async function findWords(db: Executor, id: number) {
  const [row] = await db.execute<{
    id: number
    version: number
    about: string | null
    website: string | null
    verified: boolean
  }>(sql`
    select id, version, about, website, verified_at is not null as verified
    from agencies where id = ${id} and deleted_at is null`)
  return row
}

export async function changeWords(
  db: Executor,
  id: number,
  version: number,
  { about, website }: { about: string | null; website: string | null },
): Promise<number | undefined> {
  const [row] = await db.execute<{ version: number }>(sql`
    update agencies set about = ${about}, website = ${website}
    where id = ${id} and version = ${version} and deleted_at is null returning version`)
  return row?.version
}
