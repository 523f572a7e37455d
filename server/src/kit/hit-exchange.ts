/** Uses that were counted, by their key, with the seconds of their limit. */
export type CountedHits = readonly (readonly [key: string, hits: number, seconds: number])[]

/** Makes the counters of several processes one, a fraction of a second late. */
export interface HitExchange {
  /** A use was counted in this process, or taken back. */
  counted(key: string, hits: number, seconds: number): void
  /** Uses were counted in other processes. */
  receive(hits: CountedHits): void
  onReceived(add: (key: string, hits: number, seconds: number) => void): void
  stop(): void
}

const sendEveryMs = 100

/** Sends what was counted in short intervals: a message for each request would cost more than the request. */
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
