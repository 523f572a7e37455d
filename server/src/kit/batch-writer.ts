import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'

export interface BatchWriter<Entry> {
  /** Takes an entry; it is written a little later, many at a time, so that nobody waits for it. */
  note(entry: Entry): void
  flush(): Promise<void>
  stop(): Promise<void>
}

const flushMs = 1000
const mostWaiting = 100_000
const batch = 1000
/** Writing rests this many times as long as it worked: a rush is noted without taking the database from others. */
const rest = 3

export function createBatchWriter<Entry>(options: {
  /** What a complaint in the log calls it. */
  name: string
  log: FastifyBaseLogger
  write(entries: readonly Entry[]): Promise<unknown>
}): BatchWriter<Entry> {
  const { name, log } = options
  let waiting: Entry[] = []
  let writing: Promise<void> | undefined
  let lost = 0
  const stopping = new AbortController()

  async function write() {
    while (waiting.length) {
      const began = performance.now()
      const entries = waiting.slice(0, batch)
      await options.write(entries)
      waiting = waiting.slice(entries.length)
      if (waiting.length < batch || stopping.signal.aborted) continue
      const ms = (performance.now() - began) * rest
      await pause(ms, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  function flush(): Promise<void> {
    writing ??= write()
      .catch((error: unknown) => log.error(error, `${name} was not written; it is tried again`))
      .finally(() => {
        writing = undefined
      })
    return writing
  }

  const timer = setInterval(() => {
    if (lost) log.warn(`${lost} entries of ${name} came faster than they could be written`)
    lost = 0
    if (waiting.length) void flush()
  }, flushMs)
  timer.unref()

  return {
    note(entry) {
      // A database that is away for long must not fill the memory.
      if (waiting.length < mostWaiting) waiting.push(entry)
      else lost++
    },
    flush,
    async stop() {
      clearInterval(timer)
      stopping.abort()
      await flush()
      // What came while an earlier flush was under way.
      if (waiting.length) await flush()
    },
  }
}
