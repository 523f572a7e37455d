import { z } from 'zod'
import { defineCall } from '../call.ts'
import { defineList } from '../list.ts'
import { id, version } from '../values/id.ts'
import { pageSizes } from '../values/paging.ts'
import { leadsTexts as texts } from './leads.messages.ts'

export const leadStates = ['new', 'answered', 'closed'] as const
export type LeadState = (typeof leadStates)[number]

/** Messages of the contact form have no listing: they are for Super Admins only. */
export const leadKinds = ['enquiry', 'offer', 'contact'] as const
export type LeadKind = (typeof leadKinds)[number]

export const lead = z.object({
  kind: z.enum(leadKinds),
  id: z.number().int(),
  version: z.number().int(),
  state: z.enum(leadStates),
  note: z.string(),
  created: z.string(),
  name: z.string(),
  /** Their page, for a Super Admin; null without an account. */
  personLink: z.string().nullable(),
  /** Null until the person has agreed that the seller may have it. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  message: z.string(),
  /** Of an offer. */
  amount: z.number().nullable(),
  statusCode: z.string().nullable(),
  listing: z
    .object({
      kind: z.enum(['property', 'week']),
      id: z.number().int(),
      reference: z.string(),
      title: z.string(),
      usage: z.string(),
      resortCode: z.string(),
    })
    .nullable(),
  answeredAt: z.string().nullable(),
  answeredBy: z.string().nullable(),
  /** False for an offer, whose state follows from the response to it. */
  mayChangeState: z.boolean(),
})

export type Lead = z.infer<typeof lead>

export const leadsList = defineList({
  name: 'leads',
  path: '/api/lead',
  who: 'leads.read',
  summary: 'List enquiries and offers on the listings that you own or manage',
  row: lead,
  columns: [
    { key: 'created', label: 'Received', kind: 'time', narrow: true },
    { key: 'name', label: 'From', lead: true },
    { key: 'listing', label: 'About' },
    { key: 'message', label: 'Message', wide: true, sortable: false },
    { key: 'state', label: 'Status', narrow: true },
  ],
  defaults: { size: pageSizes.adminTable.default, sort: 'created', order: 'desc' },
  filters: {
    state: z.enum(leadStates).optional().catch(undefined),
    kind: z.enum(leadKinds).optional().catch(undefined),
  },
  reply: {
    /** Of all leads, whichever state is selected. */
    counts: z.object({ new: z.number(), answered: z.number(), closed: z.number() }),
  },
})

export const listLeads = leadsList.list

export const changeLead = defineCall({
  name: 'leads.change',
  method: 'PUT',
  path: '/api/lead',
  who: 'leads.read',
  summary: 'Mark a lead as new, replied or closed, with a note',
  input: z.object({
    kind: z.enum(leadKinds),
    id,
    version,
    state: z.enum(leadStates, { error: texts.stateUnknown }).optional(),
    note: z.string().trim().max(2000, 'At most 2000 characters').default(''),
  }),
  output: lead,
})
