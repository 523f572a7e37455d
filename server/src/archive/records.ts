import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { z } from 'zod'

export const archiveFormat = 2

const bytes = z.int().nonnegative()
const header = z.object({
  kind: z.literal('header'),
  format: z.int(),
  madeAt: z.string(),
  schema: z.string(),
  files: z.boolean(),
  /** Identifies the key of the encrypted numbers; null if there was none yet. */
  key: z.string().nullable(),
})

/** An archive is a sequence of records: one line of JSON, then as many bytes as it declares. */
const archiveRecord = z.discriminatedUnion('kind', [
  header,
  z.object({
    kind: z.literal('rows'),
    table: z.string(),
    columns: z.array(z.string()).min(1),
    bytes,
  }),
  z.object({ kind: z.literal('table'), table: z.string(), rows: z.int().nonnegative() }),
  z.object({
    kind: z.literal('sequence'),
    name: z.string(),
    value: z.string().regex(/^-?\d+$/),
    called: z.boolean(),
  }),
  z.object({
    kind: z.literal('file'),
    path: z.string().min(1),
    bytes,
    last: z.boolean(),
    /** The hash of the whole file, with its last chunk; missing in archives of earlier versions. */
    sha256: z.string().optional(),
  }),
  /**
   * Missing if the archive was truncated. The totals are missing in archives of earlier versions.
   */
  z.object({
    kind: z.literal('end'),
    rows: z.int().nonnegative().optional(),
    files: z.int().nonnegative().optional(),
  }),
])

export type ArchiveHeader = z.output<typeof header>
export type ArchiveRecord = z.output<typeof archiveRecord>

const longestHead = 1_000_000

export async function writeRecord(out: Writable, record: ArchiveRecord, body?: Buffer) {
  // Nothing would ever signal that the buffer has drained.
  if (out.destroyed) throw new Error('The archive can no longer be written')
  const head = Buffer.from(`${JSON.stringify(record)}\n`)
  if (!out.write(body ? Buffer.concat([head, body]) : head)) await once(out, 'drain')
}

export async function* readRecords(
  source: AsyncIterable<Buffer>,
): AsyncGenerator<{ record: ArchiveRecord; body: Buffer }> {
  const input = source[Symbol.asyncIterator]()
  let held: Buffer = Buffer.alloc(0)
  const fill = async (size: number) => {
    const parts = [held]
    let length = held.length
    while (length < size) {
      const next = await input.next()
      if (next.done) break
      parts.push(next.value)
      length += next.value.length
    }
    if (parts.length > 1) held = Buffer.concat(parts)
    return length >= size
  }
  for (;;) {
    let end = held.indexOf(10)
    while (end < 0) {
      if (held.length > longestHead) throw new Error('A record has no end marker')
      if (!(await fill(held.length + 1))) {
        if (held.length > 0) throw new Error('A record is truncated')
        return
      }
      end = held.indexOf(10)
    }
    const record = archiveRecord.parse(JSON.parse(held.subarray(0, end).toString('utf8')))
    const size = 'bytes' in record ? record.bytes : 0
    if (!(await fill(end + 1 + size))) throw new Error('A record is truncated')
    yield { record, body: held.subarray(end + 1, end + 1 + size) }
    held = held.subarray(end + 1 + size)
  }
}

/** Line breaks inside values are escaped: each remaining one ends a row. */
export function countRows(rows: Buffer): number {
  let count = 0
  for (let at = rows.indexOf(10); at >= 0; at = rows.indexOf(10, at + 1)) count += 1
  return count
}
