import type pg from 'pg'
import { serversOf } from '../config/database-url.ts'
import { destroy } from './cancel.ts'
import { clientConfig, defaultTimeouts } from './pool.ts'
import { clientFor, lookForPrimary } from './primary.ts'
import type { Row } from './sql.ts'

/**
 * Runs a query on the notification connection: those of earlier commits arrive before the reply.
 */
export type Ask = (text: string) => Promise<Row[]>

export interface Listening {
  onNotice(payload: string, channel: string): void
  /** On startup and after each reconnection: notifications sent in between were missed. */
  onConnected(ask: Ask): void
  onLost?(): void
  /** The server responds on the connection: notices of earlier commits have arrived. */
  onHeard?(): void
}

/** With several servers, a primary that has died silently must be noticed quickly. */
const heartbeat = {
  one: { everyMs: 2_000, replyMs: 25_000 },
  several: { everyMs: 1_000, replyMs: 3_000 },
}
const closeMs = 200
const retryMs = { first: 100, longest: 5_000, longestOfSeveral: 500 }

/** Listens to some channels on a separate connection, which is reopened whenever it is lost. */
export async function listen(
  url: string,
  channels: readonly string[],
  { onNotice, onConnected, onLost, onHeard }: Listening,
): Promise<() => Promise<void>> {
  const several = serversOf(url).length > 1
  const { everyMs, replyMs } = several ? heartbeat.several : heartbeat.one
  const Client = clientFor(url)
  let stopped = false
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let failures = 0

  async function open(): Promise<void> {
    const next = new Client({
      ...clientConfig(url, { applicationName: 'jacaranda listener', timeouts: defaultTimeouts }),
      query_timeout: replyMs,
    })
    next.on('notification', ({ payload, channel }) => onNotice(payload ?? '', channel))
    next.on('error', () => lose(next))
    next.on('end', () => lose(next))
    try {
      await next.connect()
      for (const channel of channels) await next.query(`listen "${channel}"`)
    } catch (error) {
      await close(next)
      throw error
    }
    client = next
    failures = 0
    const ask = inTurn(next)
    onConnected(ask)
    beat(next, ask)
  }

  /** A connection that died silently is detected by a query. */
  function beat(current: pg.Client, ask: Ask) {
    timer = setTimeout(() => {
      ask('select 1').then(
        () => {
          if (current !== client) return
          onHeard?.()
          beat(current, ask)
        },
        () => {
          lose(current)
          lookForPrimary(url).catch(() => {})
        },
      )
    }, everyMs)
    timer.unref()
  }

  function lose(lost: pg.Client) {
    if (stopped || lost !== client) return
    client = undefined
    clearTimeout(timer)
    onLost?.()
    close(lost).catch(() => {})
    retry()
  }

  function retry() {
    const longest = several ? retryMs.longestOfSeveral : retryMs.longest
    const pause = Math.min(retryMs.first * 2 ** failures++, longest)
    timer = setTimeout(() => {
      if (!stopped) open().catch(retry)
    }, pause)
    timer.unref()
  }

  await open()
  return async () => {
    stopped = true
    clearTimeout(timer)
    if (client) await close(client)
  }
}

/** One query at a time. */
function inTurn(client: pg.Client): Ask {
  let last: Promise<unknown> = Promise.resolve()
  return (text) => {
    const turn = last.then(async () => (await client.query<Row>(text)).rows)
    last = turn.catch(() => {})
    return turn
  }
}

/** An unresponsive server does not end the connection either. */
async function close(client: pg.Client): Promise<void> {
  client.removeAllListeners('notification')
  const patience = setTimeout(() => destroy(client), closeMs)
  await client
    .end()
    .catch(() => {})
    .finally(() => clearTimeout(patience))
}
