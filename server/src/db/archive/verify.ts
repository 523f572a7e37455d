import { withArchive } from './archive-file.ts'
import { countRows, type ArchiveHeader } from './records.ts'
import { insideFolder } from './unpack-files.ts'

/** Reads the whole archive once without changing anything; throws unless all of it is there. */
export function verifyArchive(file: string, signal?: AbortSignal): Promise<ArchiveHeader> {
  return withArchive(file, async ({ header, records }) => {
    const counted = new Map<string, number>()
    let unfinishedFile: string | null = null
    for await (const { record, body } of records) {
      signal?.throwIfAborted()
      if (unfinishedFile !== null && (record.kind !== 'file' || record.path !== unfinishedFile)) {
        throw new Error(`The backup holds only a part of the file ${unfinishedFile}`)
      }
      if (record.kind === 'rows') {
        counted.set(record.table, (counted.get(record.table) ?? 0) + countRows(body))
      } else if (record.kind === 'table') {
        const found = counted.get(record.table) ?? 0
        if (found !== record.rows) {
          throw new Error(`The backup holds ${found} of ${record.rows} rows of ${record.table}`)
        }
      } else if (record.kind === 'file') {
        insideFolder('files', record.path)
        unfinishedFile = record.last ? null : record.path
      }
    }
    return header
  })
}
