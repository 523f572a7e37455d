import pg, { type ClientBase, type PoolClient } from 'pg'

/** How long the server may take to cancel a statement; then its connection is closed. */
const patienceMs = 2000

/** What the driver has on a connection but does not declare. */
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
export function destroy(client: ClientBase): void {
  ;(client as unknown as OpenClient).connection?.stream?.destroy()
}

/**
 * Has the server cancel the statement running on a connection: by a cancel request on a separate
 * connection, as PostgreSQL requires. The request may arrive when the statement is already over, so
 * the connection must not be used for anything else afterwards. Returns what must be called once
 * the statement is over.
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
  // If it cannot be sent, all that is left is to close the statement's own connection.
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
