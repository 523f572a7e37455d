import type { Readable, Writable } from 'node:stream'
import { once } from 'node:events'

/** An archive is a row of records: one line of JSON, then as many bytes as it says. */
export type ArchiveRecord =
  | { kind: 'header'; format: 1; madeAt: string; schema: string; files: boolean }
  | { kind: 'rows'; table: string; columns: string[]; bytes: number }
  | { kind: 'table'; table: string; rows: number }
  | { kind: 'sequence'; name: string; value: string; called: boolean }
  | { kind: 'file'; path: string; bytes: number; last: boolean }
  /** Missing when the archive was cut short. */
  | { kind: 'end' }

const longestHeader = 1_000_000

export async function writeRecord(out: Writable, record: ArchiveRecord, body?: Buffer) {
  const head = Buffer.from(`${JSON.stringify(record)}\n`)
  if (!out.write(body ? Buffer.concat([head, body]) : head)) await once(out, 'drain')
}

export async function* readRecords(
  source: Readable,
): AsyncGenerator<{ record: ArchiveRecord; body: Buffer }> {
  const input = source[Symbol.asyncIterator]() as AsyncIterator<Buffer>
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
      if (held.length > longestHeader) throw new Error('This is not a backup of this program')
      if (!(await fill(held.length + 1))) {
        if (held.length > 0) throw new Error('The backup is cut short')
        return
      }
      end = held.indexOf(10)
    }
    const record = parseHead(held.subarray(0, end).toString('utf8'))
    const size = 'bytes' in record ? record.bytes : 0
    if (!(await fill(end + 1 + size))) throw new Error('The backup is cut short')
    yield { record, body: held.subarray(end + 1, end + 1 + size) }
    held = held.subarray(end + 1 + size)
  }
}

function parseHead(line: string): ArchiveRecord {
  try {
    return JSON.parse(line) as ArchiveRecord
  } catch {
    throw new Error('This is not a backup of this program')
  }
}
