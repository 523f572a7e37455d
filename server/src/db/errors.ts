import pg from 'pg'

/** The database cannot be reached, or the connection broke: nobody knows what became of the work. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
  constructor(cause: unknown) {
    super('The database cannot be reached', { cause })
  }
}

/** The server ends the connection with these: shutdown, crash, start-up, idle transaction, too many connections. */
const endsConnection = /^(08|57P0|53|25P03|25P04)/

/** The driver's messages for a lost connection, which have no code. */
const brokenConnection = /terminated|timeout|not queryable|was closed|after calling end/i

function isBroken(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return endsConnection.test(error.code ?? '')
  if (!(error instanceof Error)) return false
  return 'syscall' in error || brokenConnection.test(error.message)
}

/** An error of the driver; a broken connection becomes a `DatabaseUnavailable`. */
export function asUnavailable(error: unknown): unknown {
  return isBroken(error) ? new DatabaseUnavailable(error) : error
}

const uniqueViolation = '23505'

/** The unique rule that a write broke, by name. */
export function violatedConstraint(error: unknown): string | undefined {
  const broken = error instanceof pg.DatabaseError && error.code === uniqueViolation
  return broken ? error.constraint : undefined
}

/** RESTRICT, and NO ACTION. */
const referenceViolations = new Set(['23001', '23503'])

/** Whether a row could not be deleted because another one points to it. */
export function isStillReferenced(error: unknown): boolean {
  return error instanceof pg.DatabaseError && referenceViolations.has(error.code ?? '')
}

/** Too long, out of range, not a date, not in our encoding. */
const unstorableValues = new Set(['22001', '22003', '22007', '22008', '22021', '22P02', '22P05'])

/** Whether a value that was sent does not fit its column. */
export function isUnstorable(error: unknown): boolean {
  return error instanceof pg.DatabaseError && unstorableValues.has(error.code ?? '')
}

/** Statement timeout, lock timeout, deadlock, serialisation failure: nothing is wrong with the work. */
const passingProblems = new Set(['57014', '55P03', '40P01', '40001'])

/** The database cannot be reached or is too busy: the caller may try again. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true
  return error instanceof pg.DatabaseError && passingProblems.has(error.code ?? '')
}
