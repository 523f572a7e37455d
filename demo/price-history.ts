import type { InferInsertModel } from '#server/db/orm.ts'
import type { listingHistory } from '#server/db/schema/listing-history.ts'
import type { ChangeRow } from './history.ts'
import { listingColumns, type Subject } from './subjects.ts'

type HistoryRow = InferInsertModel<typeof listingHistory> & { at: Date }

/** What visitors saw of the price changes in the change log, for what is sold and on the site. */
export function makePriceHistory(
  subjects: readonly Subject[],
  changes: readonly ChangeRow[],
): HistoryRow[] {
  const rows: HistoryRow[] = []
  for (const subject of subjects) {
    const { kind, id, firstPublishedAt, published, isSale, status } = subject
    if (!published || !firstPublishedAt || !isSale) continue
    const table = kind === 'week' ? 'weeks' : 'properties'
    const column = kind === 'week' ? 'sell_price' : 'price'
    const change = changes.find(
      ({ tableName, rowId, after }) =>
        tableName === table && rowId === String(id) && after && column in after,
    )
    if (!change) continue
    const listing = listingColumns(subject)
    const before = String((change.before as Record<string, unknown>)[column])
    const after = String((change.after as Record<string, unknown>)[column])
    rows.push(
      {
        ...listing,
        at: firstPublishedAt,
        fromPrice: null,
        toPrice: before,
        fromStatus: null,
        toStatus: status,
      },
      {
        ...listing,
        at: change.createdAt,
        fromPrice: before,
        toPrice: after,
        fromStatus: status,
        toStatus: status,
      },
    )
  }
  return rows.sort((a, b) => a.at.getTime() - b.at.getTime())
}
