import type { WeekListing } from '#contract/weeks/weeks.schema.ts'
import type { Executor } from '../../db/connect.ts'
import * as queries from './weeks-by-id.queries.ts'
import { toListing } from './weeks.mapping.ts'

/** Those of the weeks that visitors can see, by id. */
export async function visibleWeeks(
  db: Executor,
  ids: readonly number[],
): Promise<Map<number, WeekListing>> {
  if (!ids.length) return new Map()
  const rows = await queries.findWeeksById(db, ids)
  return new Map(rows.map((row) => [row.id, toListing(row)]))
}

/** A week as it was before it changed. */
export async function formerWeek(
  db: Executor,
  id: number,
  before: unknown,
): Promise<WeekListing | undefined> {
  const row = await queries.findFormerWeek(db, id, before)
  return row && toListing(row)
}
