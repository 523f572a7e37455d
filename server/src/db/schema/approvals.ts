import { approvalKinds, decisions } from '#contract/approvals/approvals.calls.ts'
import { sql, check, index, integer, pgTable, text, uniqueIndex } from '../orm.ts'
import { users } from './accounts.ts'
import { createdAt, id, instant, oneOf } from './columns.ts'
import { notPersonal } from './personal.ts'

export const decisionStates = ['waiting', 'applied', 'undone', 'failed', 'dismissed'] as const

/** A decision in the approvals queue: it takes effect once it can no longer be undone. */
export const approvalDecisions = pgTable(
  'approval_decisions',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: approvalKinds }).notNull(),
    /** A week, a change to a listing, or an agency. */
    itemId: integer('item_id').notNull(),
    /** The version that was decided on. */
    itemVersion: integer('item_version').notNull(),
    reference: text('reference').notNull(),
    decision: text('decision', { enum: decisions }).notNull(),
    reason: text('reason'),
    state: text('state', { enum: decisionStates }).notNull().default('waiting'),
    takesEffectAt: instant('takes_effect_at').notNull(),
    /** Why it could not be applied. */
    problem: text('problem'),
    createdAt: createdAt(),
  },
  (t) => [
    // Prevents two people from deciding on one item.
    uniqueIndex('approval_decisions_waiting_unique')
      .on(t.kind, t.itemId)
      .where(sql`${t.state} = 'waiting'`),
    index('approval_decisions_due')
      .on(t.takesEffectAt)
      .where(sql`${t.state} = 'waiting'`),
    index('approval_decisions_failed')
      .on(t.userId)
      .where(sql`${t.state} = 'failed'`),
    index('approval_decisions_user').on(t.userId),
    oneOf('approval_decisions_kind_known', t.kind, approvalKinds),
    oneOf('approval_decisions_decision_known', t.decision, decisions),
    oneOf('approval_decisions_state_known', t.state, decisionStates),
    check('approval_decisions_reason', sql`(${t.decision} = 'refuse') = (${t.reason} is not null)`),
  ],
)

notPersonal(approvalDecisions, {
  reason: 'what must change in a listing or an agency, as told to its owner or administrator',
})
