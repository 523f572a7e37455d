import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

function message(type: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from(type), length, body])
}

const accepted = [message('R', Buffer.alloc(4)), message('Z', Buffer.from('I'))]
const lost = message(
  'E',
  Buffer.from('SFATAL\0C57P01\0Mterminating connection due to unexpected postmaster exit\0\0'),
)

/**
 * A database that dies just as it accepts a connection: both arrive in one packet, so the
 * connection is lost before the code that waits for it can add a listener.
 */
export async function aDyingDatabase() {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => socket.end(Buffer.concat([...accepted, lost])))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `postgres://127.0.0.1:${(server.address() as AddressInfo).port}/any`,
    close: () => void server.close(),
  }
}
