import { agency, agencyColumns, listAgencies } from '#contract/agencies/agencies.calls.ts'
import { agent, agentColumns, listAgents, removeAgent } from '#contract/agencies/agents.calls.ts'
import { pageSizes } from '#contract/values/paging.ts'
import type { AnyList } from '../../ui/list/resource-types.ts'

const defaults = { size: pageSizes.adminTable.usual, sort: 'id', order: 'desc' } as const

export const agentsList = {
  name: 'agents',
  who: { write: 'people.manage' },
  columns: agentColumns,
  defaults,
  rowSchema: agent,
  list: listAgents,
  remove: removeAgent,
} as const satisfies AnyList

/** Read-only, as specified: an agency's own page changes it. */
export const agenciesList = {
  name: 'agencies',
  who: { write: 'people.manage' },
  columns: agencyColumns,
  defaults,
  rowSchema: agency,
  list: listAgencies,
} as const satisfies AnyList
