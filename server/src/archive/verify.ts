import { withArchive } from './archive-file.ts'
import { countRows, type ArchiveHeader, type ArchiveRecord } from './records.ts'
import { isInside, outside } from './unpack-files.ts'

/** Reads the whole archive once without changing anything; throws unless all of it is there. */
export function verifyArchive(file: string, signal?: AbortSignal): Promise<ArchiveHeader> {
  return withArchive(file, async ({ header, records }) => {
    const check = contentCheck()
    const problems: string[] = []
    // To the end, whatever it finds: an archive with another checksum is damaged, and called that.
    for await (const { record, body } of records) {
      signal?.throwIfAborted()
      problems.push(...check(record, body))
    }
    if (problems[0]) throw new Error(problems[0])
    return header
  })
}

function contentCheck() {
  const counted = new Map<string, number>()
  let unfinished: string | null = null
  return function* (record: ArchiveRecord, body: Buffer): Generator<string> {
    if (unfinished !== null && (record.kind !== 'file' || record.path !== unfinished)) {
      yield `The backup contains only part of the file ${unfinished}`
      unfinished = null
    }
    if (record.kind === 'rows') {
      counted.set(record.table, (counted.get(record.table) ?? 0) + countRows(body))
    } else if (record.kind === 'table') {
      const found = counted.get(record.table) ?? 0
      if (found !== record.rows) {
        yield `The backup contains ${found} of ${record.rows} rows of ${record.table}`
      }
    } else if (record.kind === 'file') {
      if (!isInside('files', record.path)) yield outside(record.path)
      unfinished = record.last ? null : record.path
    }
  }
}
