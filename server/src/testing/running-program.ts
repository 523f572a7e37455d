import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import path from 'node:path'

const program = path.join(import.meta.dirname, 'program.ts')

/** Most of a start is loading the program. */
export const compileCache = path.join(tmpdir(), 'jacaranda-compile-cache')

export interface RunningProgram {
  address: string
  databaseUrl: string
  child: ChildProcess
  /** The process ids of its workers. */
  workers(): Promise<number[]>
  end(signal: NodeJS.Signals): Promise<void>
}

/** Starts the program as a process of its own and waits until it is open. */
export async function runProgram(env: Record<string, string>): Promise<RunningProgram> {
  const child = fork(program, {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: '0',
      SANDBOX_PORT: '0',
      DEMO_DATA: 'off',
      LOG_LEVEL: 'silent',
      NODE_COMPILE_CACHE: compileCache,
      ...env,
    },
  })
  const [message] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`The program exited while starting with ${code}`)
    }),
  ])
  const { address, databaseUrl } = message as { address: string; databaseUrl: string }
  return {
    address,
    databaseUrl,
    child,
    async workers() {
      child.send('workers')
      const [reply] = await once(child, 'message')
      return (reply as { workers: number[] }).workers
    },
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return
      const exit = once(child, 'exit')
      child.kill(signal)
      await exit
    },
  }
}
