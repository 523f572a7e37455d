import type { Database } from '../../db/connect.ts'

/** A statement composed of the parts in use; values never become part of its text. */
export class Statement {
  readonly values: (string | number)[] = []

  /** The parameter's position in the text. */
  value(value: string | number): string {
    this.values.push(value)
    return `$${this.values.length}`
  }

  list(values: readonly (string | number)[]): string {
    return values.map((value) => this.value(value)).join(', ')
  }
}

/**
 * Texts worth preparing: the searches that people make. Rare ones must not fill the server's
 * memory.
 */
const mostPrepared = 300
const names = new Map<string, string>()

/** Prepared, in one round trip to the database. */
function prepare(
  { sql }: Pick<Database, 'sql'>,
  text: string,
  { values }: Statement,
  planOnce = false,
) {
  if (names.size < mostPrepared && !names.has(text)) names.set(text, `search_${names.size}`)
  const name = names.get(text)
  return sql.unsafe(text, values, name ? { name, planOnce } : {})
}

export async function runStatement<Row>(
  database: Pick<Database, 'sql'>,
  text: string,
  statement: Statement,
  planOnce = false,
): Promise<Row[]> {
  const rows = await prepare(database, text, statement, planOnce)
  return rows as unknown as Row[]
}

/** The first row as the bytes that PostgreSQL wrote: what is only passed on is not parsed. */
export async function runForBytes(
  database: Pick<Database, 'sql'>,
  text: string,
  statement: Statement,
  planOnce = false,
): Promise<(Buffer | null)[]> {
  const [row = []] = await prepare(database, text, statement, planOnce).texts()
  return row.map((value) => (value === null ? null : Buffer.from(value)))
}
