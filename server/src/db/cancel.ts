import pg, { type PoolClient } from 'pg'

/** How long the server may take to end a statement; then its connection is closed. */
const patienceMs = 2000

/** What the driver knows of a connection and does not declare. */
interface OpenClient {
  host: string
  port: number
  ssl: boolean | object
  sslNegotiation: string
  processID: number | null
  secretKey: number | null
  connection?: { stream?: { destroy(): void } }
}

interface RawConnection extends pg.Connection {
  connect(port: number | string, host?: string): void
  requestSsl(): void
  cancel(processID: number, secretKey: number): void
}

/** Closes a connection without asking the server. */
export function destroy(client: PoolClient | pg.Client): void {
  ;(client as unknown as OpenClient).connection?.stream?.destroy()
}

/**
 * Has the server end the statement that runs on a connection: by a cancel request on a connection of
 * its own, as PostgreSQL requires. The request may arrive when the statement is already over, so the
 * connection must not be used for anything else afterwards. Returns what must be called once the
 * statement is over.
 */
export function cancelStatement(client: PoolClient): () => void {
  const { host, port, ssl, sslNegotiation, processID, secretKey } = client as unknown as OpenClient
  const patience = setTimeout(() => destroy(client), patienceMs)
  if (processID === null || secretKey === null) {
    destroy(client)
    return () => clearTimeout(patience)
  }
  const connection = new pg.Connection({ ssl, sslNegotiation } as never) as RawConnection
  const send = () => connection.cancel(processID, secretKey)
  // When it cannot be sent, closing the statement's own connection is all that is left.
  connection.on('error', () => destroy(client))
  connection.once('connect', () => {
    if (!ssl) send()
    else if (sslNegotiation !== 'direct') connection.requestSsl()
  })
  connection.once('sslconnect', send)
  if (host.startsWith('/')) connection.connect(`${host}/.s.PGSQL.${port}`)
  else connection.connect(port, host)
  return () => {
    clearTimeout(patience)
    connection.removeAllListeners('error').on('error', () => {})
  }
}
