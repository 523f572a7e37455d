import { createHash } from 'node:crypto'
import { open, readdir, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import type { Writable } from 'node:stream'
import { laterWidths, pictureSizes } from '#contract/values/picture.ts'
import type { TransactionSql } from '../db/connect.ts'
import {
  campaignUploadKey,
  conversationFileKey,
  exportsFolder,
  pictureKey,
} from '../kit/file-keys.ts'
import { writeRecord } from './records.ts'

const chunk = 1 << 20

/** A file deleted by the site during the read is not needed: null for that, otherwise the error. */
function nullIfGone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ESTALE') return null
  throw error
}

/** The stored files by name, folder by folder; excluding half-written and short-lived ones. */
export async function* listFiles(folder: string, inside = ''): AsyncGenerator<string> {
  const entries = await readdir(path.join(folder, inside), { withFileTypes: true }).catch(
    nullIfGone,
  )
  for (const entry of entries ?? []) {
    const name = inside ? `${inside}/${entry.name}` : entry.name
    if (entry.isDirectory() && name !== exportsFolder) yield* listFiles(folder, name)
    else if (entry.isFile() && !name.endsWith('.part')) yield name
  }
}

/** Writes the stored files into the archive, and returns their names. */
export async function writeFiles(out: Writable, folder: string): Promise<Set<string>> {
  const written = new Set<string>()
  for await (const name of listFiles(folder)) {
    const handle = await open(path.join(folder, name)).catch(nullIfGone)
    if (!handle) continue
    try {
      await writeFile(out, name, handle)
    } finally {
      await handle.close()
    }
    written.add(name)
  }
  return written
}

/** As much as there is, regardless of its earlier size. */
async function writeFile(out: Writable, name: string, handle: FileHandle): Promise<void> {
  const hash = createHash('sha256')
  for (let last = false; !last;) {
    const body = await readChunk(handle)
    hash.update(body)
    last = body.length < chunk
    await writeRecord(
      out,
      {
        kind: 'file',
        path: name,
        bytes: body.length,
        last,
        ...(last ? { sha256: hash.digest('hex') } : {}),
      },
      body,
    )
  }
}

/** Full unless the file has ended: a network drive may return less per read. */
async function readChunk(handle: FileHandle): Promise<Buffer> {
  const buffer = Buffer.alloc(chunk)
  let filled = 0
  while (filled < chunk) {
    const { bytesRead } = await handle.read(buffer, filled, chunk - filled)
    if (bytesRead === 0) break
    filled += bytesRead
  }
  return buffer.subarray(0, filled)
}

/** A database from before conversations has none. */
async function findAttached(tx: TransactionSql): Promise<{ key: string }[]> {
  const [known] = await tx<{ table: string | null }[]>`
    select to_regclass('conversation_files')::text as table`
  return known?.table ? tx`select key from conversation_files order by key` : []
}

/** The files that rows of the snapshot refer to but that the archive does not contain. */
export async function findMissing(
  tx: TransactionSql,
  written: ReadonlySet<string>,
): Promise<string[]> {
  const pictures = await tx<{ key: string; width: number }[]>`
    select key, width from images order by key`
  const uploads = await tx<{ key: string }[]>`select key from campaign_uploads order by key`
  const attached = await findAttached(tx)
  const needed = [
    ...pictures.flatMap(({ key, width }) =>
      pictureSizes({ width })
        .filter((size) => !laterWidths.includes(size))
        .map((size) => pictureKey(key, size)),
    ),
    ...uploads.map(({ key }) => campaignUploadKey(key)),
    ...attached.map(({ key }) => conversationFileKey(key)),
  ]
  return needed.filter((name) => !written.has(name))
}
