import { sql, type SQL } from '../../db/orm.ts'
import { AppError } from '#contract/errors.ts'
import { today } from '#contract/values/day.ts'
import type { Page } from '#contract/values/paging.ts'
import { priceGuideFrom } from '#contract/weeks/weeks.calls.ts'
import type { WeekColumn } from '#contract/weeks/week-columns.ts'
import type { WeekDetail, WeekListing, WeekRow } from '#contract/weeks/weeks.schema.ts'
import { mayDo, mayNothing, type WeekActor } from '#contract/weeks/weeks.states.ts'
import type { Executor } from '../../db/connect.ts'
import { sessionOf, type Caller, type CallContext } from '../../kit/call-context.ts'
import type { PageQuery } from '../../kit/paging.ts'
import type { Services } from '../../services.ts'
import type { Session } from '../../kit/session.ts'
import {
  isSeller,
  managerOf,
  maySee,
  managedBy,
  requireManager,
} from '../listings/listings.policy.ts'
import { describeWeekSearch, resortName } from './describe-week-search.ts'
import { fittingResorts } from './fitting-resorts.ts'
import { cachedWeekSearchNames, regionAndResortNames } from './week-search-names.ts'
import { findWeek, type WeekRecord } from './week-record.queries.ts'
import { countTable, findTable, type TableRow, type TableScope } from './week-table.queries.ts'
import { toListing, toOwnerReply, toWeekDetail } from './weeks.mapping.ts'
import {
  findListings,
  findPrices,
  findResortListings,
  type ListingQuery,
  type PriceQuery,
} from './weeks.queries.ts'

export interface ManagedWeek {
  week: WeekRecord
  actor: WeekActor
}

/** A week with the person who is changing it. */
export async function findOwnWeek(
  db: Executor,
  id: number,
  session: Session,
): Promise<ManagedWeek> {
  const week = await findWeek(db, id)
  if (!week) throw new AppError('notFound')
  const actor = requireManager({ ...week, deleted: week.deletedAt !== null }, session)
  return { week, actor }
}

export async function getWeek(
  { database, secrets }: Services,
  id: number,
  { session }: Pick<CallContext, 'session'>,
): Promise<WeekDetail> {
  const week = await findWeek(database.db, id)
  if (!week || week.deletedAt) throw new AppError('notFound')
  if (!maySee({ ...week, deleted: false }, session, today())) throw new AppError('notFound')
  const detail = toWeekDetail(week, managerOf(week, session), secrets)
  // A Super Admin may own a week too.
  return { ...detail, mayOffer: detail.mayOffer && !(session && isSeller(week, session)) }
}

async function listingsOf(
  services: Services,
  query: ListingQuery,
  scope: 'published' | 'all',
): Promise<Page<WeekListing>> {
  const resortIds = await fittingResorts(services, query)
  const found = await findListings(services.database.db, { ...query, resortIds }, scope)
  return { ...found, items: found.items.map(toListing) }
}

export async function searchWeeks(
  services: Services,
  query: ListingQuery,
): Promise<Page<WeekListing>> {
  const [found] = await Promise.all([
    listingsOf(services, query, 'published'),
    // The log finds them in memory afterwards.
    query.region || query.resort ? regionAndResortNames(services) : null,
  ])
  return found
}

/**
 * Who searched for what: only a search with criteria is recorded, and paging is not another search.
 */
export function recordSearch(
  { searchLog, cache }: Services,
  query: ListingQuery,
  { session }: Caller,
  results: number,
): void {
  if (query.page > 1) return
  const names = cachedWeekSearchNames(cache)
  const value = describeWeekSearch(query, names)
  if (!value) return
  searchLog.record({
    userId: session?.userId ?? null,
    userName: session?.username ?? 'Unknown',
    type: 'Timeshare',
    property: resortName(query, names),
    value,
    results,
  })
}

export function listWeeks(services: Services, query: ListingQuery, { session }: CallContext) {
  return listingsOf(services, query, session?.role === 'superAdmin' ? 'all' : 'published')
}

export async function listResortWeeks(
  { database }: Services,
  code: string,
): Promise<WeekListing[]> {
  return (await findResortListings(database.db, code)).map(toListing)
}

export async function getPriceGuide({ database }: Services, query: PriceQuery) {
  const { count, lowest, highest } = await findPrices(database.db, query)
  if (count < priceGuideFrom) return { count, lowest: null, highest: null }
  return { count, lowest: Number(lowest), highest: Number(highest) }
}

function toRow(row: TableRow, session: Session): WeekRow {
  const { ownerUserId, agentUserId, agencyId, everPublished, hideAfter, ...shown } = row
  const actor = managerOf({ ownerUserId, agentUserId, agencyId }, session)
  const facts = {
    statusCode: row.status.code,
    fee: row.fee,
    verified: row.verified,
    published: row.publish,
    refused: row.refusalReason !== null,
    everPublished,
    hideAfter,
    deleted: false,
  }
  const paid = row.fee !== 'due'
  return { ...shown, paid, may: actor ? mayDo(facts, actor, today()) : mayNothing }
}

export async function listTable(
  { database }: Services,
  scope: TableScope,
  query: PageQuery<WeekColumn>,
  session: Session,
): Promise<Page<WeekRow>> {
  const found = await findTable(database.db, scope, query)
  return { ...found, items: found.items.map((row) => toRow(row, session)) }
}

/** A user's own list is for that user and for a Super Admin. */
function ownList(userId: number, context: CallContext): SQL {
  const session = sessionOf(context)
  if (session.role !== 'superAdmin' && session.userId !== userId) throw new AppError('notAllowed')
  return managedBy(sql`w`, userId)
}

export async function listMyWeeks(
  services: Services,
  { userId, ...query }: PageQuery<WeekColumn> & { userId: number },
  context: CallContext,
): Promise<Page<WeekRow>> {
  const scope = { filter: {}, where: ownList(userId, context), search: query.search }
  return listTable(services, scope, query, sessionOf(context))
}

export async function countMyWeeks({ database }: Services, userId: number, context: CallContext) {
  const where = ownList(userId, context)
  return { count: await countTable(database.db, { filter: {}, where }) }
}

export function listTenderWeeks(
  services: Services,
  query: PageQuery<WeekColumn>,
  context: CallContext,
) {
  const scope = { filter: {}, where: sql`w.is_tender`, search: query.search }
  return listTable(services, scope, query, sessionOf(context))
}

/** Personal data: only for those who manage the week, and only if the owner has no account. */
export async function getWeekOwner(
  { database, secrets }: Services,
  weekId: number,
  context: CallContext,
) {
  const week = await findWeek(database.db, weekId)
  if (!week || week.deletedAt || !managerOf(week, sessionOf(context)))
    throw new AppError('notFound')
  if (!week.customOwner || !week.person) throw new AppError('notFound')
  return toOwnerReply(week.person, secrets)
}
