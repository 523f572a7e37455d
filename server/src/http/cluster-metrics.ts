import { AggregatorRegistry, collectDefaultMetrics, Registry } from 'prom-client'

/** Where `/metrics` gets its text from when the program has several processes. */
export interface MetricsSource {
  register(own: Registry): void
  read(): Promise<string>
}

export interface WorkerMetrics extends MetricsSource {
  /** The supervisor asks for the metrics of this process. */
  collect(id: number): void
  /** The supervisor has combined the metrics of all processes. */
  received(id: number, text: string): void
}

/** A busy worker must not make the monitor wait. */
const waitMs = 2000

type Values = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

/** The worker's side: it sends its own metrics and requests those of the whole program. */
export function createWorkerMetrics(supervisor: {
  ask(id: number): void
  answer(id: number, values: unknown[]): void
}): WorkerMetrics {
  let own = new Registry()
  let last = 0
  const waiting = new Map<number, (text: string) => void>()
  return {
    register(registry) {
      own = registry
    },
    read() {
      const id = ++last
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.delete(id)
          reject(new Error('The supervisor did not send the metrics'))
        }, waitMs * 2)
        waiting.set(id, (text) => {
          clearTimeout(timer)
          waiting.delete(id)
          resolve(text)
        })
        supervisor.ask(id)
      })
    },
    collect(id) {
      own
        .getMetricsAsJSON()
        .then((values) => supervisor.answer(id, values))
        .catch(() => supervisor.answer(id, []))
    },
    received: (id, text) => waiting.get(id)?.(text),
  }
}

export interface MetricsHub {
  /** The sum over all workers and this process. */
  read(): Promise<string>
  collected(id: number, worker: number, values: unknown[]): void
  /** A worker has exited and will not reply. */
  gone(worker: number): void
}

interface Round {
  missing: Set<number>
  values: Values[]
  done(): void
}

/** The supervisor's side: it asks every worker and adds its own metrics. */
export function createMetricsHub(
  workers: {
    /** Asks all workers; returns which. */
    ask(id: number): number[]
  },
  patienceMs = waitMs,
): MetricsHub {
  const own = new Registry()
  collectDefaultMetrics({ register: own })
  const rounds = new Map<number, Round>()
  let last = 0

  const settle = (round: Round, worker: number) => {
    round.missing.delete(worker)
    if (round.missing.size === 0) round.done()
  }

  return {
    async read() {
      const id = ++last
      const values: Values[] = [await own.getMetricsAsJSON()]
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, patienceMs)
        const done = () => {
          clearTimeout(timer)
          resolve()
        }
        const round = { missing: new Set<number>(), values, done }
        rounds.set(id, round)
        round.missing = new Set(workers.ask(id))
        if (round.missing.size === 0) done()
      })
      rounds.delete(id)
      return AggregatorRegistry.aggregate(values).metrics()
    },
    collected(id, worker, found) {
      const round = rounds.get(id)
      if (!round?.missing.has(worker)) return
      if (found.length) round.values.push(found as Values)
      settle(round, worker)
    },
    gone(worker) {
      for (const round of rounds.values()) {
        if (round.missing.has(worker)) settle(round, worker)
      }
    },
  }
}
