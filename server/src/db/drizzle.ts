import {
  DrizzleQueryError,
  type Assume,
  PgDatabase,
  PgDialect,
  PgTransaction,
  type PgQueryResultHKT,
  type PgTransactionConfig,
} from './orm.ts'
import { NodePgSession, type NodePgClient } from 'drizzle-orm/node-postgres'
import type { Pool } from './pool.ts'
import type { Connection } from './transaction-connection.ts'
import type { Row, Runner } from './sql.ts'

/** The result of `execute`: the rows themselves. */
interface RowsResult extends PgQueryResultHKT {
  type: Assume<this['row'], Record<string, unknown>>[]
}

type NoSchema = Record<string, never>

export type Db = PgDatabase<RowsResult, NoSchema>
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

type PrepareArguments = Parameters<NodePgSession<NoSchema, NoSchema>['prepareQuery']>

/** Drizzle's own session calls its client this way. */
function clientOf(runner: Runner): NodePgClient {
  return {
    async query(config: { text: string; rowMode?: 'array' }, values: unknown[]) {
      return { rows: await runner.run({ text: config.text, values }, config.rowMode) }
    },
  } as unknown as NodePgClient
}

/**
 * Drizzle's session with two differences: `execute` returns the rows, and an error is the driver's
 * own. Drizzle's wrapper repeats all values of the statement in its message, including names and
 * telephone numbers, and the message ends up in the log.
 */
class Session extends NodePgSession<NoSchema, NoSchema> {
  readonly #runner: Runner
  readonly #dialect: PgDialect

  constructor(runner: Runner, dialect: PgDialect) {
    super(clientOf(runner), dialect, undefined)
    this.#runner = runner
    this.#dialect = dialect
  }

  override prepareQuery(...given: PrepareArguments) {
    const prepared = super.prepareQuery(...given)
    const [, fields, , , mapper] = given
    const execute = prepared.execute.bind(prepared)
    const raw = !fields && !mapper
    prepared.execute = async (placeholders) => {
      try {
        const result = await execute(placeholders)
        return raw ? (result as unknown as { rows: Row[] }).rows : result
      } catch (error) {
        throw error instanceof DrizzleQueryError ? error.cause : error
      }
    }
    return prepared as never
  }

  override async count(query: Parameters<NodePgSession<NoSchema, NoSchema>['count']>[0]) {
    const rows = (await this.execute(query)) as unknown as { count: string }[]
    return Number(rows[0]?.count)
  }

  override transaction<T>(
    work: (tx: never) => Promise<T>,
    config?: PgTransactionConfig,
  ): Promise<T> {
    return (this.#runner as Pool).transaction(modeOf(config), (connection) =>
      work(new Transaction(this.#dialect, connection) as never),
    )
  }
}

function modeOf({ isolationLevel, accessMode }: PgTransactionConfig = {}): string {
  return [isolationLevel && `isolation level ${isolationLevel}`, accessMode]
    .filter(Boolean)
    .join(' ')
}

class Transaction extends PgTransaction<RowsResult, NoSchema, NoSchema> {
  readonly #dialect: PgDialect
  readonly #connection: Connection

  constructor(dialect: PgDialect, connection: Connection) {
    super(dialect, new Session(connection, dialect) as never, undefined)
    this.#dialect = dialect
    this.#connection = connection
  }

  /** A transaction within this one. */
  override transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.#connection.savepoint(() => work(new Transaction(this.#dialect, this.#connection)))
  }
}

export function createDrizzle(pool: Pool): Db {
  const dialect = new PgDialect()
  return new PgDatabase(dialect, new Session(pool, dialect) as never, undefined)
}
