import type { FastifyBaseLogger } from 'fastify'

export interface BatchWriter<Entry> {
  /** Takes an entry; it is written a little later, many at a time, so that nobody waits for it. */
  note(entry: Entry): void
  flush(): Promise<void>
  stop(): Promise<void>
}

const flushMs = 1000
const mostWaiting = 20_000
const batch = 1000

export function createBatchWriter<Entry>(options: {
  /** What a complaint in the log calls it. */
  name: string
  log: FastifyBaseLogger
  write(entries: readonly Entry[]): Promise<unknown>
}): BatchWriter<Entry> {
  const { name, log } = options
  let waiting: Entry[] = []
  let writing: Promise<void> | undefined

  async function write() {
    while (waiting.length) {
      const entries = waiting.slice(0, batch)
      await options.write(entries)
      waiting = waiting.slice(entries.length)
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

  const timer = setInterval(() => void (waiting.length && flush()), flushMs)
  timer.unref()

  return {
    note(entry) {
      // A database that is away for long must not fill the memory.
      if (waiting.length < mostWaiting) waiting.push(entry)
    },
    flush,
    async stop() {
      clearInterval(timer)
      await flush()
    },
  }
}
