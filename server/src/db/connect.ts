import { sql as statement } from './orm.ts'
import { createDrizzle, type Db, type Tx } from './drizzle.ts'
import { joinedTransaction } from './joined-transaction.ts'
import { createPool, defaultTimeouts, type Pool, type PoolWatch, type Timeouts } from './pool.ts'
import { clientFor } from './primary.ts'
import { openReplicas, type Replicas } from './replicas/replicas.ts'
import { routedPool } from './replicas/routed-pool.ts'
import { createSql, type Sql } from './sql.ts'

export type { Db, Tx } from './drizzle.ts'
/** What a query function takes: inside a transaction always the transaction. */
export type Executor = Db | Tx

/** Raw SQL on the one connection of a transaction. */
export type TransactionSql = Sql

export interface DatabaseSql extends Sql {
  begin<T>(work: (sql: TransactionSql) => Promise<T>): Promise<T>
  begin<T>(mode: string, work: (sql: TransactionSql) => Promise<T>): Promise<T>
}

export interface Database {
  url: string
  sql: DatabaseSql
  db: Db
  pool: Pick<Pool, 'state'>
  /** If there are any: servers that visitors' calls are read from. */
  replicas?: Replicas
  /**
   * Fails all statements immediately, because the database does not respond and the program is
   * ending. The program's own server is told to end as well.
   */
  abandon(): Promise<void>
  close(): Promise<void>
}

export interface ConnectOptions {
  max?: number
  applicationName?: string
  /** Null for programs without a statement timeout: backup, restore, bulk loads. */
  timeouts?: Timeouts | null
  /** Streaming replicas of this database. */
  readUrls?: readonly string[]
  /** A replica that lags further behind is not read. */
  readLagSeconds?: number
  watch?: PoolWatch
}

/** What a repeated request must find, written by the transaction that does the work. */
export interface Completion {
  begin(tx: Tx): Promise<void>
  end(tx: Tx, result: unknown): Promise<void>
}

/** The author of a change; the change log takes it from the transaction. */
export interface Actor {
  userId: number | null
  name: string
  requestId?: string | null
  completion?: Completion | undefined
}

const defaultLagSeconds = 5

/** Numeric, date and timestamp columns arrive as strings; drizzle turns timestamps into dates. */
export function connect(url: string, options: ConnectOptions = {}): Database {
  const { max = 10, applicationName = 'jacaranda', timeouts = defaultTimeouts, watch } = options
  const settings = { max, applicationName, timeouts }
  const primary = createPool(url, { ...settings, watch, Client: clientFor(url) })
  const { readUrls = [], readLagSeconds = defaultLagSeconds } = options
  const replicas = readUrls.length
    ? openReplicas(readUrls, { lagSeconds: readLagSeconds, pool: settings })
    : undefined
  const pool = replicas ? routedPool(primary, replicas) : primary
  return {
    url,
    sql: databaseSql(pool),
    db: createDrizzle(pool),
    pool,
    ...(replicas && { replicas }),
    abandon: async () => primary.abandon(),
    async close() {
      await Promise.all([primary.end(), replicas?.close()])
    },
  }
}

/**
 * For work without a timeout, such as a migration: on a separate connection. Aborting the signal
 * ends it immediately and rolls back the transaction in progress.
 */
export async function withoutTimeouts<T>(
  { url }: Pick<Database, 'url'>,
  work: (database: Database) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  signal?.throwIfAborted()
  const database = connect(url, { max: 1, applicationName: 'jacaranda setup', timeouts: null })
  const abandon = () => void database.abandon()
  signal?.addEventListener('abort', abandon)
  try {
    return await work(database)
  } finally {
    signal?.removeEventListener('abort', abandon)
    await database.close()
  }
}

function databaseSql(pool: Pool): DatabaseSql {
  type Work<T> = (sql: TransactionSql) => Promise<T>
  return Object.assign(createSql(pool), {
    begin: <T>(mode: string | Work<T>, work?: Work<T>): Promise<T> =>
      typeof mode === 'string'
        ? pool.transaction(mode, (connection) => (work as Work<T>)(createSql(connection)))
        : pool.transaction('', (connection) => mode(createSql(connection))),
  })
}

/** Every write of the application goes through here, so that the change log knows its author. */
export function transaction<T>(
  database: Pick<Database, 'db'>,
  actor: Actor | null,
  run: (tx: Tx) => Promise<T>,
): Promise<T> {
  return (joinedTransaction() ?? database.db).transaction(async (tx) => {
    if (actor) await setActor(tx, actor)
    await actor?.completion?.begin(tx)
    const result = await run(tx)
    await actor?.completion?.end(tx, result)
    return result
  })
}

export async function setActor(tx: Tx, actor: Actor): Promise<void> {
  const who = JSON.stringify({ userId: actor.userId, name: actor.name })
  await tx.execute(
    statement`select set_config('jacaranda.actor', ${who}, true), set_config('jacaranda.request', ${actor.requestId ?? ''}, true)`,
  )
}
