import { sql as statement } from 'drizzle-orm'
import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'

export type Db = PostgresJsDatabase
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]
/** What a query function takes: inside a transaction always the transaction. */
export type Executor = Db | Tx

export interface Database {
  url: string
  sql: postgres.Sql
  db: Db
  close(): Promise<void>
}

export interface ConnectOptions {
  max?: number
  applicationName?: string
}

/** Who makes a change; the change log takes it from the transaction. */
export interface Actor {
  userId: number | null
  name: string
  requestId?: string | null
}

/**
 * Reads `?host=/folder` as a unix socket, as PostgreSQL's own programs do, so that one address
 * serves every driver.
 */
export function splitAddress(url: string): { url: string; host?: string } {
  const parsed = new URL(url)
  const host = parsed.searchParams.get('host')
  if (!host) return { url }
  parsed.searchParams.delete('host')
  return { url: parsed.href, host }
}

/** Numeric, date and timestamp columns arrive as strings; drizzle turns timestamps into dates. */
export function connect(url: string, options: ConnectOptions = {}): Database {
  const address = splitAddress(url)
  const sql = postgres(address.url, {
    ...(address.host ? { host: address.host } : {}),
    max: options.max ?? 10,
    onnotice: () => {},
    connection: {
      application_name: options.applicationName ?? 'jacaranda',
      // The searches differ too much for one plan: 913 against 404 a second.
      plan_cache_mode: 'force_custom_plan',
      TimeZone: 'UTC',
    },
  })
  const db = drizzle(sql)
  acceptPlainValues(sql)
  return { url, sql, db, close: () => sql.end({ timeout: 5 }) }
}

/** Drizzle hands over text and switches the driver's own writers off; raw SQL still needs them. */
function acceptPlainValues(sql: postgres.Sql) {
  const { serializers } = sql.options as {
    serializers: Record<number, (value: unknown) => unknown>
  }
  const json = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
  const instant = (value: unknown) => (value instanceof Date ? value.toISOString() : value)
  Object.assign(serializers, { 114: json, 3802: json, 1082: instant, 1114: instant, 1184: instant })
}

/** Every write of the product goes through here, so that the change log knows who did it. */
export function transaction<T>(
  database: Pick<Database, 'db'>,
  actor: Actor | null,
  run: (tx: Tx) => Promise<T>,
): Promise<T> {
  return database.db.transaction(async (tx) => {
    if (actor) await setActor(tx, actor)
    return run(tx)
  })
}

export async function setActor(tx: Tx, actor: Actor): Promise<void> {
  const who = JSON.stringify({ userId: actor.userId, name: actor.name })
  await tx.execute(
    statement`select set_config('jacaranda.actor', ${who}, true), set_config('jacaranda.request', ${actor.requestId ?? ''}, true)`,
  )
}
