/** Counted uses, by key, with the length of the limit’s window in seconds. */
export type CountedHits = readonly (readonly [key: string, hits: number, seconds: number])[]

/** Adds up the counters of several processes, with a delay of a fraction of a second. */
export interface HitExchange {
  /** A use was counted in this process, or given back. */
  counted(key: string, hits: number, seconds: number): void
  /** Uses were counted in other processes. */
  receive(hits: CountedHits): void
  onReceived(add: (key: string, hits: number, seconds: number) => void): void
  stop(): void
}

const sendEveryMs = 100

/** Sends counts at short intervals: a message for each request would cost more than the request. */
export function createHitExchange(
  send: (hits: CountedHits) => void,
  everyMs = sendEveryMs,
): HitExchange {
  let waiting = new Map<string, [hits: number, seconds: number]>()
  let add: Parameters<HitExchange['onReceived']>[0] = () => {}
  const timer = setInterval(() => {
    if (waiting.size === 0) return
    const hits = [...waiting].map(([key, [count, seconds]]) => [key, count, seconds] as const)
    waiting = new Map()
    send(hits)
  }, everyMs)
  timer.unref()
  return {
    counted(key, hits, seconds) {
      const found = waiting.get(key)
      if (found) found[0] += hits
      else waiting.set(key, [hits, seconds])
    },
    receive(hits) {
      for (const [key, count, seconds] of hits) add(key, count, seconds)
    },
    onReceived(handler) {
      add = handler
    },
    stop: () => clearInterval(timer),
  }
}
