import type { ExportProgress } from '#contract/exports/exports.calls.ts'
import { today } from '#contract/values/day.ts'
import { formatRand } from '#contract/values/rand.ts'
import type { exportVariants } from '#contract/weeks/weeks.calls.ts'
import type { WeekColumn } from '#contract/weeks/weeks.filter.ts'
import { sessionOf, type CallContext } from '../../kit/call-context.ts'
import { excelSheet, type ExcelColumn } from '../../kit/excel.ts'
import { startExport } from '../../kit/export-job.ts'
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

const batchSize = 1000

/** `R68500`, `R7000.55`: the amount in one piece. */
const rand = (amount: number) => formatRand(amount).replaceAll('\u00a0', '')
const day = (value: string | null) => value?.slice(0, 10)

/** The columns of the specification, in its words and order. */
export const weekColumnsInExcel: ExcelColumn<TableRow>[] = [
  { header: 'ref', value: (week) => week.weekReference, width: 12 },
  { header: 'owner', value: (week) => week.owner, width: 26 },
  { header: 'agent', value: (week) => week.agent, width: 26 },
  { header: 'resort', value: (week) => week.resortName, width: 28 },
  { header: 'module', value: (week) => week.module, width: 12 },
  { header: 'unit', value: (week) => week.unitNumber, width: 10 },
  { header: 'beds', value: (week) => week.bedrooms, width: 8 },
  { header: 'max sleep', value: (week) => week.maxSleep, width: 10 },
  { header: 'season', value: (week) => week.season, width: 10 },
  { header: 'region', value: (week) => week.region, width: 28 },
  { header: 'amount', value: (week) => rand(week.sellPrice), width: 12 },
  { header: 'levy', value: (week) => rand(week.levyAmount), width: 12 },
  { header: 'arrival', value: (week) => day(week.arrivalDate), width: 12 },
  { header: 'departure', value: (week) => day(week.departureDate), width: 12 },
  { header: 'submitted', value: (week) => day(week.submitted), width: 12 },
  { header: 'status', value: (week) => week.status.description, width: 22 },
]

const sheetNames: Record<ExportQuery['variant'], string> = {
  display: 'Displayed weeks',
  published: 'Published weeks',
  all: 'All weeks',
}

/** The rows are fetched in batches with a pause between, so that the site goes on answering. */
async function readAll(
  { database }: Services,
  scope: TableScope,
  progress: (done: number) => void,
): Promise<TableRow[]> {
  const rows: TableRow[] = []
  for (;;) {
    const batch = await findBatch(database.db, scope, rows.at(-1)?.id, batchSize)
    rows.push(...batch)
    progress(rows.length)
    if (batch.length < batchSize) return rows
    await new Promise((resolve) => setImmediate(resolve))
  }
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
  return startExport(services, {
    userId: sessionOf(context).userId,
    kind: `weeks-${variant}`,
    fileName: `weeks-${variant}-${today()}.xlsx`,
    total: variant === 'display' ? Math.min(size, Math.max(0, total - (page - 1) * size)) : total,
    async write(progress) {
      const rows =
        variant === 'display'
          ? (await findTable(services.database.db, shown, paging)).items
          : await readAll(services, scope, progress)
      return excelSheet(sheetNames[variant], weekColumnsInExcel, rows)
    },
  })
}
