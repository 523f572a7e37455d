import type { z } from 'zod'
import type { ExportProgress } from '#contract/exports/exports.calls.ts'
import {
  actionNames,
  changeLogExportCap,
  changesList,
  type ChangeEntry,
  type exportChanges as exportCall,
} from '#contract/change-log/change-log.calls.ts'
import type { CallContext } from '../../kit/call-context.ts'
import { exportList, type ExcelCells } from '../../kit/list-export.ts'
import type { Services } from '../../services.ts'
import { countChanges, findChanges, type ChangeFilters } from './change-log.queries.ts'
import { readFilters, toEntries } from './change-log.service.ts'

/** One field of one change: a row of the sheet. */
type FieldRow = Omit<ChangeEntry, 'fields'> & ChangeEntry['fields'][number]

/** The limit of an Excel cell. */
const longest = 32_000

function words(text: string | null, value: unknown): string {
  return (text ?? JSON.stringify(value)).slice(0, longest)
}

const cells: ExcelCells<typeof changesList, FieldRow> = {
  action: ({ action }) => actionNames[action],
  from: ({ from, before }) => words(from, before),
  to: ({ to, after }) => words(to, after),
}

function fieldRows({ fields, ...entry }: ChangeEntry): FieldRow[] {
  return fields
    .filter(({ before, after }) => before !== null || after !== null)
    .map((field) => ({ ...entry, ...field }))
}

const batchSize = 1000

/** The log is append-only, so the last entry of a batch is where the next one begins. */
async function readAll(
  { database }: Services,
  filters: ChangeFilters,
  progress: (done: number) => void,
  cutShort: () => void,
): Promise<FieldRow[]> {
  const rows: FieldRow[] = []
  let before: number | undefined
  for (let done = 0; ;) {
    const batch = await findChanges(
      database.db,
      { ...filters, ...(before === undefined ? {} : { before }) },
      batchSize,
      0,
    )
    const page = batch.slice(0, batchSize)
    rows.push(...(await toEntries(database.db, page)).flatMap(fieldRows))
    done += page.length
    progress(done)
    if (rows.length > changeLogExportCap) {
      cutShort()
      return rows.slice(0, changeLogExportCap)
    }
    if (batch.length <= batchSize) return rows
    before = page.at(-1)?.id
  }
}

export async function exportChanges(
  services: Services,
  chosen: z.output<typeof exportCall.input>,
  context: CallContext,
): Promise<ExportProgress> {
  const filters = await readFilters(services, chosen)
  return exportList(
    services,
    changesList,
    {
      total: await countChanges(services.database.db, filters, changeLogExportCap),
      read: (progress, cutShort) => readAll(services, filters, progress, cutShort),
      cells,
    },
    context,
  )
}
