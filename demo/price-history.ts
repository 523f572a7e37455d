import type { InferInsertModel } from '#server/db/orm.ts'
import { stageOf } from '#contract/listings/listings.states.ts'
import { propertyStatus } from '#contract/properties/properties.states.ts'
import type { listingHistory } from '#server/db/schema/listing-history.ts'
import type { Clock } from './clock.ts'
import type { ChangeRow } from './history.ts'
import { Rand } from './scenes/random.ts'
import { listingColumns, type Subject } from './subjects.ts'

type HistoryRow = InferInsertModel<typeof listingHistory> & { at: Date }

interface PriceChange {
  at: Date
  before: string
  after: string
}

/**
 * What visitors saw of published and sold listings: the price changes in the change log, and the
 * date of the sale.
 */
export function makePriceHistory(
  subjects: readonly Subject[],
  changes: readonly ChangeRow[],
  clock: Clock,
): HistoryRow[] {
  const r = new Rand('demo/price-history')
  const rows = subjects.flatMap((subject) => {
    const { firstPublishedAt: listedAt, published, isSale } = subject
    if (!published || !listedAt || !isSale) return []
    const change = priceChangeOf(subject, changes)
    const soldAt = soldAtOf(subject, change?.at ?? listedAt, clock, r)
    if (!change && !soldAt) return []
    return rowsOf(subject, { listedAt, change, soldAt })
  })
  return rows.sort((a, b) => a.at.getTime() - b.at.getTime())
}

function priceChangeOf({ kind, id }: Subject, changes: readonly ChangeRow[]) {
  const table = kind === 'week' ? 'weeks' : 'properties'
  const column = kind === 'week' ? 'sell_price' : 'price'
  const change = changes.find(
    ({ tableName, rowId, after }) =>
      tableName === table && rowId === String(id) && after && column in after,
  )
  if (!change) return undefined
  const priceIn = (values: unknown) => String((values as Record<string, unknown>)[column])
  return { at: change.createdAt, before: priceIn(change.before), after: priceIn(change.after) }
}

/** Between its last change and today. */
function soldAtOf({ kind, status }: Subject, since: Date, clock: Clock, r: Rand) {
  if (kind !== 'property' || stageOf(status) !== 'gone') return undefined
  const days = clock.daysSince(since)
  return days > 1 ? clock.ago(days * r.between(0.1, 0.6), r) : undefined
}

interface Course {
  listedAt: Date
  change: PriceChange | undefined
  soldAt: Date | undefined
}

function rowsOf(subject: Subject, { listedAt, change, soldAt }: Course): HistoryRow[] {
  const listing = listingColumns(subject)
  const price = String(subject.price)
  const firstPrice = change?.before ?? price
  const firstStatus = soldAt ? propertyStatus.forSale : subject.status
  const rows: HistoryRow[] = [
    {
      ...listing,
      at: listedAt,
      fromPrice: null,
      toPrice: firstPrice,
      fromStatus: null,
      toStatus: firstStatus,
    },
  ]
  if (change) {
    rows.push({
      ...listing,
      at: change.at,
      fromPrice: change.before,
      toPrice: change.after,
      fromStatus: firstStatus,
      toStatus: firstStatus,
    })
  }
  if (soldAt) {
    rows.push({
      ...listing,
      at: soldAt,
      fromPrice: price,
      toPrice: price,
      fromStatus: firstStatus,
      toStatus: subject.status,
    })
  }
  return rows
}
