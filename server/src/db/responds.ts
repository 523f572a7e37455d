import pg from 'pg'
import { destroy } from './cancel.ts'
import { clientConfig } from './pool.ts'
import { clientFor } from './primary.ts'
import { within } from './within.ts'

const notReady = /^57P0/

/**
 * Whether the server, or one of several that accepts writes, accepts a connection in this time. One
 * that refuses it has responded as well.
 */
export async function databaseResponds(url: string, ms = 500): Promise<boolean> {
  const Client = clientFor(url)
  const client = new Client({
    ...clientConfig(url, { applicationName: 'jacaranda probe', timeouts: null }),
    connectionTimeoutMillis: ms,
  })
  client.on('error', () => {})
  try {
    await within(ms, client.connect())
    return true
  } catch (error) {
    return error instanceof pg.DatabaseError && !notReady.test(error.code ?? '')
  } finally {
    destroy(client)
  }
}
