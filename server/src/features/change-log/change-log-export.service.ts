import type { z } from 'zod'
import type { ExportProgress } from '#contract/exports/exports.calls.ts'
import {
  actionNames,
  changeLogExportCap,
  type ChangeEntry,
  type exportChanges as exportCall,
} from '#contract/change-log/change-log.calls.ts'
import { today } from '#contract/values/day.ts'
import { sessionOf, type CallContext } from '../../kit/call-context.ts'
import { excelSheet, type ExcelColumn } from '../../kit/excel.ts'
import { startExport } from '../../kit/export-job.ts'
import type { Services } from '../../services.ts'
import { countChanges, findChanges, type ChangeFilters } from './change-log.queries.ts'
import { toEntries } from './change-log.service.ts'

/** One field of one change: what a row of the sheet tells. */
type FieldRow = Omit<ChangeEntry, 'fields'> & ChangeEntry['fields'][number]

const localTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Africa/Johannesburg',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** A cell takes no more than this. */
const longest = 32_000

function words(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return (typeof value === 'object' ? JSON.stringify(value) : String(value)).slice(0, longest)
}

const columns: ExcelColumn<FieldRow>[] = [
  { header: 'when', value: ({ at }) => localTime.format(new Date(at)), width: 20 },
  { header: 'by', value: ({ actor }) => actor, width: 22 },
  { header: 'action', value: ({ action }) => actionNames[action], width: 10 },
  { header: 'record', value: ({ noun }) => noun, width: 22 },
  { header: 'id', value: ({ rowId }) => rowId, width: 10 },
  { header: 'field', value: ({ label }) => label, width: 24 },
  { header: 'before', value: ({ before }) => words(before), width: 36 },
  { header: 'after', value: ({ after }) => words(after), width: 36 },
  { header: 'request', value: ({ requestId }) => requestId, width: 38 },
]

function fieldRows({ fields, ...entry }: ChangeEntry): FieldRow[] {
  return fields
    .filter(({ before, after }) => before !== null || after !== null)
    .map((field) => ({ ...entry, ...field }))
}

const batchSize = 1000

/** The log only grows, so that the last entry of a batch is where the next one begins. */
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
  filters: z.output<typeof exportCall.input>,
  context: CallContext,
): Promise<ExportProgress> {
  return startExport(services, {
    userId: sessionOf(context).userId,
    kind: 'change-log',
    fileName: `change-log-${today()}.xlsx`,
    total: await countChanges(services.database.db, filters, changeLogExportCap),
    async write(progress, cutShort) {
      return excelSheet('Change Log', columns, await readAll(services, filters, progress, cutShort))
    },
  })
}
