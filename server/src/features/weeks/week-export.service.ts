import type { ExportProgress } from '#contract/exports/exports.calls.ts'
import { dayAt } from '#contract/values/day.ts'
import { formatRand } from '#contract/values/rand.ts'
import { adminWeeksList, type exportVariants } from '#contract/weeks/week-lists.calls.ts'
import type { WeekColumn } from '#contract/weeks/week-columns.ts'
import type { CallContext } from '../../kit/call-context.ts'
import { exportList, readInBatches, type ExcelCells } from '../../kit/list-export.ts'
import type { PageQuery } from '../../kit/paging.ts'
import type { Services } from '../../services.ts'
import {
  countTable,
  findBatch,
  findTable,
  type TableFilter,
  type TableRow,
  type TableScope,
} from './week-table.queries.ts'
import { visible } from './week-filter.sql.ts'

export interface ExportQuery extends PageQuery<WeekColumn>, TableFilter {
  variant: (typeof exportVariants)[number]
}

/** `R68500`, `R7000.55`: the amount in one piece. */
const rand = (amount: number) => formatRand(amount).replaceAll('\u00a0', '')
const day = (value: string | null) => value?.slice(0, 10)

/** Values with a format fixed by the specification. */
export const weekCellsInExcel: ExcelCells<typeof adminWeeksList, TableRow> = {
  sellPrice: ({ sellPrice }) => rand(sellPrice),
  levyAmount: ({ levyAmount }) => rand(levyAmount),
  arrivalDate: ({ arrivalDate }) => day(arrivalDate),
  departureDate: ({ departureDate }) => day(departureDate),
  submitted: ({ submitted }) => dayAt(submitted),
  status: ({ status }) => status.description,
}

const sheetNames: Record<ExportQuery['variant'], string> = {
  display: 'Displayed weeks',
  published: 'Published weeks',
  all: 'All weeks',
}

export async function exportWeeks(
  services: Services,
  { variant, page, size, sort, order, search, ...filter }: ExportQuery,
  context: CallContext,
): Promise<ExportProgress> {
  const shown: TableScope = { filter, search }
  const scope: TableScope =
    variant === 'display'
      ? shown
      : { filter: {}, ...(variant === 'published' ? { where: visible() } : {}) }
  const paging = { page, size, sort, order }
  const total = await countTable(services.database.db, scope)
  const { db } = services.database
  return exportList(
    services,
    adminWeeksList,
    {
      total: variant === 'display' ? Math.min(size, Math.max(0, total - (page - 1) * size)) : total,
      read: async (progress) =>
        variant === 'display'
          ? (await findTable(db, shown, paging)).items
          : readInBatches((last, limit) => findBatch(db, scope, last?.id, limit), progress),
      cells: weekCellsInExcel,
      variant: { name: variant, sheet: sheetNames[variant] },
    },
    context,
  )
}
