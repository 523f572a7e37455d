import type { Readable, Writable } from 'node:stream'

// Columns are untyped in a raw statement: its author knows their types.
// oxlint-disable-next-line typescript/no-explicit-any
export type Row = Record<string, any>

export interface Statement {
  text: string
  values: unknown[]
  /** Prepared under this name on each connection. */
  name?: string
  /** One generic plan for all values, made once per connection. Ignored in a transaction. */
  planOnce?: boolean
}

/** Rows as objects by default; or as arrays of values, or of unparsed texts. */
export type Shape = 'array' | 'texts'

/** Runs statements: the pool, or the one connection of a transaction. */
export interface Runner {
  run(statement: Statement, shape?: Shape): Promise<Row[]>
  copyFrom(text: string): Promise<Writable>
  copyTo(text: string): Promise<Readable>
}

export interface PendingQuery<R extends readonly object[] = Row[]> extends Promise<R> {
  /** Each row as an array of its values, as the texts that PostgreSQL wrote. */
  texts(): Promise<(string | null)[][]>
  /** For `copy … from stdin`. */
  writable(): Promise<Writable>
  /** For `copy … to stdout`. */
  readable(): Promise<Readable>
}

/** SQL with its values kept separate: no value ever becomes part of the text. */
export interface Sql {
  <R extends readonly object[] = Row[]>(
    strings: TemplateStringsArray,
    ...values: unknown[]
  ): PendingQuery<R>
  /** A name, several names, or a row or rows for `insert into table ${sql(rows)}`. */
  (names: string | readonly string[] | object | readonly object[]): Fragment
  /** Text composed by the program. */
  unsafe<R extends readonly object[] = Row[]>(
    text: string,
    values?: readonly unknown[],
    options?: { name?: string; planOnce?: boolean },
  ): PendingQuery<R>
  /** A value for a JSON column, even if it is a list or a text. */
  json(value: unknown): unknown
}

interface Part {
  strings: readonly string[]
  values: readonly unknown[]
}

export class Fragment {
  readonly part: Part

  constructor(part: Part) {
    this.part = part
  }
}

export const quoteName = (name: string) =>
  name
    .split('.')
    .map((one) => `"${one.replaceAll('"', '""')}"`)
    .join('.')

const plain = (text: string) => new Fragment({ strings: [text], values: [] })

function insertedRows(rows: readonly Row[]): Fragment {
  const columns = Object.keys(rows[0] ?? {})
  const values = rows.flatMap((row) => columns.map((column) => row[column] ?? null))
  const places = rows.map((_, n) => columns.map((_, m) => n * columns.length + m))
  const head = `(${columns.map(quoteName).join(', ')}) values (`
  const strings = places.flatMap((row, n) =>
    row.map((_, m) => {
      if (m > 0) return ', '
      return n === 0 ? head : '), ('
    }),
  )
  return new Fragment({ strings: [...strings, ')'], values })
}

function fragmentOf(names: string | readonly string[] | object | readonly object[]): Fragment {
  if (typeof names === 'string') return plain(quoteName(names))
  if (!Array.isArray(names)) return insertedRows([names as Row])
  if (names.every((name) => typeof name === 'string')) return plain(names.map(quoteName).join(', '))
  return insertedRows(names as Row[])
}

/** Joins nested fragments into one text and numbers the values. */
function compile(part: Part): Statement {
  let text = ''
  const values: unknown[] = []
  const add = ({ strings, values: given }: Part) => {
    for (const [n, string] of strings.entries()) {
      text += string
      if (n >= given.length) continue
      const value = given[n]
      if (value instanceof Fragment) add(value.part)
      else if (value === undefined)
        throw new Error(`A parameter of the statement is undefined: ${text}`)
      else text += `$${values.push(value)}`
    }
  }
  add(part)
  return { text, values }
}

/** Sent only when it is awaited, so that a template can also be part of another one. */
class Query extends Fragment implements PendingQuery {
  readonly #runner: Runner
  readonly #options: Pick<Statement, 'name' | 'planOnce'>
  readonly [Symbol.toStringTag] = 'Query'
  #sent: Promise<Row[]> | undefined

  constructor(runner: Runner, part: Part, options: Pick<Statement, 'name' | 'planOnce'> = {}) {
    super(part)
    this.#runner = runner
    this.#options = options
  }

  get #statement(): Statement {
    return { ...compile(this.part), ...this.#options }
  }

  #send(): Promise<Row[]> {
    this.#sent ??= Promise.resolve().then(() => this.#runner.run(this.#statement))
    return this.#sent
  }

  // Awaiting a statement runs it.
  // oxlint-disable-next-line unicorn/no-thenable
  then<A, B>(
    done?: ((rows: Row[]) => A | PromiseLike<A>) | null,
    failed?: ((error: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    // oxlint-disable-next-line promise/no-callback-in-promise
    return this.#send().then(done, failed) as Promise<A | B>
  }

  catch<T>(onError?: ((error: unknown) => T | PromiseLike<T>) | null): Promise<Row[] | T> {
    return this.#send().catch(onError)
  }

  finally(run?: (() => void) | null): Promise<Row[]> {
    return this.#send().finally(run)
  }

  async texts(): Promise<(string | null)[][]> {
    return (await this.#runner.run(this.#statement, 'texts')) as unknown as (string | null)[][]
  }

  writable() {
    return this.#runner.copyFrom(this.#statement.text)
  }

  readable() {
    return this.#runner.copyTo(this.#statement.text)
  }
}

export function createSql(runner: Runner): Sql {
  const tag = (
    first: TemplateStringsArray | string | readonly string[] | object | readonly object[],
    ...values: unknown[]
  ) =>
    Array.isArray(first) && 'raw' in first
      ? new Query(runner, { strings: first as readonly string[], values })
      : fragmentOf(first as string)
  return Object.assign(tag, {
    unsafe: (text: string, values: readonly unknown[] = [], options = {}) =>
      // Its placeholders are already numbered.
      new Query(
        {
          ...runner,
          run: (statement, shape) => runner.run({ ...statement, values: [...values] }, shape),
        },
        { strings: [text], values: [] },
        options,
      ),
    json: (value: unknown) => JSON.stringify(value),
  }) as unknown as Sql
}
