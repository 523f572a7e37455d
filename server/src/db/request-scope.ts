import { AsyncLocalStorage } from 'node:async_hooks'
import type { Deadline } from './deadline.ts'

/** What the database has to know of the request that it works for. Jobs and programs have none. */
export interface RequestScope {
  requestId: string
  /** When its time is over, its statements are cancelled as well. */
  deadline?: Deadline
}

const scopes = new AsyncLocalStorage<RequestScope>()

/** The request that the running code belongs to. */
export function currentRequest(): RequestScope | undefined {
  return scopes.getStore()
}

/** Runs work as part of a request. */
export function withinRequest<T>(scope: RequestScope, work: () => T): T {
  return scopes.run(scope, work)
}

/** Runs work that outlives the request that began it, such as an export. */
export function outsideRequest<T>(work: () => T): T {
  return scopes.exit(work)
}
