import { createHash, type Hash } from 'node:crypto'
import { withArchive } from './archive-file.ts'
import { countRows, type ArchiveHeader, type ArchiveRecord } from './records.ts'
import { isInside, outside } from './unpack-files.ts'

/** What an archive contains. */
export interface ArchiveContent {
  /** Keyed by table. */
  rows: Record<string, number>
  files: number
}

export interface VerifiedArchive extends ArchiveContent {
  header: ArchiveHeader
}

/** Reads the whole archive once without changing anything; throws unless all of it is there. */
export function verifyArchive(file: string, signal?: AbortSignal): Promise<VerifiedArchive> {
  return withArchive(file, async ({ header, records }) => {
    const { check, content } = contentCheck()
    const problems: string[] = []
    // To the end, whatever it finds: an archive with a different checksum is reported as damaged.
    for await (const { record, body } of records) {
      signal?.throwIfAborted()
      problems.push(...check(record, body))
    }
    if (problems[0]) throw new Error(problems[0])
    return { header, ...content }
  })
}

/** Throws unless the archive contains exactly what was written into it. */
export async function verifyWritten(
  file: string,
  written: ArchiveContent,
  signal?: AbortSignal,
): Promise<void> {
  const found = await verifyArchive(file, signal)
  for (const [table, rows] of Object.entries(written.rows)) {
    if (found.rows[table] !== rows)
      throw new Error(`${file} contains ${found.rows[table] ?? 0} of ${rows} rows of ${table}`)
  }
  if (found.files !== written.files)
    throw new Error(`${file} contains ${found.files} of ${written.files} files`)
}

const sum = (counts: Record<string, number>) =>
  Object.values(counts).reduce((total, count) => total + count, 0)

function contentCheck() {
  const counted = new Map<string, number>()
  const content: ArchiveContent = { rows: {}, files: 0 }
  let open: { path: string; hash: Hash } | null = null

  function* checkFile(record: Extract<ArchiveRecord, { kind: 'file' }>, body: Buffer) {
    if (!isInside('files', record.path)) yield outside(record.path)
    open ??= { path: record.path, hash: createHash('sha256') }
    open.hash.update(body)
    if (!record.last) return
    // Archives of earlier versions have no hashes.
    if (record.sha256 !== undefined && open.hash.digest('hex') !== record.sha256)
      yield `The backup contains a damaged file: ${record.path}`
    content.files += 1
    open = null
  }

  function* check(record: ArchiveRecord, body: Buffer): Generator<string> {
    if (open !== null && (record.kind !== 'file' || record.path !== open.path)) {
      yield `The backup contains only part of the file ${open.path}`
      open = null
    }
    if (record.kind === 'rows') {
      counted.set(record.table, (counted.get(record.table) ?? 0) + countRows(body))
    } else if (record.kind === 'table') {
      const found = counted.get(record.table) ?? 0
      content.rows[record.table] = found
      if (found !== record.rows) {
        yield `The backup contains ${found} of ${record.rows} rows of ${record.table}`
      }
    } else if (record.kind === 'file') {
      yield* checkFile(record, body)
    } else if (record.kind === 'end') {
      yield* checkTotals(record)
    }
  }

  function* checkTotals({ rows, files }: Extract<ArchiveRecord, { kind: 'end' }>) {
    const found = sum(content.rows)
    if (rows !== undefined && rows !== found) yield `The backup contains ${found} of ${rows} rows`
    if (files !== undefined && files !== content.files)
      yield `The backup contains ${content.files} of ${files} files`
  }

  return { check, content }
}
