import { AppError } from '#contract/errors.ts'
import { weeksTexts as own } from '#contract/weeks/weeks.messages.ts'
import { isLocked, weekStatus, type WeekActor } from '#contract/weeks/weeks.states.ts'
import type { Tx } from '../../db/connect.ts'
import { findOffersOn } from '../offers/listing-offers.service.ts'
import * as queries from './save-week.queries.ts'

type Values = Partial<queries.NewWeek>

/** What identifies a week: what was verified with its resort. */
const identityColumns: ReadonlySet<string> = new Set<keyof queries.NewWeek>([
  'resortId',
  'otherResortName',
  'regionId',
  'unitNumber',
  'module',
  'weekNumber',
  'arrivalDate',
  'departureDate',
])

/** Columns whose field in the call has another name. */
const fieldNames: Record<string, string> = {
  resortId: 'resortCode',
  seasonId: 'season',
  spacebankEntityId: 'bankedWith',
  placedForRental: 'weekPlacedForRental',
}

const fieldOf = (column: string) => fieldNames[column] ?? column

function refuse(message: string, columns: readonly string[]): never {
  const fields = Object.fromEntries(columns.map((column) => [fieldOf(column), message]))
  throw new AppError('wrongState', { message, fields })
}

export function changedColumns(before: object, values: object): string[] {
  const stored = before as Record<string, unknown>
  return Object.entries(values)
    .filter(([column, value]) => (stored[column] ?? null) !== (value ?? null))
    .map(([column]) => column)
}

interface WeekNow {
  id: number
  statusCode: string
  columns: Awaited<ReturnType<typeof queries.findColumns>>
}

/**
 * With an offer pending or a contract in progress, the week is as it was agreed on. Only the Super
 * Admin can change its status or correct a mistake; the price is fixed for everyone. The caller
 * holds the week's lock, so that no offer is accepted in the meantime.
 */
function checkLock({ statusCode }: WeekNow, changed: readonly string[], actor: WeekActor): void {
  if (!isLocked(statusCode) || changed.length === 0) return
  // The status and the hide date, which follows from it, are ignored if sent by an owner.
  if (actor !== 'superAdmin') refuse(own.locked, changed)
  const prices = changed.filter((column) => column === 'sellPrice' || column === 'askingPrice')
  if (prices.length === 0) return
  refuse(statusCode === weekStatus.sold ? own.soldPriceFixed : own.priceFixed, prices)
}

/**
 * Checks what a change may touch, and returns what follows from it: a week that becomes another one
 * is unverified and unpublished, whoever changes it.
 */
export async function afterLock(
  tx: Tx,
  week: WeekNow,
  values: Values,
  actor: WeekActor,
): Promise<Values> {
  const changed = changedColumns(week.columns, values)
  checkLock(week, changed, actor)
  const identity = changed.filter((column) => identityColumns.has(column))
  if (identity.length === 0) return {}
  // The fee is for one week; once that is sold, another one cannot take its place.
  if (actor !== 'superAdmin' && week.columns.goneAt) refuse(own.otherWeek, identity)
  // An offer for one week must not be held to another.
  if (actor !== 'superAdmin' && (await findOffersOn(tx, { kind: 'week', id: week.id })).open) {
    refuse(own.openOffers, identity)
  }
  return { verifiedAt: null, verifiedBy: null, published: false }
}

/** An owner without an account is part of what was agreed on. */
export async function checkOwnerLock(
  tx: Tx,
  week: Pick<WeekNow, 'id' | 'statusCode'>,
  values: object,
  actor: WeekActor,
): Promise<void> {
  if (actor === 'superAdmin' || !isLocked(week.statusCode)) return
  const before = (await queries.findOwnerColumns(tx, week.id)) ?? {}
  const changed = changedColumns(before, values)
  if (changed.length > 0)
    refuse(
      own.locked,
      changed.map((column) => `ownerObject.${column}`),
    )
}
