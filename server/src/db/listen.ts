import pg from 'pg'
import { destroy } from './cancel.ts'
import { clientConfig, defaultTimeouts } from './pool.ts'

export interface Listening {
  onNotice(payload: string): void
  /** At the start and after each reconnection: notifications sent in between were missed. */
  onConnected(): void
}

const heartbeatMs = 15_000
const closeMs = 200
const retryMs = { first: 100, longest: 5_000 }

/** Listens on a connection of its own, which is opened again whenever it is lost. */
export async function listen(
  url: string,
  channel: string,
  { onNotice, onConnected }: Listening,
): Promise<() => Promise<void>> {
  let stopped = false
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let failures = 0

  async function open(): Promise<void> {
    const next = new pg.Client(
      clientConfig(url, { applicationName: 'jacaranda listener', timeouts: defaultTimeouts }),
    )
    next.on('notification', ({ payload }) => onNotice(payload ?? ''))
    next.on('error', () => lose(next))
    next.on('end', () => lose(next))
    try {
      await next.connect()
      await next.query(`listen "${channel}"`)
    } catch (error) {
      await close(next)
      throw error
    }
    client = next
    failures = 0
    onConnected()
    beat(next)
  }

  /** A connection that died silently is detected by a query. */
  function beat(current: pg.Client) {
    timer = setTimeout(() => {
      current.query('select 1').then(
        () => current === client && beat(current),
        () => lose(current),
      )
    }, heartbeatMs)
    timer.unref()
  }

  function lose(lost: pg.Client) {
    if (stopped || lost !== client) return
    client = undefined
    clearTimeout(timer)
    close(lost).catch(() => {})
    retry()
  }

  function retry() {
    const pause = Math.min(retryMs.first * 2 ** failures++, retryMs.longest)
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

/** A server that does not respond does not end the connection either. */
async function close(client: pg.Client): Promise<void> {
  client.removeAllListeners()
  client.on('error', () => {})
  const patience = setTimeout(() => destroy(client), closeMs)
  await client
    .end()
    .catch(() => {})
    .finally(() => clearTimeout(patience))
}
