import { sql } from '../../db/orm.ts'
import { endedStates } from '#contract/conversations/conversation-states.ts'
import type { Tx } from '../../db/connect.ts'

export interface MovedListings {
  properties: readonly { id: number }[]
  weeks: readonly { id: number }[]
}

const idsIn = (rows: readonly { id: number }[]) =>
  sql`(select value::int from jsonb_array_elements_text(${JSON.stringify(rows.map(({ id }) => id))}::jsonb))`

/**
 * Assigns the open conversations about these listings to a person, except those that a colleague
 * has taken on.
 */
export async function assignOpen(
  tx: Tx,
  { properties, weeks }: MovedListings,
  to: { userId: number },
  colleagues: readonly number[],
): Promise<void> {
  await tx.execute(sql`
    update conversations set assignee_id = ${to.userId}
    where (property_id in ${idsIn(properties)} or week_id in ${idsIn(weeks)})
      and state not in (select jsonb_array_elements_text(${JSON.stringify(endedStates)}::jsonb))
      and (assignee_id is null or assignee_id not in ${idsIn(colleagues.map((id) => ({ id })))})
      and assignee_id is distinct from ${to.userId}`)
}
