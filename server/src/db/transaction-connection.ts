import type { Readable, Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { PoolClient, QueryResult } from 'pg'
import { from as copyFrom, to as copyTo, type CopyStream } from 'pg-copy-streams'
import { destroy } from './cancel.ts'
import type { Deadline } from './deadline.ts'
import { asUnavailable, DatabaseUnavailable } from './errors.ts'
import type { Runner, Shape, Statement } from './sql.ts'
import { ask, send } from './statement.ts'

/** Copying rows is limited only by the server; this is for an unresponsive server. */
const longestCopyMs = 15 * 60_000

/** The connection of a transaction; useless once the transaction is over. */
export interface Connection extends Runner {
  savepoint<T>(work: () => Promise<T>): Promise<T>
}

interface OwnConnection extends Connection {
  finish(verb: 'commit' | 'rollback'): Promise<QueryResult>
}

/** A lost connection fails the stream with the same error as a statement. */
function withKnownErrors<S extends Readable | Writable>(stream: S): S {
  const query = stream as unknown as { handleError(error: unknown): void }
  const raise = query.handleError.bind(stream)
  query.handleError = (error) => raise(asUnavailable(error))
  return stream
}

export function createConnection(
  client: PoolClient,
  state: { open: boolean },
  deadline: Deadline | undefined,
): OwnConnection {
  let last: Promise<unknown> = Promise.resolve()
  let savepoints = 0

  /** Statements are serialised, even if code sends several at once. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = last.then(() => {
      // Code that continues after its transaction must not write outside it.
      if (!state.open) throw new Error('The transaction has already ended')
      return work()
    })
    last = turn.catch(() => {})
    return turn
  }

  /** The next statement waits until the stream has ended. */
  async function copy<S extends CopyStream>(query: S): Promise<S> {
    const stream = await inTurn(async () => {
      deadline?.check()
      return withKnownErrors(client.query(Object.assign(query, { query_timeout: longestCopyMs })))
    })
    const done = deadline?.add({ what: () => 'copying rows', end: () => destroy(client) })
    last = finished(stream)
      .catch((error: unknown) => {
        // The stream cannot handle anything arriving after its timeout.
        if (error instanceof DatabaseUnavailable) destroy(client)
      })
      .finally(() => {
        // Clears that timeout's timer, which the stream itself leaves running.
        stream.callback?.()
        done?.()
      })
    return stream
  }

  const run = (statement: Statement, shape?: Shape) =>
    inTurn(() => send(client, statement, shape, deadline))
  const command = (text: string) => run({ text, values: [] })

  return {
    run,
    copyFrom: (text): Promise<Writable> => copy(copyFrom(text)),
    copyTo: (text): Promise<Readable> => copy(copyTo(text)),
    async savepoint(work) {
      const name = `s${++savepoints}`
      await command(`savepoint ${name}`)
      try {
        const result = await work()
        await command(`release savepoint ${name}`)
        return result
      } catch (error) {
        await command(`rollback to savepoint ${name}`)
        throw error
      }
    },
    async finish(verb) {
      if (!state.open) throw new Error('The transaction has already ended')
      await last
      if (verb === 'commit') deadline?.check()
      state.open = false
      const end = () => ask(client, verb)
      return deadline && verb === 'commit' ? deadline.committing(end) : end()
    },
  }
}
