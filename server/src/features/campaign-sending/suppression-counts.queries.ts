import { sql } from '../../db/orm.ts'
import type { SuppressionCounts } from '#contract/campaign-sending/suppressions.calls.ts'
import type { Executor } from '../../db/connect.ts'

/** The single count of suppressed addresses: every screen shows these numbers. */
export async function countSuppressions(db: Executor): Promise<SuppressionCounts> {
  const [row] = await db.execute<SuppressionCounts & Record<string, unknown>>(sql`
    select count(*)::int as total,
      count(*) filter (where reason = 'unsubscribed')::int as unsubscribed,
      count(*) filter (where reason = 'bounced')::int as bounced,
      count(*) filter (where reason = 'complained')::int as complained,
      count(*) filter (where reason = 'privacy request')::int as privacy
    from marketing_suppressions`)
  return row as SuppressionCounts
}
