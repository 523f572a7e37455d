import pg from 'pg'
import type { Endpoint } from './endpoint.ts'

const applicationName = 'jacaranda lease'
const heartbeatMs = 5_000

/** A connection for the launcher's own queries; the caller closes it. */
export async function openClient(
  endpoint: Endpoint,
  database: string,
  name: string,
): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: endpoint.url(database),
    application_name: name,
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
  })
  // A broken connection is reported to the next caller.
  client.on('error', () => {})
  await client.connect()
  return client
}

export async function withClient<T>(
  endpoint: Endpoint,
  database: string,
  name: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = await openClient(endpoint, database, name)
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}

/** An open connection shows that this process uses the server; it ends with the process. */
export interface Lease {
  /** The number of processes using the server; zero if it does not respond. */
  count(): Promise<number>
  release(): Promise<void>
}

/** Calls `onLost` once, when the server ends the connection or stops responding. */
export async function takeLease(endpoint: Endpoint, onLost: () => void): Promise<Lease> {
  const client = await openClient(endpoint, 'postgres', applicationName)
  let over = false
  const lose = () => {
    if (over) return
    over = true
    clearInterval(heartbeat)
    client.end().catch(() => {})
    onLost()
  }
  client.on('error', lose)
  client.on('end', lose)
  const heartbeat = setInterval(() => {
    client.query('select 1').catch(lose)
  }, heartbeatMs)
  heartbeat.unref()
  return {
    async count() {
      if (over) return 0
      const { rowCount } = await client
        .query('select 1 from pg_stat_activity where application_name = $1', [applicationName])
        .catch(() => ({ rowCount: 0 }))
      return rowCount ?? 0
    },
    async release() {
      over = true
      clearInterval(heartbeat)
      await client.end().catch(() => {})
    },
  }
}
