import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'

/** A process that serves requests. */
export interface WorkerProcess {
  /** Resolves once it listens; rejects when it ends before that. */
  listening: Promise<void>
  /** Resolves with the exit reason when it has ended. */
  ended: Promise<string>
  /** Asks it to finish the requests in progress and exit; without a database, to exit at once. */
  stop(withoutDatabase: boolean): void
  kill(): void
}

/** The worker cannot serve, and neither could another one, so there is no point in retrying. */
export class WorkerCannotServe extends Error {
  override name = 'WorkerCannotServe'
}

export interface KeepOptions {
  count: number
  /** Starts the worker with this number; a replacement gets the number of the one that exited. */
  fork(number: number): WorkerProcess
  log: FastifyBaseLogger
  timing?: Partial<Timing>
}

export interface Timing {
  /** How long a worker may take to finish its requests. */
  stopMs: number
  /** The pause before the first replacement; it doubles with each one that exits soon after its start. */
  firstPauseMs: number
  longestPauseMs: number
  /** A worker that ran this long counts as successfully started. */
  soundMs: number
}

export interface Workers {
  /** Replaces one worker after another: the new one listens before the old one stops. */
  restart(): Promise<void>
  /** Waits for the requests in progress, unless the database that they need is gone. */
  stop(how?: { withoutDatabase: boolean }): Promise<void>
}

const defaultTiming: Timing = {
  stopMs: 15_000,
  firstPauseMs: 250,
  longestPauseMs: 30_000,
  soundMs: 60_000,
}

/** How often the first start of a worker is attempted; if none succeeds, the program does not start either. */
const mostAttempts = 3
/** This many failures in a row are no accident. */
const crashLoop = 5

interface Slot {
  number: number
  current: WorkerProcess | undefined
  /** Workers in a row that ended soon after their start. */
  failures: number
}

/** Keeps the given number of workers running: one that exits is replaced. */
export async function keepWorkers({ count, fork, log, timing }: KeepOptions): Promise<Workers> {
  const { stopMs, firstPauseMs, longestPauseMs, soundMs } = { ...defaultTiming, ...timing }
  const stopping = new AbortController()
  /** All processes that have not exited, including those that are being replaced. */
  const alive = new Set<WorkerProcess>()
  let restarting: Promise<void> | undefined

  function start(number: number): WorkerProcess {
    const worker = fork(number)
    alive.add(worker)
    worker.ended.then(() => alive.delete(worker)).catch(() => {})
    // Callers that wait for it get the error. Otherwise it is ignored, because the exit itself is handled.
    worker.listening.catch(() => {})
    return worker
  }

  async function end(worker: WorkerProcess, withoutDatabase = false): Promise<void> {
    worker.stop(withoutDatabase)
    const timer = setTimeout(() => {
      log.warn(`worker did not stop within ${stopMs / 1000} seconds: killing it`)
      worker.kill()
    }, stopMs)
    await worker.ended.finally(() => clearTimeout(timer))
  }

  /** Puts the worker into its slot, and replaces it when it ends. */
  function watch(slot: Slot, worker: WorkerProcess): void {
    const began = performance.now()
    slot.current = worker
    worker.ended
      .then(async (how) => {
        if (stopping.signal.aborted || slot.current !== worker) return
        slot.current = undefined
        slot.failures = performance.now() - began < soundMs ? slot.failures + 1 : 1
        report(slot, how)
        const pauseMs = Math.min(firstPauseMs * 2 ** (slot.failures - 1), longestPauseMs)
        await pause(pauseMs, undefined, { signal: stopping.signal })
        watch(slot, start(slot.number))
      })
      // Only the pause can reject, namely when the program stops.
      .catch(() => {})
  }

  function report({ number, failures }: Slot, how: string) {
    const facts = { worker: number, how, failures }
    if (failures < crashLoop) log.error(facts, 'a worker exited; starting another one')
    else {
      log.fatal(
        facts,
        'workers keep exiting soon after they start: see the fatal entries of this worker above for the cause; if there are none, it was killed from outside, for example for lack of memory (set WORKERS to a smaller number)',
      )
    }
  }

  /** When the program starts, a worker that cannot be started makes it exit. */
  async function startFirst(slot: Slot): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      stopping.signal.throwIfAborted()
      const worker = start(slot.number)
      try {
        await worker.listening
        watch(slot, worker)
        return
      } catch (error) {
        if (error instanceof WorkerCannotServe || attempt === mostAttempts) throw error
        log.error({ worker: slot.number, attempt }, (error as Error).message)
      }
    }
  }

  async function restartAll(): Promise<void> {
    for (const slot of slots) {
      if (stopping.signal.aborted) return
      const old = slot.current
      const next = start(slot.number)
      try {
        await next.listening
      } catch (error) {
        log.error(error, 'the restart was abandoned: the new worker did not start')
        return
      }
      watch(slot, next)
      slot.failures = 0
      if (old) await end(old)
    }
    log.info('all workers were replaced')
  }

  async function stop({ withoutDatabase } = { withoutDatabase: false }): Promise<void> {
    stopping.abort()
    await Promise.all([...alive].map((worker) => end(worker, withoutDatabase)))
  }

  const slots = Array.from({ length: count }, (_, index): Slot => ({
    number: index + 1,
    current: undefined,
    failures: 0,
  }))
  try {
    await Promise.all(slots.map(startFirst))
  } catch (error) {
    await stop()
    throw error
  }
  return {
    restart: () =>
      (restarting ??= restartAll().finally(() => {
        restarting = undefined
      })),
    stop,
  }
}
