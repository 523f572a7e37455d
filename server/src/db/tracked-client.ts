import type pg from 'pg'
import { destroy } from './cancel.ts'
import { SteadyClient } from './pool.ts'

/** Parts of the driver without declarations. */
export interface ClientParts {
  host: string
  port: number
  connection: {
    on(event: 'parameterStatus', listener: (status: ParameterStatus) => void): void
  }
}

interface ParameterStatus {
  parameterName: string
  parameterValue: string
}

export const partsOf = (client: pg.ClientBase) => client as unknown as ClientParts

/** A connection class whose instances can be ended together. */
export function trackedClients() {
  const open = new Set<pg.Client>()
  class TrackedClient extends SteadyClient {
    constructor(config?: string | pg.ClientConfig) {
      super(config)
      open.add(this)
      this.once('end', () => open.delete(this))
    }
  }
  return {
    Client: TrackedClient,
    destroyAll() {
      for (const client of open) destroy(client)
    },
  }
}
