import { z } from 'zod'
import { lead, leadKinds, leadsList, type Lead } from '#contract/leads/leads.calls.ts'

/**
 * A lead as a row: the ids of enquiries, offers and messages may collide, so a list needs its own.
 */
const leadRow = lead.extend({ leadId: z.number().int() })
export type LeadRow = z.infer<typeof leadRow>

export function toRow(lead: Lead): LeadRow {
  const { kind, id } = lead
  return { ...lead, id: id * leadKinds.length + leadKinds.indexOf(kind), leadId: id }
}

export const leadRowsList = { ...leadsList, rowSchema: leadRow }
