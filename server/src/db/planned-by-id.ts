import type { Database } from './connect.ts'
import { PgDialect, type SQL } from './orm.ts'

/** A placeholder for the id in the values of the statement. */
const anyId = -1

/**
 * A statement for one record by its id. A record is always found in the same way: the text is built
 * once, and the plan is made once per connection.
 */
export function plannedById<Row extends object>(name: string, write: (id: number) => SQL) {
  const { sql: text, params } = new PgDialect().sqlToQuery(write(anyId))
  return async ({ sql }: Pick<Database, 'sql'>, id: number): Promise<Row | undefined> => {
    const values = params.map((value) => (value === anyId ? id : value))
    const [row] = await sql.unsafe<Row[]>(text, values, { name, planOnce: true })
    return row
  }
}
