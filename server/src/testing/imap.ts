import net, { type AddressInfo } from 'node:net'
import tls from 'node:tls'

interface StoredEmail {
  content: Buffer
  seen: boolean
}

export interface TestImap {
  url: string
  emails: StoredEmail[]
  /** Accepts connections and never says anything. */
  silent: boolean
  close(): Promise<void>
}

const credentials = 'LOGIN "reader@example.com" "pass \\"word\\""'

/** A mailbox that understands the few commands that reading it takes; with a certificate, over TLS. */
export async function openImap(certificate?: { key: string; cert: string }): Promise<TestImap> {
  const imap: TestImap = { url: '', emails: [], silent: false, close: async () => {} }
  const sockets = new Set<net.Socket>()

  function respond(socket: net.Socket, tag: string, command: string) {
    const done = (text = 'done') => socket.write(`${tag} OK ${text}\r\n`)
    const uid = Number(/^UID (?:FETCH|STORE) (\d+)/.exec(command)?.[1])
    const email = imap.emails[uid - 1]
    if (command === credentials || command.startsWith('SELECT "Answers"')) done()
    else if (command === 'UID SEARCH UNSEEN') {
      const unseen = imap.emails.flatMap(({ seen }, index) => (seen ? [] : [index + 1]))
      socket.write(`* SEARCH${unseen.map((one) => ` ${one}`).join('')}\r\n`)
      done()
    } else if (command.startsWith('UID FETCH') && email) {
      const most = Number(/<0\.(\d+)>/.exec(command)?.[1])
      const body = email.content.subarray(0, most)
      // A literal in two pieces, as it arrives over a network.
      socket.write(`* ${uid} FETCH (UID ${uid} BODY[]<0> {${body.length}}\r\n`)
      socket.write(body.subarray(0, 10))
      setImmediate(() => {
        socket.write(body.subarray(10))
        socket.write(')\r\n')
        done()
      })
    } else if (command.startsWith('UID STORE') && email) {
      email.seen = true
      done()
    } else if (command === 'LOGOUT') done()
    else socket.write(`${tag} NO refused\r\n`)
  }

  function serve(socket: net.Socket) {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    if (imap.silent) return
    socket.write('* OK ready\r\n')
    let rest = ''
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString()).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        const [tag = '', ...words] = line.split(' ')
        respond(socket, tag, words.join(' '))
      }
    })
  }

  const server = certificate ? tls.createServer(certificate, serve) : net.createServer(serve)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const [scheme, host] = certificate ? ['imaps', 'localhost'] : ['imap', '127.0.0.1']
  imap.url = `${scheme}://reader%40example.com:pass%20%22word%22@${host}:${port}/Answers`
  imap.close = () => {
    for (const socket of sockets) socket.destroy()
    return new Promise((resolve) => server.close(() => resolve()))
  }
  return imap
}
