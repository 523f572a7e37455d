/** A position in PostgreSQL's write-ahead log, such as `16/B374D848`: the higher one is the newer one. */
export function readPosition(text: string): bigint {
  const [, high, low] = /^([\da-f]+)\/([\da-f]+)$/i.exec(text) ?? []
  if (!high || !low) throw new Error(`${text} is not a position in the log`)
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

/**
 * The primary's newest position. It includes commits that are visible but not yet on disk, which
 * `pg_current_wal_lsn` does not.
 */
export const newestPosition = 'select pg_current_wal_insert_lsn()::text as position'

export function later(one: bigint, other: bigint): bigint {
  return one > other ? one : other
}
