import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Identity } from './identity.ts'

export interface Run {
  command: string
  args: string[]
  cwd: string
  identity: Identity | null
  /** Output goes to a file: the server inherits it and would keep a pipe open forever. */
  log: string
}

/** Runs one of PostgreSQL's programs to its end. */
export async function run({ command, args, cwd, identity, log }: Run): Promise<void> {
  const output = openSync(log, 'w', 0o600)
  const child = spawn(command, args, {
    cwd,
    ...identity,
    env: {
      PATH: process.env.PATH,
      LC_ALL: 'C',
      // Windows programs do not start without it.
      ...(process.env.SystemRoot ? { SystemRoot: process.env.SystemRoot } : {}),
    },
    stdio: ['ignore', output, output],
    windowsHide: true,
  })
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', resolve)
    })
    if (code !== 0) throw new Error((await readFile(log, 'utf8')).trim() || `exit code ${code}`)
  } finally {
    closeSync(output)
  }
}
