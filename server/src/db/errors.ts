import pg from 'pg'

/** The database is unreachable, or the connection broke: the outcome of the work is unknown. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
  constructor(cause: unknown) {
    super('The database cannot be reached', { cause })
  }
}

/** The request that the work was for is over, so the work was cancelled. */
export class RequestOver extends Error {
  override name = 'RequestOver'
  /** Its deadline has passed, or nobody is waiting for the reply any more. */
  readonly reason: 'time' | 'left'

  constructor(message: string, reason: 'time' | 'left') {
    super(message)
    this.reason = reason
  }
}

/**
 * The server ends the connection with these: shutdown, crash, start-up, idle transaction, too many
 * connections. One that accepts no writes (25006) is no longer the primary.
 */
const endsConnection = /^(08|57P0|53|25P03|25P04|25006)/

/** The driver's messages for a lost connection, which have no code. */
const brokenConnection = /terminated|timeout|not queryable|was closed|after calling end/i

/** Of the system and of Node's streams: a socket that the server has closed fails in many ways. */
const brokenSocket = /^(E[A-Z]{2,}(_[A-Z]+)?$|ERR_(STREAM|SOCKET|SSL|TLS)_)/

function isBroken(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return endsConnection.test(error.code ?? '')
  if (!(error instanceof Error)) return false
  const { code } = error as NodeJS.ErrnoException
  return (
    'syscall' in error ||
    (typeof code === 'string' && brokenSocket.test(code)) ||
    brokenConnection.test(error.message)
  )
}

/** An error of the driver; a broken connection becomes a `DatabaseUnavailable`. */
export function asUnavailable(error: unknown): unknown {
  return isBroken(error) ? new DatabaseUnavailable(error) : error
}

/** Whether a working server has no connections left. */
export function isFull(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code ?? '').startsWith('53')
}

/** A replica cancels a statement that blocks replay. */
const replayConflicts = new Set(['40001', '40P01'])

/** Whether a read that failed on a replica may succeed on another server. */
export function isReplicaProblem(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true
  return error instanceof pg.DatabaseError && replayConflicts.has(error.code ?? '')
}

const uniqueViolation = '23505'

/** The name of the unique constraint that a write violated. */
export function violatedConstraint(error: unknown): string | undefined {
  const broken = error instanceof pg.DatabaseError && error.code === uniqueViolation
  return broken ? error.constraint : undefined
}

/** RESTRICT, and NO ACTION. */
const referenceViolations = new Set(['23001', '23503'])

/** Whether a row could not be deleted because another one references it. */
export function isStillReferenced(error: unknown): boolean {
  return error instanceof pg.DatabaseError && referenceViolations.has(error.code ?? '')
}

/** Too long, out of range, not a date, not in our encoding. */
const unstorableValues = new Set(['22001', '22003', '22007', '22008', '22021', '22P02', '22P05'])

/** Whether a submitted value does not fit its column. */
export function isUnstorable(error: unknown): boolean {
  return error instanceof pg.DatabaseError && unstorableValues.has(error.code ?? '')
}

const cancelled = '57014'

/** Whether the server cancelled the statement on request. */
export function isCancelled(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === cancelled
}

const lockNotAvailable = '55P03'

/** Whether someone else holds a lock that was requested with NOWAIT or a timeout. */
export function isLocked(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === lockNotAvailable
}

/** Statement timeout, lock timeout, deadlock, serialisation failure: nothing is wrong with the work. */
const passingProblems = new Set([cancelled, lockNotAvailable, '40P01', '40001'])

const mostCauses = 5

/** The database is unreachable or too busy, or the deadline passed: the caller may retry. */
export function isUnavailable(error: unknown): boolean {
  let one = error
  for (let depth = 0; one instanceof Error && depth < mostCauses; depth++) {
    if (one instanceof DatabaseUnavailable || one instanceof RequestOver) return true
    if (one instanceof pg.DatabaseError && passingProblems.has(one.code ?? '')) return true
    // Whoever passed it on may have wrapped it.
    one = one.cause
  }
  return false
}
