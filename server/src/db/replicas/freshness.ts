import { setTimeout as pause } from 'node:timers/promises'
import { later } from './log-position.ts'

/** Requests the primary's newest position, on the connection that receives notifications. */
export type AskPosition = () => Promise<bigint>

export interface FreshnessOptions {
  /** How long a reader waits for the primary's reply before it reads there itself. */
  waitMs?: number
  onPosition?(position: bigint): void
}

/**
 * What a replica must have replayed before this process may read from it: everything that the
 * process has been notified of. Otherwise a reply that was just invalidated would be read again in
 * its old state, and cached.
 *
 * A notification arrives after the commit, so a position requested afterwards includes it. Until it
 * is known, reads go to the primary. And because the query is sent on the notification connection,
 * all notifications up to the position have arrived before the reply.
 */
export function createFreshness({ waitMs = 1000, onPosition }: FreshnessOptions = {}) {
  let ask: AskPosition | undefined
  let required: bigint | undefined
  let heard = 0n
  /** After a reconnection: the positions of a replica on an abandoned timeline are meaningless. */
  let barrier = 0n
  let changes = 0
  let known = 0
  let queued: Promise<void> | undefined
  let sent: Promise<void> = Promise.resolve()

  async function send(): Promise<void> {
    queued = undefined
    if (!ask) throw new Error('There is no connection to the primary')
    const covered = changes
    const asked = ask
    const answer = asked()
    sent = answer.then(
      () => {},
      () => {},
    )
    const position = await answer
    if (asked !== ask) return
    heard = position
    onPosition?.(position)
    if (covered === known) return
    known = covered
    required = later(position, barrier)
  }

  /** Callers share a query that has not been sent yet; one that has been sent may be too old. */
  function refresh(): Promise<void> {
    if (!queued) {
      queued = sent.then(send)
      queued.catch(() => {})
    }
    return queued
  }

  async function refreshInTime(): Promise<void> {
    await Promise.race([refresh(), pause(waitMs, undefined, { ref: false })]).catch(() => {})
  }

  function changed() {
    changes++
    refresh().catch(() => {})
  }

  return {
    refresh,
    changed,
    /** The highest position that any replica is known to have. */
    connected(asking: AskPosition, highest: bigint) {
      barrier = heard === 0n ? 0n : highest + 1n
      heard = 0n
      ask = asking
      changed()
    },
    lost() {
      ask = undefined
    },
    isConnected: () => ask !== undefined,
    /** Everything up to this position must be visible; false if that cannot be guaranteed. */
    async until(position: bigint): Promise<boolean> {
      if (heard < position) await refreshInTime()
      if (!ask || heard < position) return false
      if (required !== undefined) required = later(required, position)
      return true
    },
    /**
     * Undefined while it is unknown. Without a primary, nothing is newer than what the replicas
     * have; all cached replies are invalidated once there is one again.
     */
    async required(): Promise<bigint | undefined> {
      if (ask && known < changes) await refreshInTime()
      if (!ask) return 0n
      return known < changes ? undefined : required
    },
  }
}

export type Freshness = ReturnType<typeof createFreshness>
