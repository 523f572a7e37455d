import { AsyncLocalStorage } from 'node:async_hooks'
import pg, { type PoolClient } from 'pg'
import { serversOf } from '../config/database-url.ts'
import { destroy } from './cancel.ts'
import type { Deadline } from './deadline.ts'
import { asUnavailable, DatabaseUnavailable } from './errors.ts'
import { currentRequest } from './request-scope.ts'
import type { Runner } from './sql.ts'
import { ask, isSpent, send, setPlanning } from './statement.ts'
import { createConnection, type Connection } from './transaction-connection.ts'

export interface Timeouts {
  /** How long a statement may run, in the database and as measured here. */
  statementMs: number
  /** How long a statement may wait for a row or table locked by another transaction. */
  lockMs: number
  /** How long a transaction may be idle. */
  idleTransactionMs: number
  /** How long a caller waits for a free connection. */
  waitMs: number
}

export const defaultTimeouts: Timeouts = {
  statementMs: 20_000,
  lockMs: 10_000,
  idleTransactionMs: 20_000,
  waitMs: 10_000,
}

/** Nobody waits for background jobs, and some of them read whole tables. */
export const backgroundTimeouts: Timeouts = {
  statementMs: 600_000,
  lockMs: 60_000,
  idleTransactionMs: 60_000,
  waitMs: 60_000,
}

/** Called when the database becomes available or unavailable, for the log. */
export interface PoolWatch {
  worked(): void
  /** Busy: all connections are in use, and none became free in time. */
  failed(error: DatabaseUnavailable, busy: boolean): void
}

export interface PoolOptions {
  max: number
  applicationName: string
  watch?: PoolWatch | undefined
  /** Null for programs without a statement timeout: backup, restore, bulk loads. */
  timeouts: Timeouts | null
  /** The class of its connections, if they do not all go to the single server of the address. */
  Client?: typeof pg.Client
}

/** A pool of connections, each of which serves one caller at a time. */
export interface Pool extends Runner {
  transaction<T>(mode: string, work: (connection: Connection) => Promise<T>): Promise<T>
  state(): { total: number; idle: number; waiting: number }
  /**
   * Fails all statements immediately, because the database does not respond and the program is
   * ending.
   */
  abandon(): void
  end(): Promise<void>
}

/**
 * Dates, times and amounts stay the text that PostgreSQL wrote: a parser could only lose precision.
 */
const asText = new Set([
  1082, 1083, 1114, 1184, 1186, 1266, 1115, 1182, 1183, 1185, 1187, 1231, 600, 718,
])

const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (asText.has(oid)) return String
    return pg.types.getTypeParser(oid, format)
  },
} as pg.CustomTypesConfig

/** Treats `?host=/folder` as a Unix socket, as PostgreSQL's own programs do. */
export function clientConfig(
  url: string,
  { applicationName, timeouts }: Pick<PoolOptions, 'applicationName' | 'timeouts'>,
): pg.ClientConfig {
  return {
    // A client for several servers chooses one of them on connecting.
    connectionString: serversOf(url)[0] ?? url,
    application_name: applicationName,
    keepAlive: true,
    types,
    // Searches differ too much for a generic plan, unless a statement declares that one fits all
    // its values.
    options: '-c plan_cache_mode=force_custom_plan -c timezone=UTC',
    connectionTimeoutMillis: timeouts?.waitMs ?? 30_000,
    ...(timeouts && {
      statement_timeout: timeouts.statementMs,
      // A database that has stopped responding cannot cancel the statement itself.
      query_timeout: timeouts.statementMs + 5_000,
      lock_timeout: timeouts.lockMs,
      idle_in_transaction_session_timeout: timeouts.idleTransactionMs,
    }),
  }
}

interface OpenTransaction {
  /** Whose connection it holds. */
  pool: pg.Pool
  open: boolean
  /** The transaction on another pool that contains this one. */
  outer: OpenTransaction | undefined
}

/** The transaction of the running code. */
const current = new AsyncLocalStorage<OpenTransaction>()

/**
 * Deadlock: code inside a transaction waiting for a second connection waits forever once every
 * connection is held by such code.
 */
export class NestedCheckout extends Error {
  override name = 'NestedCheckout'
  constructor() {
    super('Code inside a transaction requested another connection: pass it the transaction')
  }
}

const refusesNested = process.env.NODE_ENV !== 'production'

/**
 * For anything that may take a connection, even if it rarely does: a cached value needs one only on
 * a miss. In development and tests the mistake is an error; in production the caller waits for a
 * connection like everyone else, and no longer than everyone else.
 */
export function assertOutsideTransaction(pool?: pg.Pool): void {
  if (!refusesNested) return
  for (let state = current.getStore(); state; state = state.outer) {
    if (state.open && (!pool || state.pool === pool)) throw new NestedCheckout()
  }
}

/**
 * For work outside the database that must not begin or end without the row that a transaction holds.
 * Only for jobs: they have connections of their own, and no request waits for these.
 */
export function whileHolding<T>(work: () => T): T {
  return current.exit(work)
}

/**
 * A connection that survives its own failure. The pool briefly leaves a connection without an error
 * listener while handing it over; an error at that moment would end the process. The next user of
 * the connection gets the error from their statement.
 */
export class SteadyClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    this.on('error', () => {})
  }
}

/** A free connection; a request that is over does not wait for one. */
function connectWithin(pool: pg.Pool, deadline: Deadline | undefined): Promise<PoolClient> {
  deadline?.check()
  return new Promise((resolve, reject) => {
    let over = false
    const done = deadline?.add({
      what: () => 'waiting for a database connection',
      end(cause) {
        over = true
        reject(cause)
      },
    })
    pool.connect((error, client) => {
      done?.()
      if (over) client?.release()
      else if (client) resolve(client)
      else reject(asUnavailable(error))
    })
  })
}

export function createPool(url: string, options: PoolOptions): Pool {
  const pool = new pg.Pool({
    ...clientConfig(url, options),
    Client: options.Client ?? SteadyClient,
    max: options.max,
    idleTimeoutMillis: 0,
    maxLifetimeSeconds: 1800,
  })
  // A broken idle connection has already left the pool; the next caller opens a new one.
  pool.on('error', () => {})
  const taken = new Set<PoolClient>()
  const wanted = new Set<(error: Error) => void>()
  let abandoned = false

  /** A connection that arrives after the pool was abandoned is no longer of use. */
  function connection(deadline: Deadline | undefined): Promise<PoolClient> {
    return new Promise((resolve, reject) => {
      wanted.add(reject)
      connectWithin(pool, deadline).then(
        (client) => {
          if (wanted.delete(reject)) resolve(client)
          else client.release(true)
        },
        (error: unknown) => {
          wanted.delete(reject)
          if (error instanceof DatabaseUnavailable) {
            options.watch?.failed(error, pool.totalCount >= options.max && !pool.idleCount)
          }
          reject(error as Error)
        },
      )
    })
  }

  async function checkOut<T>(
    work: (client: PoolClient, deadline: Deadline | undefined) => Promise<T>,
  ): Promise<T> {
    assertOutsideTransaction(pool)
    if (abandoned) throw new DatabaseUnavailable(new Error('The program is stopping'))
    const deadline = currentRequest()?.deadline
    const client = await connection(deadline)
    let broken: unknown
    const onError = (error: unknown) => {
      broken = error
    }
    client.on('error', onError)
    taken.add(client)
    try {
      const result = await work(client, deadline)
      options.watch?.worked()
      return result
    } catch (error) {
      if (error instanceof DatabaseUnavailable) {
        // A statement still running on it must not affect the next caller.
        broken ??= error
        options.watch?.failed(error, false)
      }
      throw error
    } finally {
      taken.delete(client)
      client.off('error', onError)
      client.release(broken !== undefined || isSpent(client))
    }
  }

  async function inTransaction<T>(
    client: PoolClient,
    deadline: Deadline | undefined,
    mode: string,
    work: (connection: Connection) => Promise<T>,
  ): Promise<T> {
    const state: OpenTransaction = { pool, open: true, outer: current.getStore() }
    const connection = createConnection(client, state, deadline)
    deadline?.checkNewTransaction()
    await setPlanning(client, false, deadline)
    await ask(client, `begin ${mode}`, deadline)
    try {
      const working = current.run(state, () => work(connection))
      // Whatever else the work is waiting for, its locks are not held for longer than the request
      // lasts.
      const result = await (deadline?.until(working, () => 'working in a transaction') ?? working)
      const { command } = await connection.finish('commit')
      // A failed statement whose error was swallowed has aborted the transaction.
      if (command !== 'COMMIT')
        throw new Error('The transaction was rolled back: a statement failed')
      return result
    } catch (error) {
      await connection.finish('rollback').catch(() => {})
      throw error
    }
  }

  return {
    run: (statement, shape) =>
      checkOut(async (client, deadline) => {
        await setPlanning(client, statement.planOnce ?? false, deadline)
        return send(client, statement, shape, deadline)
      }),
    copyFrom: () => Promise.reject(new Error('Copy runs inside a transaction')),
    copyTo: () => Promise.reject(new Error('Copy runs inside a transaction')),
    transaction: (mode, work) =>
      checkOut((client, deadline) => inTransaction(client, deadline, mode, work)),
    state: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    abandon() {
      abandoned = true
      const error = new DatabaseUnavailable(new Error('The database does not respond'))
      for (const reject of wanted) reject(error)
      wanted.clear()
      for (const client of taken) destroy(client)
    },
    async end() {
      const patience = setTimeout(() => {
        for (const client of taken) destroy(client)
      }, 5000)
      await pool.end().finally(() => clearTimeout(patience))
    },
  }
}
