import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { InsideFaults } from './inside-program.ts'

const root = path.resolve(import.meta.dirname, '../..')
const inside = path.join(import.meta.dirname, 'inside-program.ts')
const longestStartMs = 120_000

export interface ProgramOptions {
  /** Relative to the project. */
  file: string
  env: Record<string, string>
  address: string
  /** The folder of its log and of the file that specifies its internal faults. */
  folder: string
  log: string
}

/** The site as a process that is killed and restarted. */
export class Program {
  readonly #options: ProgramOptions
  readonly #faults: InsideFaults = { clockMs: 0, fullFolder: null }
  #child: ChildProcess | undefined
  #ending = false
  /** Why it ended although nothing ended it on purpose. */
  readonly crashes: string[] = []
  /** When its current process was started. */
  startedAt = 0

  constructor(options: ProgramOptions) {
    this.#options = options
    this.fail({})
  }

  get env(): NodeJS.ProcessEnv {
    const cache = path.join(this.#options.folder, 'compiled')
    return { ...process.env, NODE_COMPILE_CACHE: cache, ...this.#options.env }
  }

  get pid(): number {
    return this.#child?.pid ?? 0
  }

  get running(): boolean {
    return (
      this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null
    )
  }

  get #faultFile() {
    return path.join(this.#options.folder, 'faults.json')
  }

  /** Changes the faults inside the program; it notices within a tenth of a second. */
  fail(faults: Partial<InsideFaults>) {
    Object.assign(this.#faults, faults)
    writeFileSync(this.#faultFile, JSON.stringify(this.#faults))
  }

  /** Runs one of the project's programs with the settings of this one. */
  spawn(file: string, args: readonly string[], more: Record<string, string> = {}): ChildProcess {
    const output = openSync(this.#options.log, 'a')
    const child = spawn(process.execPath, [path.join(root, file), ...args], {
      cwd: root,
      env: { ...this.env, ...more },
      // Ctrl+C is for the suite, which stops its programs itself.
      detached: true,
      stdio: ['ignore', output, output],
    })
    closeSync(output)
    return child
  }

  start() {
    if (this.running) return
    const output = openSync(this.#options.log, 'a')
    const child = spawn(
      process.execPath,
      ['--import', inside, path.join(root, this.#options.file)],
      {
        cwd: root,
        env: { ...this.env, TORTURE_FAULTS: this.#faultFile },
        detached: true,
        stdio: ['ignore', output, output],
      },
    )
    closeSync(output)
    this.#child = child
    this.#ending = false
    this.startedAt = Date.now()
    child.on('error', (error) => this.crashes.push(String(error)))
    child.on('exit', (code, signal) => {
      if (!this.#ending && this.#child === child) this.crashes.push(`ended with ${signal ?? code}`)
    })
  }

  async isReady(): Promise<boolean> {
    const response = await fetch(`${this.#options.address}/readyz`, {
      signal: AbortSignal.timeout(3000),
    }).catch(() => undefined)
    await response?.body?.cancel()
    return response?.ok ?? false
  }

  async ready(): Promise<void> {
    for (const began = Date.now(); !(await this.isReady()); await pause(30)) {
      if (!this.running) throw new Error(`The program does not start: see ${this.#options.log}`)
      if (Date.now() - began > longestStartMs) {
        throw new Error(`The program is not ready: see ${this.#options.log}`)
      }
    }
  }

  /** The exit code; null if a signal ended it. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#child
    if (!child || !this.running) return child?.exitCode ?? null
    this.#ending = true
    const exit = once(child, 'exit')
    child.kill(signal)
    const [code] = (await exit) as [number | null]
    return code
  }
}
