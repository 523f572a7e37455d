import { z } from 'zod'
import { lead, leadKinds, listLeads, type Lead } from '#contract/leads/leads.calls.ts'
import { pageSizes } from '#contract/values/paging.ts'
import type { AnyList } from '../../ui/list/resource-types.ts'

/** A lead as a row: enquiries, offers and messages count their ids apart, a list needs them apart. */
const leadRow = lead.extend({ leadId: z.number().int() })
export type LeadRow = z.infer<typeof leadRow>

export function toRow(lead: Lead): LeadRow {
  const { kind, id } = lead
  return { ...lead, id: id * leadKinds.length + leadKinds.indexOf(kind), leadId: id }
}

export const leadsList = {
  name: 'leads',
  who: { write: 'leads.read' },
  columns: ['created', 'name', 'listing', 'state'],
  defaults: { size: pageSizes.adminTable.usual, sort: 'created', order: 'desc' },
  rowSchema: leadRow,
  list: listLeads,
} as const satisfies AnyList
