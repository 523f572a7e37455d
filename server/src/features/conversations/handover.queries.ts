import { sql } from 'drizzle-orm'
import { endedStates } from '#contract/conversations/conversation-states.ts'
import type { Tx } from '../../db/connect.ts'

interface MovedListings {
  properties: readonly { id: number }[]
  weeks: readonly { id: number }[]
}

const idsIn = (rows: readonly { id: number }[]) =>
  sql`(select value::int from jsonb_array_elements_text(${JSON.stringify(rows.map(({ id }) => id))}::jsonb))`

/** Whoever waits for an answer about these listings gets it from their new agent, unless a colleague has taken it on. */
export async function handOverConversations(
  tx: Tx,
  { properties, weeks }: MovedListings,
  to: { userId: number },
  /** Their user ids keep what they have taken on. */
  colleagues: readonly number[],
): Promise<void> {
  if (properties.length + weeks.length === 0) return
  await tx.execute(sql`
    update conversations set assignee_id = ${to.userId}
    where (property_id in ${idsIn(properties)} or week_id in ${idsIn(weeks)})
      and state not in (select jsonb_array_elements_text(${JSON.stringify(endedStates)}::jsonb))
      and (assignee_id is null or assignee_id not in ${idsIn(colleagues.map((id) => ({ id })))})
      and assignee_id is distinct from ${to.userId}`)
}
