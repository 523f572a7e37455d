import { once } from 'node:events'
import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net'

export interface StallingProxy {
  url: string
  /** From now on nothing passes, and no connection ends: as when the server's machine hangs. */
  stall(): void
  close(): void
}

/** Where PostgreSQL listens: a host and port, or a socket in a folder. */
function targetOf(url: string) {
  const { hostname, port, searchParams } = new URL(url)
  const folder = searchParams.get('host')
  if (folder?.startsWith('/'))
    return { path: `${folder}/.s.PGSQL.${searchParams.get('port') ?? (port || 5432)}` }
  return { host: hostname, port: Number(port || 5432) }
}

/** Stands between the program and its database. */
export async function openStallingProxy(databaseUrl: string): Promise<StallingProxy> {
  const target = targetOf(databaseUrl)
  const sockets = new Set<Socket>()
  let stalled = false
  const server = createServer((client) => {
    sockets.add(client)
    client.on('error', () => {})
    if (stalled) return
    const upstream = createConnection(target as { path: string })
    sockets.add(upstream)
    upstream.on('error', () => client.destroy())
    client.pipe(upstream).pipe(client)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  url.search = ''
  return {
    url: url.href,
    stall() {
      stalled = true
      for (const socket of sockets) {
        socket.unpipe()
        socket.pause()
      }
    },
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
