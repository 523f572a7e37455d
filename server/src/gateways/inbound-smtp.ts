import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'

export interface ReceivedEmail {
  content: Buffer
  /** The envelope recipients, whatever its headers contain. */
  recipients: readonly string[]
}

export interface InboundLimits {
  /** The maximum size of one email, with its attachments. */
  mostBytes: number
  connections: number
  /** The idle timeout, without a byte from the sender. */
  silenceMs: number
  /** The timeout for one email, from its first byte to its last. */
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
  /** Stores the email; its receipt is acknowledged once this has succeeded. */
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

/** Reads everything that is sent, but keeps no more of it than is allowed. */
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
  // Loaded only if emails are received: it takes several megabytes.
  const { SMTPServer } = await import('smtp-server')
  const server = new SMTPServer({
    name: domain,
    banner: 'ready',
    authOptional: true,
    // TLS is terminated by a mail server in front of this one.
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
  // For one broken connection; the server continues.
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
