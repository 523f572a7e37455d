import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseUnavailable, isFull } from './errors.ts'

/** What a server reports about itself; `timeline` counts the promotions in its history. */
export interface Probed {
  primary: boolean
  timeline: number
}

export interface PrimaryFinder {
  /** The server that accepts writes. Fails if there is none. */
  find(): Promise<string>
  /** A server did not respond, or does not accept writes: the next caller looks again. */
  lost(server: string): void
  /** Calls back when another server becomes the primary, or none is left. */
  onMove(listener: (primary: string | undefined) => void): void
}

interface FinderOptions {
  /** How long a second primary has to report, once one has been found. */
  graceMs?: number
}

/**
 * Finds the primary among several servers. Of two that claim to be primary, the one with the higher
 * timeline is chosen: the other is an old primary that came back after it was replaced. For the
 * same reason a timeline lower than one that was seen before is refused.
 */
export function createPrimaryFinder(
  servers: readonly string[],
  probe: (server: string) => Promise<Probed>,
  { graceMs = 300 }: FinderOptions = {},
): PrimaryFinder {
  let current: string | undefined
  let before: string | undefined
  let newest = 0
  let searching: Promise<string> | undefined
  const listeners: ((primary: string | undefined) => void)[] = []

  function move(to: string | undefined) {
    if (to !== before) for (const listener of listeners) listener(to)
    before = to
  }

  async function search(): Promise<string> {
    let best: { server: string; timeline: number } | undefined
    let cause: unknown = new Error('None of the servers is the primary')
    let full = false
    const found = Promise.withResolvers<void>()
    const probes = servers.map(async (server) => {
      try {
        const { primary, timeline } = await probe(server)
        if (!primary || timeline < newest || (best && best.timeline >= timeline)) return
        best = { server, timeline }
        found.resolve()
      } catch (error) {
        cause = error
        full ||= isFull(error)
      }
    })
    const all = Promise.all(probes)
    await Promise.race([all, found.promise.then(() => pause(graceMs, undefined, { ref: false }))])
    if (!best) {
      // It may be the primary, whose open connections still work.
      if (!full) move(undefined)
      throw new DatabaseUnavailable(cause)
    }
    newest = best.timeline
    current = best.server
    move(current)
    return current
  }

  return {
    async find() {
      if (current !== undefined) return current
      searching ??= search().finally(() => {
        searching = undefined
      })
      return searching
    },
    lost(server) {
      if (server === current) current = undefined
    },
    onMove: (listener) => void listeners.push(listener),
  }
}
