import type { Database } from '../../db/connect.ts'

/** A statement that grows from the parts in use; values never become part of its text. */
export class Statement {
  readonly values: (string | number)[] = []

  /** The place of a value in the text. */
  value(value: string | number): string {
    this.values.push(value)
    return `$${this.values.length}`
  }

  list(values: readonly (string | number)[]): string {
    return values.map((value) => this.value(value)).join(', ')
  }
}

/** Texts worth preparing: the searches that people make. Rare ones must not fill the server's memory. */
const mostPrepared = 300
const prepared = new Set<string>()

/** Prepared, in one journey to the database. */
function prepare({ sql }: Pick<Database, 'sql'>, text: string, { values }: Statement) {
  if (prepared.size < mostPrepared) prepared.add(text)
  return sql.unsafe(text, values, { prepare: prepared.has(text) })
}

export async function runStatement<Row>(
  database: Pick<Database, 'sql'>,
  text: string,
  statement: Statement,
): Promise<Row[]> {
  const rows = await prepare(database, text, statement)
  return rows as unknown as Row[]
}

/**
 * The first row as the bytes that came: what is only passed on never becomes a string. The driver's
 * rows outlive young collections, and strings of that size made every search cost a third more.
 */
export async function runForBytes(
  database: Pick<Database, 'sql'>,
  text: string,
  statement: Statement,
): Promise<(Buffer | null)[]> {
  const [row] = await prepare(database, text, statement).raw()
  return row as (Buffer | null)[]
}
