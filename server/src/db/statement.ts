import type { CustomTypesConfig, PoolClient, QueryConfig, QueryResult } from 'pg'
import { cancelStatement } from './cancel.ts'
import type { Deadline } from './deadline.ts'
import { asUnavailable, DatabaseUnavailable, isCancelled, type RequestOver } from './errors.ts'
import { observed } from './observe.ts'
import type { Row, Shape, Statement } from './sql.ts'

const unread = { getTypeParser: () => String } as unknown as CustomTypesConfig

/** Connections on which a statement was cancelled: they are not reused. */
const spent = new WeakSet<PoolClient>()

export function isSpent(client: PoolClient): boolean {
  return spent.has(client)
}

/** Connections currently in generic-plan mode; all others plan each statement for its values. */
const reusing = new WeakSet<PoolClient>()

/** Sets whether the connection uses generic plans, unless it already does. */
export async function setPlanning(
  client: PoolClient,
  once: boolean,
  deadline?: Deadline,
): Promise<void> {
  if (reusing.has(client) === once) return
  await ask(
    client,
    `set plan_cache_mode = ${once ? 'force_generic_plan' : 'force_custom_plan'}`,
    deadline,
  )
  if (once) reusing.add(client)
  else reusing.delete(client)
}

const excerptLength = 120

/** The beginning of a statement for the log, without texts that may be values. */
function excerpt(query: string | QueryConfig): string {
  const text = typeof query === 'string' ? query : query.text
  return text
    .replace(/'(?:[^']|'')*'/g, "'•'")
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, excerptLength)
}

/** Runs one statement; it is cancelled in the server when the request is over. */
export async function ask(
  client: PoolClient,
  query: string | QueryConfig,
  deadline?: Deadline,
): Promise<QueryResult> {
  deadline?.check()
  let over: RequestOver | undefined
  let settled: (() => void) | undefined
  const done = deadline?.add({
    what: () => `waiting for the database: ${excerpt(query)}`,
    end(cause) {
      over = cause
      spent.add(client)
      settled = cancelStatement(client)
    },
  })
  try {
    const text = typeof query === 'string' ? query : query.text
    return await observed('statement', text, () => client.query(query))
  } catch (error) {
    const known = asUnavailable(error)
    throw over && (isCancelled(known) || known instanceof DatabaseUnavailable) ? over : known
  } finally {
    done?.()
    settled?.()
  }
}

function rowsOf(result: QueryResult | QueryResult[]): Row[] {
  // Several statements in one text return a list of results.
  return ((Array.isArray(result) ? result.at(-1) : result) as QueryResult<Row>).rows
}

export async function send(
  client: PoolClient,
  { text, values, name }: Statement,
  shape?: Shape,
  deadline?: Deadline,
): Promise<Row[]> {
  const query = {
    text,
    ...(name ? { name } : {}),
    // Without values the simple protocol takes several statements at once.
    ...(values.length ? { values } : {}),
    ...(shape ? { rowMode: 'array' } : {}),
    ...(shape === 'texts' ? { types: unread } : {}),
  } as QueryConfig
  return rowsOf(await ask(client, query, deadline))
}
