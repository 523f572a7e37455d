import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { serverName } from '../../config/database-url.ts'
import { destroy } from '../cancel.ts'
import { clientConfig, createPool, SteadyClient, type Pool, type PoolOptions } from '../pool.ts'
import { trackedClients } from '../tracked-client.ts'
import { readPosition } from './log-position.ts'

export interface Replica {
  name: string
  pool: Pool
  /** Its replayed position; undefined while it does not respond or is not a replica. */
  position(): bigint | undefined
  /** How many statements it is executing, and how many it has executed. */
  running(): number
  served(): number
  run: Pool['run']
  /** Requests its current position. Never fails: the position is then undefined. */
  ask(): Promise<void>
  close(): Promise<void>
}

export interface ReplicaTimes {
  /** The pause between two polls. */
  everyMs: number
  /** A replica that takes longer to reply is left out. */
  replyMs: number
}

export const defaultReplicaTimes: ReplicaTimes = { everyMs: 250, replyMs: 1000 }

const question = 'select pg_is_in_recovery() as standby, pg_last_wal_replay_lsn()::text as position'

interface Answer {
  standby: boolean
  position: string | null
}

/** Connections to one replica, plus one that constantly polls its position. */
export function watchReplica(
  url: string,
  options: Omit<PoolOptions, 'Client'>,
  { everyMs, replyMs }: ReplicaTimes = defaultReplicaTimes,
): Replica {
  const clients = trackedClients()
  const pool = createPool(url, { ...options, Client: clients.Client })
  const stopped = new AbortController()
  let monitor: pg.Client | undefined
  let position: bigint | undefined
  let running = 0
  let served = 0
  let asking: Promise<void> | undefined

  async function open(): Promise<pg.Client> {
    const timeouts = {
      statementMs: replyMs,
      lockMs: replyMs,
      idleTransactionMs: replyMs,
      waitMs: replyMs,
    }
    const client = new SteadyClient(
      clientConfig(url, { applicationName: 'jacaranda replica monitor', timeouts }),
    )
    client.on('error', () => leaveOut(client))
    try {
      await client.connect()
    } catch (error) {
      destroy(client)
      throw error
    }
    monitor = client
    return client
  }

  /**
   * Its statements fail immediately and are retried elsewhere, instead of waiting for a dead
   * server.
   */
  function leaveOut(lost: pg.Client | undefined) {
    if (lost !== monitor) return
    if (lost) destroy(lost)
    monitor = undefined
    if (position !== undefined) clients.destroyAll()
    position = undefined
  }

  async function askOnce(): Promise<void> {
    const client = monitor
    try {
      const late = pause(replyMs, undefined, { ref: false }).then(() => {
        throw new Error('The replica did not respond in time')
      })
      const reply = (client ? Promise.resolve(client) : open()).then((one) =>
        one.query<Answer>(question),
      )
      const { rows } = await Promise.race([reply, late])
      const [answer] = rows
      // A promoted replica is a primary, and perhaps not ours.
      position = answer?.standby && answer.position ? readPosition(answer.position) : undefined
    } catch {
      leaveOut(client ?? monitor)
    }
  }

  function ask(): Promise<void> {
    asking ??= askOnce().finally(() => {
      asking = undefined
    })
    return asking
  }

  async function watch(): Promise<void> {
    while (!stopped.signal.aborted) {
      await ask()
      await pause(everyMs, undefined, { ref: false, signal: stopped.signal }).catch(() => {})
    }
  }
  const watching = watch()

  return {
    name: serverName(url),
    pool,
    position: () => position,
    running: () => running,
    served: () => served,
    async run(statement, shape) {
      running++
      try {
        const rows = await pool.run(statement, shape)
        served++
        return rows
      } finally {
        running--
      }
    },
    ask,
    async close() {
      stopped.abort()
      await watching
      if (monitor) await monitor.end().catch(() => {})
      await pool.end()
    },
  }
}
