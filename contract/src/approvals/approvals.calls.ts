import { z } from 'zod'
import { defineCall } from '../call.ts'
import { listingsTexts } from '../listings/listings.messages.ts'
import { listingKinds } from '../listings/listings.schema.ts'
import { refusalReason } from '../listings/refusals.schema.ts'
import { id, version } from '../values/id.ts'

/** A decision takes effect after this delay; until then it can be undone. */
export const undoSeconds = 10

/** This many are read at a time; the rest follow once these are decided. */
export const queueLength = 100

export const approvalKinds = ['week', 'change', 'agency'] as const
export type ApprovalKind = (typeof approvalKinds)[number]

/**
 * Verified with its resort and published; verified only; or refused. A change and an agency are
 * approved or refused.
 */
export const decisions = ['approve', 'verify', 'refuse'] as const
export type Decision = (typeof decisions)[number]

export const approvalItem = z.object({
  kind: z.enum(approvalKinds),
  id,
  version,
  reference: z.string(),
  title: z.string(),
  /** Since when it needs attention. */
  since: z.string(),
  /** Null for an agency. */
  listing: z.object({ kind: z.enum(listingKinds), id }).nullable(),
  /** The owner: the seller, or the administrator of an agency. */
  seller: z.string(),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Of a change: one sentence for each difference. */
  differences: z.array(z.string()),
  /** Whether approving it also publishes it. */
  publishes: z.boolean(),
})

export type ApprovalItem = z.infer<typeof approvalItem>

const waitingDecision = z.object({
  id,
  reference: z.string(),
  decision: z.enum(decisions),
  /** How much longer it can be undone. */
  millisecondsLeft: z.number().int(),
})

export type WaitingDecision = z.infer<typeof waitingDecision>

export const listApprovals = defineCall({
  name: 'approvals.list',
  method: 'GET',
  path: '/api/approval',
  who: 'approvals.manage',
  summary:
    'List what needs to be verified or approved, oldest first, and your own decisions that can still be undone or could not be applied',
  input: z.object({}),
  output: z.object({
    items: z.array(approvalItem),
    total: z.number().int(),
    waiting: z.array(waitingDecision),
    failed: z.array(z.object({ id, reference: z.string(), message: z.string() })),
  }),
})

export const decideApproval = defineCall({
  name: 'approvals.decide',
  method: 'POST',
  path: '/api/approval',
  who: 'approvals.manage',
  summary:
    'Approve, verify or refuse an item of the queue; the decision takes effect after ten seconds, and no emails are sent before then',
  input: z
    .object({
      kind: z.enum(approvalKinds),
      id,
      version,
      decision: z.enum(decisions),
      reason: refusalReason.nullish(),
    })
    .superRefine(({ decision, reason }, context) => {
      if (decision !== 'refuse' || reason) return
      context.addIssue({
        code: 'custom',
        path: ['reason'],
        message: listingsTexts.refusalReasonMissing,
      })
    }),
  output: waitingDecision,
})

export const undoApproval = defineCall({
  name: 'approvals.undo',
  method: 'POST',
  path: '/api/approval/undo',
  who: 'approvals.manage',
  summary: 'Undo your own decision within ten seconds, before it takes effect',
  input: z.object({ id }),
  output: z.object({ id, reference: z.string() }),
  repeatable: true,
})

export const dismissApproval = defineCall({
  name: 'approvals.dismiss',
  method: 'POST',
  path: '/api/approval/dismiss',
  who: 'approvals.manage',
  summary: 'Mark your own decision as read after it could not be applied',
  input: z.object({ id }),
  output: z.object({ id }),
  repeatable: true,
})
