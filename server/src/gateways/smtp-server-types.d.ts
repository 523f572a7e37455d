/** The part of the library that we use. */
declare module 'smtp-server' {
  import type { EventEmitter } from 'node:events'
  import type { Server } from 'node:net'
  import type { Readable } from 'node:stream'

  interface Session {
    envelope: { rcptTo: { address: string }[] }
  }

  type Done = (error?: Error | null) => void

  interface ServerOptions {
    authOptional: boolean
    allowInsecureAuth?: boolean
    disabledCommands: string[]
    disableReverseLookup?: boolean
    /** The host name in its greeting. */
    name?: string
    banner?: string
    /** The largest email, in bytes. */
    size?: number
    maxClients?: number
    maxRecipients?: number
    /** The idle timeout, without a byte from the client. */
    socketTimeout?: number
    closeTimeout?: number
    onAuth?(
      auth: { username?: string; password?: string },
      session: Session,
      done: (error: Error | null, reply?: { user: unknown }) => void,
    ): void
    onRcptTo?(recipient: { address: string }, session: Session, done: Done): void
    onData(stream: Readable & { sizeExceeded?: boolean }, session: Session, done: Done): void
  }

  export class SMTPServer extends EventEmitter {
    constructor(options: ServerOptions)
    readonly server: Server
    listen(port: number, host: string, done: () => void): void
    close(done: () => void): void
  }
}
