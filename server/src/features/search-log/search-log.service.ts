import type { z } from 'zod'
import type { ExportProgress } from '#contract/exports/exports.calls.ts'
import {
  searchLogExportCap,
  searchesList,
  type exportSearches as exportCall,
  type listSearches as listCall,
} from '#contract/search-log/search-log.calls.ts'
import { listCountCap } from '#contract/values/paging.ts'
import type { Executor } from '../../db/connect.ts'
import { findSearchedFrom, searchedRows, type SearchedRows } from '../../db/searched-span.ts'
import type { CallContext } from '../../kit/call-context.ts'
import { exportList, type ExcelCells } from '../../kit/list-export.ts'
import { cappedAt } from '../../kit/long-list.ts'
import type { Services } from '../../services.ts'
import { findPersonLinks } from '../accounts/person-links.service.ts'
import * as queries from './search-log.queries.ts'

/** Rare terms: the text index finds them all faster than a scan in order does. */
function isFew({ search }: queries.SearchFilters, counted: number): boolean {
  return search !== undefined && counted <= listCountCap
}

export async function listSearches(
  { database: { db } }: Services,
  { page, size, sort, order, ...chosen }: z.output<typeof listCall.input>,
  most: SearchedRows = searchedRows,
) {
  const searchedFrom = await findSearchedFrom(db, 'search_log', chosen, most)
  const filters = { ...chosen, from: searchedFrom ?? chosen.from }
  const counted = await queries.countSearches(db, filters, listCountCap + 1)
  const offset = Math.min((page - 1) * size, listCountCap)
  const slice = { limit: size, offset, few: isFew(filters, counted) }
  const found = await queries.findSearches(db, filters, { sort, order }, slice)
  const usernames = found.map(({ userName }) => userName)
  const people = await findPersonLinks(db, { usernames })
  const items = found.map((one) => ({ ...one, userLink: people.byUsername(one.userName) }))
  return { items, ...cappedAt(listCountCap, counted), searchedFrom, page, size }
}

const batchSize = 2000

/** Read in batches, so that the site stays responsive and the user sees the progress. */
async function readAll(
  db: Executor,
  filters: queries.SearchFilters,
  order: queries.SearchOrder,
  total: number,
  progress: (done: number) => void,
): Promise<queries.FoundSearch[]> {
  const rows: queries.FoundSearch[] = []
  const few = isFew(filters, total)
  while (rows.length < total) {
    const limit = Math.min(batchSize, total - rows.length)
    const batch = await queries.findSearches(db, filters, order, {
      limit,
      offset: rows.length,
      few,
    })
    rows.push(...batch)
    progress(rows.length)
    if (batch.length < limit) break
  }
  return rows
}

/** The specification writes a day as text. */
const cells: ExcelCells<typeof searchesList, queries.FoundSearch> = { date: ({ date }) => date }

export async function exportSearches(
  services: Services,
  { sort, order, ...filters }: z.output<typeof exportCall.input>,
  context: CallContext,
): Promise<ExportProgress> {
  const counted = await queries.countSearches(services.database.db, filters, searchLogExportCap + 1)
  const total = Math.min(counted, searchLogExportCap)
  return exportList(
    services,
    searchesList,
    {
      total,
      cells,
      read(progress, cutShort) {
        if (counted > total) cutShort()
        // One snapshot of the log for all batches: searches recorded in the meantime would shift
        // the rows.
        return services.database.db.transaction(
          (tx) => readAll(tx, filters, { sort, order }, total, progress),
          { isolationLevel: 'repeatable read', accessMode: 'read only' },
        )
      },
    },
    context,
  )
}
