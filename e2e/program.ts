import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { freePort } from '../scripts/free-port.ts'

/** The program that one worker's tests use: `server.ts` in its own process. */
export interface Program {
  url: string
  /** Where the emails it has sent can be read. */
  mailsUrl: string
  /** Where it receives emails. */
  inboundPort: number
  /** Uses up the search limit per minute of everyone at this IP address. */
  useUpSearches: (ip: string) => Promise<void>
  /** Runs a scheduled job now, so that a test does not wait for its minute. */
  runJob: (name: string) => Promise<void>
  stop: () => Promise<void>
}

/** Actions of the program that tests cannot trigger through its screens. */
export interface ProgramRequest {
  task: 'useUpSearches' | 'runJob'
  of: string
}

export async function startProgram(): Promise<Program> {
  const [port, mailsPort, inboundPort] = [await freePort(), await freePort(), await freePort()]
  const child = fork(path.join(import.meta.dirname, 'server.ts'), {
    execArgv: [],
    env: {
      ...process.env,
      PORT: String(port),
      MAILS_PORT: String(mailsPort),
      INBOUND_SMTP_PORT: String(inboundPort),
    },
  })
  const ended = once(child, 'exit')
  const ready = await Promise.race([once(child, 'message'), ended.then(() => undefined)])
  if (!ready) throw new Error('The program under test ended before it was ready.')
  const ask = async (request: ProgramRequest) => {
    const done = once(child, 'message')
    child.send(request)
    await done
  }
  return {
    url: `http://127.0.0.1:${port}`,
    mailsUrl: `http://127.0.0.1:${mailsPort}`,
    inboundPort,
    useUpSearches: (ip) => ask({ task: 'useUpSearches', of: ip }),
    runJob: (name) => ask({ task: 'runJob', of: name }),
    async stop() {
      // It ends when its parent process has gone, even if that was killed.
      child.disconnect()
      await ended
    },
  }
}
