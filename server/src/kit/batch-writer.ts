import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { createFaultLog } from '../gateways/fault-log.ts'
import { causeOf } from '../gateways/outside.ts'

export interface BatchWriter<Entry> {
  /** Buffers an entry; entries are written in batches a little later, so that no caller waits. */
  record(entry: Entry): void
  flush(): Promise<void>
  stop(): Promise<void>
}

const flushMs = 1000
const mostWaiting = 100_000
const batch = 1000
/** After a full batch, pauses this many times as long as it took, so that bursts do not overload the database. */
const rest = 31

export function createBatchWriter<Entry>(options: {
  /** Its name in log messages. */
  name: string
  log: FastifyBaseLogger
  write(entries: readonly Entry[]): Promise<unknown>
  /** How many rows an entry makes; one by default. */
  rowsOf?(entry: Entry): number
}): BatchWriter<Entry> {
  const { name, log, rowsOf = () => 1 } = options
  let waiting: Entry[] = []
  let writing: Promise<void> | undefined
  let lost = 0
  const faults = createFaultLog(log)
  const stopping = new AbortController()

  function nextBatch(): { entries: Entry[]; full: boolean } {
    let count = 0
    for (let rows = 0; count < waiting.length && rows < batch; count++) {
      rows += rowsOf(waiting[count] as Entry)
    }
    return { entries: waiting.slice(0, count), full: count < waiting.length }
  }

  async function write() {
    while (waiting.length) {
      const began = performance.now()
      const { entries, full } = nextBatch()
      await options.write(entries)
      waiting = waiting.slice(entries.length)
      if (!full || stopping.signal.aborted) continue
      const ms = (performance.now() - began) * rest
      await pause(ms, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  function flush(): Promise<void> {
    writing ??= write()
      .then(() => faults.recovered(`The ${name} is being written again`))
      .catch((error: unknown) => {
        log.debug(error, `writing the ${name} failed`)
        faults.failed(
          'write',
          `The ${name} could not be written (${causeOf(error)}); its entries are kept and will be retried. If the database otherwise works, this entry and the debug log say what to repair.`,
        )
      })
      .finally(() => {
        writing = undefined
      })
    return writing
  }

  const timer = setInterval(() => {
    if (lost)
      log.warn(
        `${lost} entries of the ${name} were dropped, because the database has not accepted any for a long time: check the database`,
      )
    lost = 0
    if (waiting.length) flush().catch(() => {})
  }, flushMs)
  timer.unref()

  return {
    record(entry) {
      // During a long database outage, the buffer must not fill the memory.
      if (waiting.length < mostWaiting) waiting.push(entry)
      else lost++
    },
    flush,
    async stop() {
      clearInterval(timer)
      stopping.abort()
      await flush()
      // Entries that arrived during an earlier flush.
      if (waiting.length) await flush()
    },
  }
}
