import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'

export interface ReceivedEmail {
  content: Buffer
  /** The addresses that it was delivered to, whatever its headers say. */
  recipients: readonly string[]
}

export interface InboundLimits {
  /** Of one email, with its attachments. */
  mostBytes: number
  connections: number
  /** Without a byte from the sender. */
  silenceMs: number
  /** For one email, from its first byte to its last. */
  totalMs: number
}

export const inboundLimits: InboundLimits = {
  mostBytes: 15 * 1024 * 1024,
  connections: 20,
  silenceMs: 30_000,
  totalMs: 120_000,
}

interface ListenerOptions {
  port: number
  host: string
  domain: string
  accepts(address: string): boolean
  /** Stores the email; the sender is told that it was received once this has succeeded. */
  receive(email: ReceivedEmail): Promise<void>
  log: FastifyBaseLogger
  limits?: InboundLimits
}

export interface EmailListener {
  port: number
  close(): Promise<void>
}

const refusal = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode })

/** Reads everything that is sent, and keeps no more of it than is allowed. */
async function readAll(
  stream: Readable & { sizeExceeded?: boolean },
  { mostBytes, totalMs }: InboundLimits,
): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  const late = setTimeout(() => stream.destroy(refusal(421, 'Too slow')), totalMs)
  try {
    for await (const chunk of stream) {
      bytes += (chunk as Buffer).length
      if (bytes <= mostBytes) chunks.push(chunk as Buffer)
    }
  } finally {
    clearTimeout(late)
  }
  if (stream.sizeExceeded || bytes > mostBytes) throw refusal(552, 'This email is too large')
  return Buffer.concat(chunks)
}

/** Receives emails to our reply addresses, and to no others: it relays nothing. */
export async function listenForEmail(options: ListenerOptions): Promise<EmailListener> {
  const { port, host, domain, accepts, receive, log, limits = inboundLimits } = options
  async function take(stream: Readable, recipients: string[]) {
    const content = await readAll(stream, limits)
    try {
      await receive({ content, recipients })
    } catch (error) {
      log.error(error, 'A received email could not be stored: its sender will try again')
      throw refusal(451, 'Try again later')
    }
  }
  async function answer(stream: Readable, recipients: string[], done: (error?: Error) => void) {
    let failure: Error | undefined
    try {
      await take(stream, recipients)
    } catch (error) {
      failure = error as Error
    }
    done(failure)
  }
  // Loaded only where emails are received: it takes several megabytes.
  const { SMTPServer } = await import('smtp-server')
  const server = new SMTPServer({
    name: domain,
    banner: 'ready',
    authOptional: true,
    // A mail server in front of this one has the certificate.
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    size: limits.mostBytes,
    maxClients: limits.connections,
    maxRecipients: 10,
    socketTimeout: limits.silenceMs,
    closeTimeout: 2_000,
    onRcptTo({ address }, _session, done) {
      if (accepts(address)) done()
      else done(refusal(550, 'No such address'))
    },
    onData(stream, { envelope }, done) {
      const recipients = envelope.rcptTo.map(({ address }) => address)
      answer(stream, recipients, done).catch((error: unknown) =>
        log.error(error, 'The sender of an email could not be told whether it was accepted'),
      )
    },
  })
  // Of one connection that was broken off; the server continues.
  server.on('error', (error: unknown) => log.debug(error, 'inbound email connection failed'))
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
