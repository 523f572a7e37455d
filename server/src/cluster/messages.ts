import type { Config } from '../config.ts'
import type { CountedHits } from '../kit/hit-exchange.ts'

/** The settings with which a worker serves. */
export interface WorkerSettings {
  /** Includes the addresses of the database and the payment sandbox that the supervisor started. */
  config: Config
  /** Its number in the log; a worker that replaces another has the same one. */
  number: number
  pages: 'built' | 'none'
}

export type ToWorker =
  | { kind: 'serve'; settings: WorkerSettings }
  /** `withoutDatabase`: the database is gone, so there is nothing to wait for. */
  | { kind: 'stop'; withoutDatabase: boolean }
  | { kind: 'hits'; hits: CountedHits }
  /** Asks for the metrics of this worker. */
  | { kind: 'collect'; id: number }
  /** The metrics of the whole program, for which this worker asked. */
  | { kind: 'metrics'; id: number; text: string }

export type FromWorker =
  /** It is ready for its settings. */
  | { kind: 'started' }
  | { kind: 'listening' }
  /** It cannot serve, and neither could another one. */
  | { kind: 'failed'; message: string }
  /** There are emails to send. */
  | { kind: 'wake' }
  | { kind: 'hits'; hits: CountedHits }
  | { kind: 'collected'; id: number; metrics: unknown[] }
  | { kind: 'askMetrics'; id: number }
