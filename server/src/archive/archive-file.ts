import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { archiveFormat, readRecords, type ArchiveHeader, type ArchiveRecord } from './records.ts'

const sha256Bytes = 32

/** The compressed records, then the SHA-256 of all preceding bytes: no bit flip goes unnoticed. */
export async function writeArchiveFile<T>(
  file: string,
  write: (out: Writable) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  // A leftover one may be readable to others.
  await rm(file, { force: true })
  const out = createGzip()
  const written = pipeline(
    out,
    async function* (chunks: AsyncIterable<Buffer>) {
      const hash = createHash('sha256')
      for await (const chunk of chunks) {
        hash.update(chunk)
        yield chunk
      }
      yield hash.digest()
    },
    createWriteStream(file, { mode: 0o600, flags: 'wx', flush: true }),
    signal ? { signal } : {},
  )
  const working = write(out)
  try {
    // A full disk aborts the backup at any point.
    const result = await Promise.race([
      working,
      written.then(() => Promise.reject<never>(new Error('The archive ended unexpectedly'))),
    ])
    out.end()
    await written
    return result
  } catch (error) {
    out.destroy(error instanceof Error ? error : new Error(String(error)))
    await Promise.allSettled([working, written])
    await rm(file, { force: true })
    signal?.throwIfAborted()
    throw error
  }
}

export interface OpenedArchive {
  header: ArchiveHeader
  /** Throws, after the last one if not before, when the archive is incomplete. */
  records: AsyncGenerator<{ record: Exclude<ArchiveRecord, ArchiveHeader>; body: Buffer }>
}

/** Reads an archive from the beginning; any fault in its content gives the same message. */
export async function withArchive<T>(
  file: string,
  run: (archive: OpenedArchive) => Promise<T>,
): Promise<T> {
  const { size, sha256 } = await readEnd(file)
  const hash = createHash('sha256')
  const unpacked = createGunzip()
  const reading = pipeline(
    createReadStream(file, { end: size - 1 }),
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk)
        yield chunk
      }
    },
    unpacked,
  )
  // Reported to the reader of the decompressed stream.
  reading.catch(() => {})
  async function* checked(): OpenedArchive['records'] {
    let ended = false
    for await (const { record, body } of all) {
      if (ended || record.kind === 'header') throw new Error('Unexpected record')
      ended = record.kind === 'end'
      yield { record, body }
    }
    await reading
    if (!ended || !hash.digest().equals(sha256)) throw new Error('The checksum does not match')
  }
  const all = readRecords(unpacked)
  try {
    const first = await whole(file, all.next())
    if (first.done || first.value.record.kind !== 'header') throw notWhole(file)
    const header = first.value.record
    if (header.format !== archiveFormat) {
      throw new Error(
        `${file} has format ${header.format}; this version of the program reads format ${archiveFormat}`,
      )
    }
    return await run({ header, records: guarded(file, checked()) })
  } finally {
    unpacked.destroy()
  }
}

async function* guarded<T>(file: string, source: AsyncGenerator<T>): AsyncGenerator<T> {
  for (;;) {
    const next = await whole(file, source.next())
    if (next.done) return
    yield next.value
  }
}

function notWhole(file: string, cause?: unknown) {
  return new Error(`${file} is not a complete backup: it is damaged or truncated`, {
    cause,
  })
}

/** Disk errors keep their own message. */
function whole<T>(file: string, step: Promise<T>): Promise<T> {
  return step.catch((error: NodeJS.ErrnoException) => {
    throw error.syscall ? error : notWhole(file, error)
  })
}

async function readEnd(file: string) {
  const handle = await open(file)
  try {
    const size = (await handle.stat()).size - sha256Bytes
    if (size <= 0) throw notWhole(file)
    const { buffer } = await handle.read(Buffer.alloc(sha256Bytes), 0, sha256Bytes, size)
    return { size, sha256: buffer }
  } finally {
    await handle.close()
  }
}
