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

/** Runs it prepared, in one journey to the database. */
export async function runStatement<Row>(
  { sql }: Pick<Database, 'sql'>,
  text: string,
  statement: Statement,
): Promise<Row[]> {
  if (prepared.size < mostPrepared) prepared.add(text)
  const rows = await sql.unsafe(text, statement.values, { prepare: prepared.has(text) })
  return rows as unknown as Row[]
}
