interface PostgresProblem {
  code?: string
  constraint_name?: string
}

/** The database's own error, which drizzle wraps. */
export function postgresProblem(error: unknown): PostgresProblem | undefined {
  const inner = (error as { cause?: unknown })?.cause ?? error
  const { code } = inner as PostgresProblem
  return typeof code === 'string' ? (inner as PostgresProblem) : undefined
}

const uniqueViolation = '23505'

/** The unique rule that a write broke, by name. */
export function violatedConstraint(error: unknown): string | undefined {
  const problem = postgresProblem(error)
  return problem?.code === uniqueViolation ? problem.constraint_name : undefined
}

const connectionProblems = /^(08|57P0|53|CONNECTION_|CONNECT_|ECONN|ENOENT|ETIMEDOUT)/

/** The database cannot be reached or is too busy: the caller may try again. */
export function isUnavailable(error: unknown): boolean {
  return connectionProblems.test(postgresProblem(error)?.code ?? '')
}
