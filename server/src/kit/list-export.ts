import type { AnyCall } from '#contract/call.ts'
import type { ExportProgress } from '#contract/exports/exports.calls.ts'
import type { ColumnKind, KeyOf, ListColumn } from '#contract/list.ts'
import { timeZone, today } from '#contract/values/day.ts'
import { formatPhone } from '#contract/values/phone.ts'
import { sessionOf, type CallContext } from './call-context.ts'
import { excelSheet, type ExcelColumn } from './excel.ts'
import { startExport, type ExportServices } from './export-job.ts'
import { scheduleRemoval } from './file-removals.ts'
import { recordSecurityEvent } from './security-events.ts'
import { turn } from './turn.ts'
import type { Database } from '../db/connect.ts'

/** A list that declares an Excel file. */
interface ExcelList {
  name: string
  columns: readonly ListColumn[]
  excel?: { fileName: string; sheet: string; columns?: readonly string[] }
  export: AnyCall
}

type Value = string | number | boolean
type Written = string | number | Date | null | undefined

/** What a cell contains, where that is not the item's own value. */
export type ExcelCells<L extends ExcelList, Item> = {
  [Key in KeyOf<L['columns']>]?: (item: Item) => Written
}

const localTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** An instant in South African time, because a sheet has no time zones. */
function timeOf(value: Value): Date {
  return new Date(`${localTime.format(new Date(String(value))).replace(' ', 'T')}Z`)
}

/** A day, or the day of an instant, as midnight: a sheet has no time zones. */
function dayOf(value: Value): Date {
  const text = String(value)
  return new Date(text.length > 10 ? today(new Date(text)) : text)
}

/** Amounts, numbers and days are not written as text, so that a sheet can add them up and sort by them. */
const written: Record<ColumnKind, (value: Value) => string | number | Date> = {
  text: (value) => (typeof value === 'number' ? value : String(value)),
  number: Number,
  money: Number,
  day: dayOf,
  time: timeOf,
  yesNo: (value) => (value ? 'Yes' : 'No'),
  phone: (value) => formatPhone(String(value)),
}

const formats: Partial<Record<ColumnKind, string>> = {
  money: '#,##0.00',
  time: 'yyyy-mm-dd hh:mm:ss',
}

function valueOf(column: ListColumn, item: unknown): Written {
  return writtenAs(column, (item as Record<string, unknown>)[column.of ?? column.key])
}

function writtenAs(column: ListColumn, value: unknown): Written {
  if (value === null || value === undefined || value === '') return null
  const kind = column.kind ?? (typeof value === 'boolean' ? 'yesNo' : 'text')
  return written[kind](value as Value)
}

/** The columns of a list's Excel file, as the list declares them. */
export function excelColumns<L extends ExcelList, Item>(
  list: L,
  cells: ExcelCells<L, Item> = {},
): ExcelColumn<Item>[] {
  const keys = list.excel?.columns ?? list.columns.map(({ key }) => key)
  return keys.map((key) => {
    const column = list.columns.find((one) => one.key === key)
    if (!column) throw new Error(`The list ${list.name} has no column ${key}`)
    const cell = cells[key as KeyOf<L['columns']>]
    return {
      header: column.header ?? column.label,
      value: cell ?? ((item) => valueOf(column, item)),
      ...looksOf(column),
    }
  })
}

function looksOf({ width, kind }: ListColumn) {
  const format = kind && formats[kind]
  return { ...(width ? { width } : {}), ...(format ? { format } : {}) }
}

/** A column as declared, with the item's own value or one computed from the item. */
export function excelColumn<Item>(
  column: ListColumn,
  value?: (item: Item) => string | number | boolean | null | undefined,
): ExcelColumn<Item> {
  return {
    header: column.label,
    value: (item) => (value ? writtenAs(column, value(item)) : valueOf(column, item)),
    ...looksOf(column),
  }
}

interface ListExport<L extends ExcelList, Item> {
  total: number
  /** Reads the items; reports how many there are so far, and whether there are more than a file may contain. */
  read(progress: (done: number) => void, cutShort: () => void): Promise<Item[]>
  cells?: ExcelCells<L, Item>
  /** For a list with several files: the suffix of this file name, and the name of its sheet. */
  variant?: { name: string; sheet: string }
}

/** Writes the Excel file that a list declares. */
export async function exportList<L extends ExcelList, Item>(
  services: Pick<ExportServices, 'files' | 'log'> & { database: Database },
  list: L,
  { total, read, cells, variant }: ListExport<L, Item>,
  context: CallContext,
): Promise<ExportProgress> {
  const { fileName = list.name, sheet = list.name } = list.excel ?? {}
  const kind = variant ? `${fileName}-${variant.name}` : fileName
  return exportSheet(
    services,
    {
      kind,
      name: kind,
      sheet: variant?.sheet ?? sheet,
      total,
      columns: excelColumns(list, cells),
      read,
    },
    context,
  )
}

interface SheetExport<Item> extends Pick<ListExport<ExcelList, Item>, 'total' | 'read'> {
  /** A new export replaces the user's previous one of the same kind. */
  kind: string
  /** The file is called `<name>-<day>.xlsx`. */
  name: string
  sheet: string
  columns: ExcelColumn<Item>[]
}

/** Writes a sheet in the background; an export is a security event. */
export async function exportSheet<Item>(
  services: Pick<ExportServices, 'files' | 'log'> & { database: Database },
  { kind, name, sheet, total, columns, read }: SheetExport<Item>,
  context: CallContext,
): Promise<ExportProgress> {
  const { userId } = sessionOf(context)
  const detail = `${sheet} (${total} ${total === 1 ? 'row' : 'rows'})`
  const { db } = services.database
  await recordSecurityEvent(db, { kind: 'dataExported', userId, detail }, context)
  const { files, log } = services
  const removal = { scheduleRemoval: (keys: readonly string[]) => scheduleRemoval(db, keys) }
  return startExport(
    { files, log, ...removal },
    {
      userId,
      kind,
      fileName: `${name}-${today()}.xlsx`,
      total,
      write: async (progress, cutShort) =>
        excelSheet(sheet, columns, await read(progress, cutShort)),
    },
  )
}

const batchSize = 1000

/** Reads in batches with pauses, so that the site stays responsive. */
export async function readInBatches<Item>(
  next: (last: Item | undefined, size: number) => Promise<Item[]>,
  progress: (done: number) => void,
): Promise<Item[]> {
  const items: Item[] = []
  for (;;) {
    const batch = await next(items.at(-1), batchSize)
    items.push(...batch)
    progress(items.length)
    if (batch.length < batchSize) return items
    await turn()
  }
}
