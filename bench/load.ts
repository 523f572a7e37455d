import { connect, type Socket } from 'node:net'

export interface Measured {
  /** Requests per second. */
  rate: number
  /** Milliseconds. */
  median: number
  /** The 99th percentile, in milliseconds. */
  slow: number
}

export function summary(times: number[], seconds: number): Measured {
  const sorted = Float64Array.from(times).sort()
  const at = (part: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
  return { rate: times.length / seconds, median: at(0.5), slow: at(0.99) }
}

export interface HttpReply {
  status: number
  body: Buffer
}

const headerEnd = Buffer.from('\r\n\r\n')

/** A keep-alive connection with just enough HTTP that the client itself costs almost nothing. */
export class Client {
  readonly #socket: Socket
  #waiting: ((reply: HttpReply) => void) | undefined
  #failed: ((error: Error) => void) | undefined
  #buffer: Buffer = Buffer.alloc(0)

  readonly #accept: string

  constructor(port: number, packed = false) {
    this.#accept = packed ? 'accept-encoding: br\r\n' : ''
    this.#socket = connect(port, '127.0.0.1').setNoDelay(true)
    this.#socket.on('data', (data: Buffer) => this.#take(data))
    this.#socket.on('error', (error) => this.#failed?.(error))
  }

  #take(data: Buffer) {
    this.#buffer = this.#buffer.length ? Buffer.concat([this.#buffer, data]) : data
    const end = this.#buffer.indexOf(headerEnd)
    if (end < 0) return
    const head = this.#buffer.toString('latin1', 0, end)
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN)
    if (Number.isNaN(length)) throw new Error(`The reply has no Content-Length:\n${head}`)
    if (this.#buffer.length < end + 4 + length) return
    const body = this.#buffer.subarray(end + 4, end + 4 + length)
    this.#buffer = this.#buffer.subarray(end + 4 + length)
    this.#waiting?.({ status: Number(head.slice(9, 12)), body })
  }

  /** Any request: its first line without the version, further headers, and a body. */
  send(line: string, headers = '', body = ''): Promise<HttpReply> {
    const length = body ? `content-length: ${Buffer.byteLength(body)}\r\n` : ''
    return new Promise((resolve, reject) => {
      this.#waiting = resolve
      this.#failed = reject
      this.#socket.write(
        `${line} HTTP/1.1\r\nhost: bench\r\n${this.#accept}${headers}${length}\r\n${body}`,
      )
    })
  }

  async get(path: string): Promise<Buffer> {
    const { status, body } = await this.send(`GET ${path}`)
    if (status !== 200) throw new Error(`${path}: ${status} ${body.toString('utf8', 0, 300)}`)
    return body
  }

  close() {
    this.#socket.destroy()
  }
}

export async function fetchOnce(port: number, path: string, packed = false): Promise<Buffer> {
  const client = new Client(port, packed)
  const body = Buffer.from(await client.get(path))
  client.close()
  return body
}

export interface Load {
  clients: number
  seconds: number
  /** Request compressed replies, as a browser does. */
  packed?: boolean
}

/** Requests one path after another on several connections, for the given time. */
export async function loadHttp(
  port: number,
  nextPath: () => string,
  options: Load,
): Promise<Measured> {
  const times: number[] = []
  const clients = Array.from({ length: options.clients }, () => new Client(port, options.packed))
  const began = performance.now()
  const end = began + options.seconds * 1000
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() < end) {
        const start = performance.now()
        await client.get(nextPath())
        times.push(performance.now() - start)
      }
    }),
  )
  const seconds = (performance.now() - began) / 1000
  for (const client of clients) client.close()
  return summary(times, seconds)
}
