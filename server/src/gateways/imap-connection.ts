import net from 'node:net'
import tls from 'node:tls'

/** One reply of the server: its text, with the literals extracted. */
export interface ImapLine {
  text: string
  literals: Buffer[]
}

export class ImapError extends Error {
  override name = 'ImapError'
}

/** Splits incoming data into lines and literals of known length. */
class Reader {
  #chunks: Buffer[] = []
  #bytes = 0
  #failure: Error | undefined
  #wake: (() => void) | undefined
  readonly #mostBytes: number

  constructor(socket: net.Socket, mostBytes: number) {
    this.#mostBytes = mostBytes
    socket.on('data', (chunk) => {
      this.#chunks.push(chunk)
      this.#bytes += chunk.length
      this.#wake?.()
    })
    const fail = (error: Error) => {
      this.#failure ??= error
      this.#wake?.()
    }
    socket.on('error', fail)
    socket.on('close', () => fail(new ImapError('The mailbox server closed the connection')))
  }

  async #more(): Promise<void> {
    if (this.#failure) throw this.#failure
    await new Promise<void>((resolve) => {
      this.#wake = resolve
    })
    this.#wake = undefined
  }

  #joined(): Buffer {
    const all =
      this.#chunks.length === 1 ? (this.#chunks[0] as Buffer) : Buffer.concat(this.#chunks)
    this.#chunks = [all]
    return all
  }

  #take(count: number): Buffer {
    const all = this.#joined()
    this.#chunks = [all.subarray(count)]
    this.#bytes -= count
    return all.subarray(0, count)
  }

  async bytes(count: number): Promise<Buffer> {
    if (count > this.#mostBytes) throw new ImapError('The mailbox server sent too much')
    while (this.#bytes < count) await this.#more()
    return this.#take(count)
  }

  async line(): Promise<string> {
    for (;;) {
      const end = this.#bytes ? this.#joined().indexOf('\r\n') : -1
      if (end >= 0) return this.#take(end + 2).toString('utf8', 0, end)
      if (this.#bytes > this.#mostBytes) throw new ImapError('The mailbox server sent too much')
      await this.#more()
    }
  }

  /** A line with its literals, which are announced by a number in braces. */
  async reply(): Promise<ImapLine> {
    const literals: Buffer[] = []
    let text = ''
    for (;;) {
      const part = await this.line()
      const announced = /\{(\d+)\}$/.exec(part)
      text += part
      if (!announced) return { text, literals }
      literals.push(await this.bytes(Number(announced[1])))
    }
  }
}

export interface ImapConnection {
  /** Sends a command and returns what the server sent before completing it. */
  command(text: string): Promise<ImapLine[]>
  close(): void
}

/** A quoted string of the protocol. */
export function quoted(text: string): string {
  if (/[\r\n\0]/.test(text)) throw new ImapError('A line break is not allowed here')
  return `"${text.replaceAll(/["\\]/g, '\\$&')}"`
}

export interface ImapAddress {
  host: string
  port: number
  secure: boolean
}

/** Node's error codes for an untrusted certificate, explained for the operator. */
function namedFailure(error: unknown): unknown {
  const { code = '', message } = error as NodeJS.ErrnoException
  if (!/CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS_CERT/.test(code)) return error
  return new ImapError(`The certificate of the mailbox server is not trusted: ${message}`, {
    cause: error,
  })
}

/** Connects and waits for the greeting. Aborting the signal ends the connection. */
export async function openImapConnection(
  { host, port, secure }: ImapAddress,
  { signal, mostBytes }: { signal: AbortSignal; mostBytes: number },
): Promise<ImapConnection> {
  const socket = secure
    ? tls.connect({ host, port, servername: net.isIP(host) ? '' : host })
    : net.connect({ host, port })
  const abort = () => socket.destroy(signal.reason as Error)
  signal.addEventListener('abort', abort, { once: true })
  socket.once('close', () => signal.removeEventListener('abort', abort))
  const reader = new Reader(socket, mostBytes)
  const greeting = await reader.reply().catch((error: unknown) => {
    throw namedFailure(error)
  })
  if (!greeting.text.startsWith('* OK')) {
    socket.destroy()
    throw new ImapError('The mailbox server does not accept connections')
  }
  let count = 0
  return {
    async command(text) {
      const tag = `a${(count += 1)}`
      socket.write(`${tag} ${text}\r\n`)
      const lines: ImapLine[] = []
      for (;;) {
        const line = await reader.reply()
        if (!line.text.startsWith(`${tag} `)) {
          lines.push(line)
          continue
        }
        if (line.text.startsWith(`${tag} OK`)) return lines
        // Never the command itself: a login contains the password.
        throw new ImapError(`The mailbox server refused ${text.split(' ')[0]}`)
      }
    },
    close: () => socket.destroy(),
  }
}
