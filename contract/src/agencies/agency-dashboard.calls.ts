import { z } from 'zod'
import { defineCall, documentLimit, fileReply } from '../call.ts'
import { excelType } from '../exports/exports.calls.ts'
import { paymentStates } from '../payments/payments.states.ts'
import { idInPath } from '../values/id.ts'

const who = 'agencies.edit'

/** The state of a Fidelity Fund Certificate: without a valid one an agent may not earn commission. */
export const certificateStates = ['missing', 'expired', 'expiring', 'valid'] as const

export const certificate = z.object({
  number: z.string().nullable(),
  validUntil: z.string().nullable(),
  state: z.enum(certificateStates),
})

export type Certificate = z.infer<typeof certificate>

const leadFigures = {
  leads: z.number().int(),
  unanswered: z.number().int(),
  /** The oldest enquiry that nobody has replied to. */
  oldestHours: z.number().nullable(),
  /** The median, of those replied to in the period. */
  responseHours: z.number().nullable(),
}

export const agencyDashboard = z.object({
  id: z.number().int(),
  agencyName: z.string(),
  verified: z.boolean(),
  days: z.number().int(),
  certificate,
  listings: z.object({
    published: z.number().int(),
    awaitingPayment: z.number().int(),
    underOffer: z.number().int(),
    gone: z.number().int(),
    other: z.number().int(),
  }),
  ...leadFigures,
  team: z.array(
    z.object({
      agentId: z.number().int(),
      name: z.string(),
      administrator: z.boolean(),
      /** Has not chosen a password yet. */
      invited: z.boolean(),
      published: z.number().int(),
      listings: z.number().int(),
      ...leadFigures,
      certificate,
    }),
  ),
  /** Listings whose agent has left, or that have none. */
  withoutAgent: z.number().int(),
  /** Newest first. */
  payments: z.array(
    z.object({
      reference: z.string(),
      listing: z.string(),
      feeName: z.string(),
      amount: z.number(),
      state: z.enum(paymentStates),
      paidAt: z.string().nullable(),
    }),
  ),
  /** Months with payments, newest first. */
  statements: z.array(
    z.object({ month: z.string(), payments: z.number().int(), amount: z.number() }),
  ),
})

export type AgencyDashboard = z.infer<typeof agencyDashboard>

export const getDashboard = defineCall({
  name: 'agencies.dashboard',
  method: 'GET',
  path: '/api/agency/{id}/dashboard',
  who,
  summary:
    'Get the dashboard of an agency: listings, leads, response times by agent, payments, certificates',
  input: z.object({
    id: idInPath,
    days: z.coerce.number().int().min(1).max(366).catch(30).default(30),
  }),
  output: agencyDashboard,
})

export const downloadStatement = defineCall({
  name: 'agencies.statement',
  method: 'GET',
  path: '/api/agency/{id}/statement',
  who,
  summary: 'Download the payments of an agency’s listings in one month as an Excel file',
  input: z.object({
    id: idInPath,
    month: z
      .string()
      .max(7)
      .regex(/^2\d{3}-(0[1-9]|1[0-2])$/),
  }),
  output: fileReply,
  produces: excelType,
  limit: documentLimit,
})
