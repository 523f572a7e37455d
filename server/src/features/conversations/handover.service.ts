import type { Tx } from '../../db/connect.ts'
import { assignOpen, type MovedListings } from './handover.queries.ts'

/**
 * People waiting for a reply about these listings get it from their new agent, unless a colleague
 * has taken over.
 */
export async function handOverConversations(
  tx: Tx,
  moved: MovedListings,
  to: { userId: number },
  /** Their user ids keep what they have taken on. */
  colleagues: readonly number[],
): Promise<void> {
  if (moved.properties.length + moved.weeks.length === 0) return
  await assignOpen(tx, moved, to, colleagues)
}
