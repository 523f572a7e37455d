import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { TransactionSql } from '../db/connect.ts'
import { columnList, partsOf, quoted, type StoredTable } from './catalogue.ts'

/** 8 MB of table: the most that one chunk of a copy may hold in memory. */
const blocksAtOnce = 1024

/**
 * A table's rows in PostgreSQL's copy format, in pieces that end with a whole row. The rows of a
 * piece are from one partition.
 */
export async function* readRows(
  tx: TransactionSql,
  { name, columns }: StoredTable,
): AsyncGenerator<Buffer> {
  // Keeps the rows in place until the transaction ends.
  await tx.unsafe(`lock table ${quoted(name)} in access share mode`)
  for (const part of await partsOf(tx, name)) yield* readPart(tx, part, columns)
}

async function* readPart(
  tx: TransactionSql,
  part: string,
  columns: readonly string[],
): AsyncGenerator<Buffer> {
  const [size] = await tx.unsafe<{ blocks: number }[]>(
    `select (pg_relation_size('${part}') / current_setting('block_size')::int)::int as blocks`,
  )
  const selected = columnList(columns).slice(1, -1)
  for (let block = 0; block < (size?.blocks ?? 0); block += blocksAtOnce) {
    const piece = await tx
      .unsafe(
        `copy (select ${selected} from ${part}
          where ctid >= '(${block},0)' and ctid < '(${block + blocksAtOnce},0)') to stdout`,
      )
      .readable()
    const rows = await collect(piece)
    if (rows.length > 0) yield rows
  }
}

/**
 * Takes the data as they come. Reading with pauses would stall: the driver pauses its socket for
 * a slow reader and forgets to continue when the copy ends in the meantime.
 */
async function collect(stream: Readable): Promise<Buffer> {
  const parts: Buffer[] = []
  stream.on('data', (part: Buffer) => parts.push(part))
  await finished(stream)
  return Buffer.concat(parts)
}
