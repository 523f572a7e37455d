/** What we use of the library, which has no types of its own. */
declare module 'smtp-server' {
  import type { EventEmitter } from 'node:events'
  import type { Server } from 'node:net'
  import type { Readable } from 'node:stream'

  interface Session {
    envelope: { rcptTo: { address: string }[] }
  }

  interface ServerOptions {
    authOptional: boolean
    allowInsecureAuth: boolean
    disabledCommands: string[]
    onAuth(
      auth: { username?: string; password?: string },
      session: Session,
      done: (error: Error | null, reply?: { user: unknown }) => void,
    ): void
    onData(stream: Readable, session: Session, done: (error?: Error) => void): void
  }

  export class SMTPServer extends EventEmitter {
    constructor(options: ServerOptions)
    readonly server: Server
    listen(port: number, host: string, done: () => void): void
    close(done: () => void): void
  }
}
