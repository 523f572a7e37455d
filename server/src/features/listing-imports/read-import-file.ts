import { AppError } from '#contract/errors.ts'
import { problemsHeading } from '#contract/listing-imports/import-fields.ts'
import {
  listingImportsTexts as texts,
  mostImportColumns,
  mostImportRows,
} from '#contract/listing-imports/listing-imports.messages.ts'
import { binaryKind, csvRows, decodeText } from '../../kit/csv.ts'
import { readSpreadsheet } from '../../kit/spreadsheet.ts'

export interface ImportFile {
  headings: string[]
  rows: { line: number; cells: string[] }[]
}

function refuse(message: string): never {
  throw new AppError('invalidInput', { message, fields: { file: message } })
}

async function readRows(content: Uint8Array): Promise<ImportFile['rows']> {
  const kind = binaryKind(content)
  if (kind === 'oldOffice') refuse(texts.oldExcel)
  if (kind === 'pdf') refuse(texts.wrongType)
  if (kind === 'zip') {
    const sheet = await readSpreadsheet(content).catch(() => refuse(texts.unreadable))
    return sheet
      .map((cells, place) => ({ line: place + 1, cells: cells.map((cell) => cell.trim()) }))
      .filter(({ cells }) => cells.some(Boolean))
  }
  return csvRows(decodeText(content) ?? refuse(texts.binary))
}

/** Characters that PostgreSQL cannot store in a text. */
const storable = (cell: string) => cell.replaceAll('\0', '')

/** The heading and the rows of a CSV or Excel file; a file that cannot be read is refused. */
export async function readImportFile(content: Uint8Array): Promise<ImportFile> {
  const [head, ...rows] = await readRows(content)
  if (!head || rows.length === 0) refuse(texts.empty)
  if (rows.length > mostImportRows) refuse(texts.tooManyRows)
  const width = Math.max(head.cells.length, ...rows.map(({ cells }) => cells.length))
  if (width > mostImportColumns) refuse(texts.tooManyColumns)
  const named = Array.from(
    { length: width },
    (_, place) => head.cells[place] || `Column ${place + 1}`,
  )
  // What an earlier import reported about a row is not part of the row.
  const places = named.flatMap((heading, place) => (heading === problemsHeading ? [] : [place]))
  return {
    headings: places.map((place) => storable(named[place] as string).slice(0, 200)),
    rows: rows.map(({ line, cells }) => ({
      line,
      cells: places.map((place) => storable(cells[place] ?? '')),
    })),
  }
}
