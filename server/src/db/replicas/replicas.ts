import { setTimeout as pause } from 'node:timers/promises'
import type { PoolOptions } from '../pool.ts'
import { createFreshness, type AskPosition } from './freshness.ts'
import { createLag } from './lag.ts'
import { later } from './log-position.ts'
import { defaultReplicaTimes, watchReplica, type Replica, type ReplicaTimes } from './replica.ts'
import { steadyNow } from '../steady-time.ts'

export interface ReplicaState {
  /** Host and port. */
  name: string
  usable: boolean
  /** Undefined while it does not respond or is not a replica. */
  lagSeconds: number | undefined
  /** How many statements it has executed. */
  reads: number
}

export interface Replicas {
  /** Replicas that have everything this process must see, least busy first. */
  choose(): Promise<Replica[]>
  /** False while the primary is silent: it is then tried first. */
  isConnected(): boolean
  /** The notification connection is open; it can be used to request the primary's position. */
  connected(ask: AskPosition): void
  lost(): void
  /** Some rows changed: no replica is read until it has replayed that. */
  changed(): void
  /** Everything up to this position must be visible; false if that cannot be guaranteed. */
  until(position: bigint): Promise<boolean>
  state(): ReplicaState[]
  close(): Promise<void>
}

export interface ReplicasOptions {
  lagSeconds: number
  pool: Omit<PoolOptions, 'Client'>
  times?: ReplicaTimes
}

/** How long a reader waits for replicas that may just have caught up. */
const catchUpMs = 50
/** How often readers poll a lagging replica. */
const askAgainMs = 10

export function openReplicas(urls: readonly string[], options: ReplicasOptions): Replicas {
  const { times = defaultReplicaTimes } = options
  return createReplicas(
    urls.map((url) => watchReplica(url, options.pool, times)),
    { ...options, times },
  )
}

export function createReplicas(
  replicas: readonly Replica[],
  { lagSeconds, times }: Pick<ReplicasOptions, 'lagSeconds'> & { times: ReplicaTimes },
): Replicas {
  const lag = createLag()
  const freshness = createFreshness({ onPosition: lag.add })
  const stopped = new AbortController()
  let askedAt = 0

  function lagOf(replica: Replica): number | undefined {
    const position = replica.position()
    return position === undefined ? undefined : lag.secondsOf(position)
  }

  function isUsable(replica: Replica): boolean {
    const seconds = lagOf(replica)
    return seconds !== undefined && seconds <= lagSeconds
  }

  function having(position: bigint): Replica[] {
    return replicas
      .filter((replica) => isUsable(replica) && (replica.position() ?? 0n) >= position)
      .sort((one, other) => one.running() - other.running() || one.served() - other.served())
  }

  /**
   * After a write the known positions are immediately outdated; the replicas themselves know
   * better.
   */
  async function askAgain(): Promise<void> {
    if (steadyNow() - askedAt < askAgainMs) return
    askedAt = steadyNow()
    const asked = Promise.all(replicas.filter(isUsable).map((replica) => replica.ask()))
    await Promise.race([asked, pause(catchUpMs, undefined, { ref: false })])
  }

  async function sample(): Promise<void> {
    while (!stopped.signal.aborted) {
      await freshness.refresh().catch(() => {})
      await pause(times.everyMs, undefined, { ref: false, signal: stopped.signal }).catch(() => {})
    }
  }
  const sampling = sample()

  return {
    async choose() {
      const position = await freshness.required()
      if (position === undefined) return []
      const ready = having(position)
      if (ready.length) return ready
      await askAgain()
      return having(position)
    },
    isConnected: freshness.isConnected,
    connected(ask) {
      const highest = replicas.reduce((most, one) => later(most, one.position() ?? 0n), 0n)
      freshness.connected(ask, highest)
    },
    lost: freshness.lost,
    changed: freshness.changed,
    until: freshness.until,
    state: () =>
      replicas.map((replica) => ({
        name: replica.name,
        usable: isUsable(replica),
        lagSeconds: lagOf(replica),
        reads: replica.served(),
      })),
    async close() {
      stopped.abort()
      await Promise.all([sampling, ...replicas.map((replica) => replica.close())])
    },
  }
}
