import { AppError } from '#contract/errors.ts'
import { approvalsTexts as texts } from '#contract/approvals/approvals.messages.ts'
import { mayUse } from '#contract/permissions.ts'
import { transaction, type Tx } from '../../db/connect.ts'
import { joining } from '../../db/joined-transaction.ts'
import { outsideRequest } from '../../db/request-scope.ts'
import type { CallContext } from '../../kit/call-context.ts'
import type { Services } from '../../services.ts'
import { sessionOfUser } from '../accounts/sessions.service.ts'
import { verifyAgency } from '../agencies/agencies.service.ts'
import { refuseAgency } from '../agencies/refuse-agency.service.ts'
import { approveChange, refuseChange } from '../listing-changes/listing-changes.service.ts'
import { refuseListing } from '../listings/refusals.service.ts'
import { publishWeek } from '../weeks/publish-week.service.ts'
import { verifyWeek } from '../weeks/verify-week.service.ts'
import * as queries from './decisions.queries.ts'

/** The clocks of timers and of the database differ slightly. */
const graceMs = 50

/** Timers do not survive a restart: a job applies what is overdue. */
export function applyLater(services: Services, milliseconds: number): void {
  outsideRequest(() => {
    setTimeout(() => {
      applyDue(services).catch((error: unknown) => {
        services.log.error(
          error,
          'decisions on listings could not be applied; a job will retry them',
        )
      })
    }, milliseconds + graceMs).unref()
  })
}

/** Applies every decision that can no longer be undone. */
export async function applyDue(services: Services): Promise<number> {
  let applied = 0
  for (const id of await queries.findDue(services.database.db)) {
    if (await applyOne(services, id)) applied++
  }
  if (applied > 0) services.outbox.wake()
  return applied
}

/** All of it is stored with the mark that it is done, or none: nothing is lost or applied twice. */
async function applyOne(services: Services, id: number): Promise<boolean> {
  return transaction(services.database, null, async (tx) => {
    const decision = await queries.lockDue(tx, id)
    if (!decision) return false
    const problem = await attempt(services, tx, decision)
    await queries.finish(tx, id, problem ? { state: 'failed', problem } : { state: 'applied' })
    return problem === undefined
  })
}

/** Why it could not be applied: the seller may have changed the listing in the meantime. */
async function attempt(
  services: Services,
  tx: Tx,
  decision: queries.StoredDecision,
): Promise<string | undefined> {
  try {
    const context = await contextOf(tx, decision)
    await tx.transaction((part) => joining(part, () => apply(services, decision, context)))
    return undefined
  } catch (error) {
    if (error instanceof AppError) return error.message
    throw error
  }
}

async function contextOf(tx: Tx, { id, userId }: queries.StoredDecision): Promise<CallContext> {
  const session = await sessionOfUser(tx, userId)
  if (!session || !mayUse('approvals.manage', session)) {
    throw new AppError('notAllowed', { message: texts.deciderGone })
  }
  return {
    session,
    sessionToken: undefined,
    requestId: `approval-${id}`,
    ip: '',
    userAgent: '',
    idempotencyKey: undefined,
    setSessionCookie() {},
  }
}

/** By the same services as the buttons of a single listing or agency. */
async function apply(
  services: Services,
  { kind, itemId: id, itemVersion: version, decision, reason }: queries.StoredDecision,
  context: CallContext,
): Promise<void> {
  const key = { id, version }
  if (decision === 'refuse') {
    const refusal = { ...key, reason: reason ?? '' }
    if (kind === 'week') await refuseListing(services, { kind, ...refusal }, context)
    else if (kind === 'change') await refuseChange(services, refusal, context)
    else await refuseAgency(services, refusal, context)
    return
  }
  if (kind === 'agency') {
    await verifyAgency(services, key, context)
    return
  }
  if (kind === 'change') {
    await approveChange(services, key, context)
    return
  }
  await verifyWeek(services, key, context)
  if (decision === 'approve') await publishWeek(services, { id, waiverReason: null }, context)
}
