import { AsyncLocalStorage } from 'node:async_hooks'
import type { Deadline } from './deadline.ts'

/** What the database has to know about the current request. Jobs and programs have none. */
export interface RequestScope {
  requestId: string
  /** When its deadline passes, its statements are cancelled as well. */
  deadline?: Deadline
  /** Shared by all calls of the request. */
  state?: RequestState
  /** Set while a call runs that may be read from a replica: the replica that it reads from. */
  replica?: { name?: string }
}

export interface RequestState {
  /** A transaction was committed that may have written. */
  wrote?: true
  /** The caller has written something that this process has not been notified of yet. */
  primaryOnly?: true
}

const scopes = new AsyncLocalStorage<RequestScope>()

/** The request of the running code. */
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

/** Runs a call whose statements outside of transactions may be read from a replica, also to refresh a cached reply. */
export function readingFromReplicas<T>(work: () => T): T {
  const scope = scopes.getStore() ?? { requestId: 'none' }
  return scopes.run({ ...scope, replica: {} }, work)
}

/** Reads what must be as new as something that was read from the primary before, also in a call that reads from replicas. */
export function readingFromPrimary<T>(work: () => T): T {
  const scope = scopes.getStore()
  if (!scope?.replica) return work()
  const { replica: _replica, ...others } = scope
  return scopes.run(others, work)
}
