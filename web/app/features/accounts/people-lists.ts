import {
  individualColumns,
  listIndividuals,
  removeIndividual,
} from '#contract/accounts/individuals.calls.ts'
import { individualRow } from '#contract/accounts/people.schema.ts'
import { agency, agencyColumns, listAgencies } from '#contract/agencies/agencies.calls.ts'
import { agent, agentColumns, listAgents, removeAgent } from '#contract/agencies/agents.calls.ts'
import { pageSizes } from '#contract/values/paging.ts'
import type { AnyList } from '../../ui/list/resource-types.ts'

const usual = { size: pageSizes.adminTable.usual, sort: 'id', order: 'desc' } as const

export const individualsList = {
  name: 'individuals',
  who: { write: 'people.manage' },
  columns: individualColumns,
  usual,
  rowSchema: individualRow,
  list: listIndividuals,
  remove: removeIndividual,
} as const satisfies AnyList

export const agentsList = {
  name: 'agents',
  who: { write: 'people.manage' },
  columns: agentColumns,
  usual,
  rowSchema: agent,
  list: listAgents,
  remove: removeAgent,
} as const satisfies AnyList

/** Read-only, as specified: an agency's own page changes it. */
export const agenciesList = {
  name: 'agencies',
  who: { write: 'people.manage' },
  columns: agencyColumns,
  usual,
  rowSchema: agency,
  list: listAgencies,
} as const satisfies AnyList
