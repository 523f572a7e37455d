import { connect, createServer, type AddressInfo, type NetConnectOpts, type Socket } from 'node:net'
import { Transform } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'

/** A connection between the program and a dependency, which can be made to fail. */
export interface FaultProxy {
  port: number
  /** Ends all open connections; new ones work. */
  cut(): void
  /** Closes all open connections and every new one immediately. */
  refuse(): void
  /** Nothing arrives any more, but connections stay open and new ones are accepted. */
  stall(): void
  /** Delays everything by this much. */
  delay(ms: number): void
  /** Ends each connection after this many more bytes from the other side. */
  cutAfter(bytes: number): void
  /**
   * Data containing this text still arrives, but its reply does not: the connection is closed
   * instead.
   */
  loseReplyTo(text: string): void
  /** Back to normal. Stalled data arrives now. */
  heal(): void
  close(): Promise<void>
}

interface Pair {
  client: Socket
  server: Socket
  /** Nothing is returned to the client any more. */
  mute: boolean
}

/** Forwards connections to a port of this machine or to a Unix socket. */
export async function openFaultProxy(target: () => NetConnectOpts): Promise<FaultProxy> {
  const pairs = new Set<Pair>()
  let refusing = false
  let delayMs = 0
  let bytesLeft = Infinity
  let unanswered: string | null = null
  let flowing = Promise.withResolvers<void>()
  flowing.resolve()

  const end = ({ client, server }: Pair) => {
    client.destroy()
    server.destroy()
  }
  const cut = () => {
    for (const pair of pairs) end(pair)
  }

  const arrival = async () => {
    await flowing.promise
    if (delayMs) await pause(delayMs)
  }

  function toServer(pair: Pair): Transform {
    return new Transform({
      async transform(chunk: Buffer, _encoding, done) {
        await arrival()
        const last = unanswered !== null && chunk.includes(unanswered)
        if (last) pair.mute = true
        done(null, chunk)
        // Late enough for the other side to have acted on it.
        if (last) setTimeout(() => end(pair), 50)
      },
    })
  }

  function toClient(pair: Pair): Transform {
    let left = Infinity
    return new Transform({
      async transform(chunk: Buffer, _encoding, done) {
        await arrival()
        left = Math.min(left, bytesLeft) - chunk.length
        if (pair.mute) done()
        else done(null, left < 0 ? chunk.subarray(0, Math.max(0, chunk.length + left)) : chunk)
        if (left < 0) end(pair)
      },
    })
  }

  const listener = createServer((client) => {
    if (refusing) {
      client.destroy()
      return
    }
    const server = connect(target())
    const pair: Pair = { client, server, mute: false }
    pairs.add(pair)
    const close = () => {
      pairs.delete(pair)
      end(pair)
    }
    for (const socket of [client, server]) socket.on('error', close).on('close', close)
    const upwards = toServer(pair)
    const downwards = toClient(pair)
    for (const stream of [upwards, downwards]) stream.on('error', close)
    client.pipe(upwards).pipe(server)
    server.pipe(downwards).pipe(client)
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))

  return {
    port: (listener.address() as AddressInfo).port,
    cut,
    refuse() {
      refusing = true
      cut()
    },
    stall() {
      flowing = Promise.withResolvers<void>()
    },
    delay(ms) {
      delayMs = ms
    },
    cutAfter(bytes) {
      bytesLeft = bytes
    },
    loseReplyTo(text) {
      unanswered = text
    },
    heal() {
      unanswered = null
      refusing = false
      delayMs = 0
      bytesLeft = Infinity
      flowing.resolve()
    },
    async close() {
      cut()
      await new Promise((resolve) => listener.close(resolve))
    },
  }
}
