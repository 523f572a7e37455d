import type { z } from 'zod'
import { AppError } from '#contract/errors.ts'
import {
  undoSeconds,
  type decideApproval as decideCall,
  type ApprovalItem,
  type WaitingDecision,
} from '#contract/approvals/approvals.calls.ts'
import { approvalsTexts as texts } from '#contract/approvals/approvals.messages.ts'
import { describeDifferences } from '#contract/listing-changes/differences.ts'
import { formatDay, today } from '#contract/values/day.ts'
import { formatPhone } from '#contract/values/phone.ts'
import { formatRand } from '#contract/values/rand.ts'
import { transaction } from '../../db/connect.ts'
import { actorOf, sessionOf, type CallContext } from '../../kit/call-context.ts'
import { staleSince } from '../../kit/stale.ts'
import type { Services } from '../../services.ts'
import { applyLater } from './apply-decisions.ts'
import * as queries from './approvals.queries.ts'
import * as decisions from './decisions.queries.ts'

const feeNames = { paid: 'Paid', waived: 'Waived', due: 'Not paid' } as const

const dayOr = (day: string | null) => (day ? formatDay(day) : 'Not given')

function factsOf(week: queries.WeekFacts): ApprovalItem['facts'] {
  const { weekNumber, agent } = week
  return [
    ['Resort', week.resort],
    ['Region', week.region],
    ['Unit', week.unit],
    ['Module', week.module],
    ['Week number', weekNumber === null ? 'Not given' : String(weekNumber)],
    ['Season', week.season],
    ['Bedrooms', week.bedrooms === 0 ? 'Studio' : String(week.bedrooms)],
    ['Sleeps', String(week.sleeps)],
    ['Arrival', dayOr(week.arrival)],
    ['Departure', dayOr(week.departure)],
    ['Price', formatRand(week.price)],
    ['Levy', formatRand(week.levy)],
    ['Levies paid in full', week.leviesPaid ? 'Yes' : 'No'],
    ['Listing fee', feeNames[week.fee]],
    ['Owner', week.owner],
    ['Agent', agent ?? 'None'],
    ['Submitted', formatDay(today(new Date(week.submitted)))],
  ].map(([label = '', value = '']) => ({ label, value }))
}

function ofWeek(item: queries.StoredWeek): ApprovalItem {
  const { week, published, hideAfter, ...named } = item
  const over = hideAfter !== null && hideAfter < today()
  return {
    ...named,
    listing: { kind: 'week', id: item.id },
    seller: week.owner,
    facts: factsOf(week),
    differences: [],
    publishes: !published && week.fee !== 'due' && !over,
  }
}

function ofChange(item: queries.StoredChange): ApprovalItem {
  const { before, after, changedBy, published, ...named } = item
  return {
    ...named,
    seller: changedBy ?? '',
    facts: [{ label: 'Published', value: published ? 'Yes' : 'No' }],
    differences: describeDifferences(item.listing.kind, before, after),
    publishes: false,
  }
}

function ofAgency(item: queries.StoredAgency): ApprovalItem {
  const { kind, id, version, reference, title, since } = item
  const facts = [
    ['FFC number', item.ffcNumber],
    ['FFC valid until', item.ffcValidUntil && formatDay(item.ffcValidUntil)],
    ['Company registration number', item.companyRegNumber],
    ['Administrator', item.administrator],
    ['Email', item.email],
    ['Cellphone number', item.cellNumber && formatPhone(item.cellNumber)],
    ['Registered', formatDay(today(new Date(since)))],
  ] as const
  return {
    kind,
    id,
    version,
    reference,
    title,
    since,
    listing: null,
    seller: item.administrator ?? '',
    facts: facts.map(([label, value]) => ({ label, value: value || 'Not given' })),
    differences: [],
    publishes: false,
  }
}

function toItem(item: queries.StoredItem): ApprovalItem {
  if (item.kind === 'week') return ofWeek(item)
  return item.kind === 'change' ? ofChange(item) : ofAgency(item)
}

export async function listApprovals({ database: { db } }: Services, context: CallContext) {
  const { userId } = sessionOf(context)
  const [items, total, waiting, failed] = await Promise.all([
    queries.findQueue(db),
    queries.countQueue(db),
    decisions.findWaiting(db, userId),
    decisions.findFailed(db, userId),
  ])
  return {
    items: items.map(toItem),
    total,
    waiting,
    failed,
  }
}

type Decided = z.output<(typeof decideCall)['input']>

const tables = { week: 'weeks', change: 'listing_changes', agency: 'agencies' } as const

/** Only recorded here: it takes effect once it can no longer be undone. */
export async function decideApproval(
  services: Services,
  { kind, id, version, decision, reason }: Decided,
  context: CallContext,
): Promise<WaitingDecision> {
  const { userId } = sessionOf(context)
  const waiting = await transaction(services.database, actorOf(context), async (tx) => {
    const item = await queries.findItem(tx, { kind, id })
    if (!item) throw new AppError('notFound')
    if (item.version !== version) {
      throw await staleSince(tx, context, { table: tables[kind], id, version })
    }
    const stored = await decisions.insertDecision(
      tx,
      {
        userId,
        kind,
        itemId: id,
        itemVersion: version,
        reference: item.reference,
        decision,
        reason: decision === 'refuse' ? (reason ?? null) : null,
      },
      undoSeconds,
    )
    if (!stored) throw new AppError('wrongState', { message: texts.alreadyWaiting })
    return stored
  })
  applyLater(services, waiting.millisecondsLeft)
  return waiting
}

export function undoApproval({ database }: Services, id: number, context: CallContext) {
  const own = { id, userId: sessionOf(context).userId }
  return transaction(database, actorOf(context), async (tx) => {
    const undone = await decisions.changeOwn(tx, own, { from: 'waiting', to: 'undone' })
    if (undone) return undone
    const found = await decisions.findOwn(tx, own)
    if (!found) throw new AppError('notFound')
    // Already undone: pressed twice.
    if (found.state === 'undone') return { id, reference: found.reference }
    throw new AppError('wrongState', { message: texts.tooLate })
  })
}

export function dismissApproval({ database }: Services, id: number, context: CallContext) {
  const own = { id, userId: sessionOf(context).userId }
  return transaction(database, actorOf(context), async (tx) => {
    await decisions.changeOwn(tx, own, { from: 'failed', to: 'dismissed' })
    if (!(await decisions.findOwn(tx, own))) throw new AppError('notFound')
    return { id }
  })
}
