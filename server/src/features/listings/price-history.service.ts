import { AppError } from '#contract/errors.ts'
import type { ListingKey } from '#contract/listings/listings.schema.ts'
import { daysOnSite } from '#contract/listings/price-history.ts'
import type { HistoryEntry, PriceHistory } from '#contract/listings/price-history.schema.ts'
import { today } from '#contract/values/day.ts'
import type { Database } from '../../db/connect.ts'
import type { Session } from '../../kit/session.ts'
import type { Services } from '../../services.ts'
import { maySee } from './listings.policy.ts'
import { findHistory, type HistoryRow, type RecordedHistory } from './price-history.queries.ts'

function toEntry({ at, fromPrice, toPrice, fromPer, toPer, is }: HistoryRow): HistoryEntry {
  const changed = fromPrice !== null && fromPrice !== toPrice && fromPer === toPer
  return {
    at,
    price: toPrice,
    per: toPer,
    change: changed ? Math.round((toPrice - fromPrice) * 100) / 100 : null,
    statusCode: is?.code ?? null,
    status: is?.text ?? null,
  }
}

/**
 * What was public before recording began: the state before the first change, or the present one.
 */
function firstEntry({ firstPublishedAt, price, per, status, rows }: RecordedHistory) {
  if (!firstPublishedAt) return []
  const [first] = rows
  if (first && !first.was) return []
  const shown = first?.was ?? status
  const entry: HistoryEntry = {
    at: firstPublishedAt,
    price: first?.fromPrice ?? price,
    per: first ? first.fromPer : per,
    change: null,
    statusCode: shown.code,
    status: shown.text,
  }
  return [entry]
}

function toHistory(found: RecordedHistory): PriceHistory {
  const entries = [...firstEntry(found), ...found.rows.map(toEntry)]
  const listedOn = found.firstPublishedAt ? today(new Date(found.firstPublishedAt)) : null
  const days = listedOn === null ? null : daysOnSite(listedOn, entries)
  return { listedOn, daysOnSite: days, entries }
}

/** The caller has checked that the listing may be seen. */
export async function historyOf(
  database: Pick<Database, 'sql'>,
  key: ListingKey,
): Promise<PriceHistory> {
  const found = await findHistory(database, key)
  if (!found) throw new AppError('notFound')
  return toHistory(found)
}

export async function getPriceHistory(
  { database }: Services,
  key: ListingKey,
  session: Session | null,
): Promise<PriceHistory> {
  const found = await findHistory(database, key)
  if (!found || found.listing.deleted || !maySee(found.listing, session, today()))
    throw new AppError('notFound')
  return toHistory(found)
}
