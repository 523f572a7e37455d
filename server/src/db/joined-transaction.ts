import { AsyncLocalStorage } from 'node:async_hooks'
import type { Db, Tx } from './drizzle.ts'

const joined = new AsyncLocalStorage<Tx>()

/** The transaction that work of several steps is part of, if there is one. */
export function joinedTransaction(): Tx | undefined {
  return joined.getStore()
}

/** Every transaction that the work begins is a part of this one: all of it is stored, or nothing. */
export function joining<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  return joined.run(tx, work)
}

class RolledBack extends Error {
  readonly result: unknown
  constructor(result: unknown) {
    super('Rolled back intentionally')
    this.result = result
  }
}

/**
 * Runs work to see what it would do and undoes all that it wrote, emails in the outbox included. Only
 * for work that writes in transactions alone.
 */
export async function rehearse<T>({ db }: { db: Db }, work: () => Promise<T>): Promise<T> {
  try {
    return await db.transaction(async (tx) => {
      throw new RolledBack(await joining(tx, work))
    })
  } catch (error) {
    if (error instanceof RolledBack) return error.result as T
    throw error
  }
}
