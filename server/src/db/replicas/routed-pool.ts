import { DatabaseUnavailable, isReplicaProblem } from '../errors.ts'
import { assertOutsideTransaction, type Pool } from '../pool.ts'
import { currentRequest, type RequestScope } from '../request-scope.ts'
import type { Row, Shape, Statement } from '../sql.ts'
import type { Replica } from './replica.ts'
import type { Replicas } from './replicas.ts'

const isReadOnly = (mode: string) => mode.includes('read only')

/** A call reads from a single replica, so that its statements do not go back in time. */
function withPreferred(scope: RequestScope, ready: Replica[]): Replica[] {
  const preferred = ready.find(({ name }) => name === scope.replica?.name)
  return preferred ? [preferred, ...ready.filter((one) => one !== preferred)] : ready
}

/**
 * Statements of a call that may be read from a replica go there; everything else, and all
 * transactions, go to the primary. A replica that fails costs no request: the statement is repeated
 * on the next one and in the end on the primary.
 */
export function routedPool(primary: Pool, replicas: Replicas): Pool {
  async function fromReplica(
    scope: RequestScope,
    statement: Statement,
    shape: Shape | undefined,
  ): Promise<Row[] | undefined> {
    for (const replica of withPreferred(scope, await replicas.choose())) {
      if (scope.replica) scope.replica.name = replica.name
      try {
        return await replica.run(statement, shape)
      } catch (error) {
        if (!isReplicaProblem(error)) throw error
      }
    }
    return undefined
  }

  async function read(scope: RequestScope, statement: Statement, shape: Shape | undefined) {
    assertOutsideTransaction()
    const early = replicas.isConnected() ? await fromReplica(scope, statement, shape) : undefined
    if (early) return early
    // What the replicas lack may be unknown, but without a primary there is nothing else to read.
    return primary.run(statement, shape).catch(async (error: unknown) => {
      if (!(error instanceof DatabaseUnavailable)) throw error
      const rows = await fromReplica(scope, statement, shape)
      if (!rows) throw error
      return rows
    })
  }

  return {
    ...primary,
    run(statement, shape) {
      const scope = currentRequest()
      if (!scope?.replica || scope.state?.primaryOnly) return primary.run(statement, shape)
      return read(scope, statement, shape)
    },
    async transaction(mode, work) {
      const result = await primary.transaction(mode, work)
      const state = currentRequest()?.state
      if (state && !isReadOnly(mode)) state.wrote = true
      return result
    },
  }
}
