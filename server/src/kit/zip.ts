import { inflateRawSync } from 'node:zlib'

/** What a ZIP file may unpack to. Beyond a limit it is refused as a whole. */
export interface ZipLimits {
  mostEntries: number
  mostEntryBytes: number
  mostBytes: number
}

export interface ZipEntry {
  name: string
  /** The size that the file declares; unpacking stops there. */
  bytes: number
  read(): Buffer
}

export class UnreadableZip extends Error {
  override name = 'UnreadableZip'
}

const endMark = 0x06054b50
const entryMark = 0x02014b50
const localMark = 0x04034b50
/** The end record, and the longest comment that may follow it. */
const endBytes = 22
const longestEnd = endBytes + 0xffff
const stored = 0
const deflated = 8
const encrypted = 1

/**
 * The entries of a ZIP file. Sizes are checked before anything is unpacked, and again while
 * unpacking: an entry that is larger than it declares is refused, however small the file is.
 */
export function readZip(file: Buffer, limits: ZipLimits): ZipEntry[] {
  try {
    const entries = directoryOf(file, limits)
    const total = entries.reduce((sum, { bytes }) => sum + bytes, 0)
    if (total > limits.mostBytes) throw new UnreadableZip('it unpacks to more than is allowed')
    return entries
  } catch (error) {
    if (error instanceof RangeError) throw new UnreadableZip('it is cut off')
    throw error
  }
}

function endOf(file: Buffer): number {
  for (let at = file.length - endBytes; at >= Math.max(0, file.length - longestEnd); at--) {
    if (file.readUInt32LE(at) === endMark) return at
  }
  throw new UnreadableZip('it has no directory')
}

function directoryOf(file: Buffer, limits: ZipLimits): ZipEntry[] {
  const end = endOf(file)
  const count = file.readUInt16LE(end + 10)
  if (count > limits.mostEntries) throw new UnreadableZip('it has too many entries')
  let at = file.readUInt32LE(end + 16)
  const entries: ZipEntry[] = []
  for (let number = 0; number < count; number++) {
    if (file.readUInt32LE(at) !== entryMark) throw new UnreadableZip('its directory is damaged')
    const nameLength = file.readUInt16LE(at + 28)
    const entry = {
      flags: file.readUInt16LE(at + 8),
      method: file.readUInt16LE(at + 10),
      packed: file.readUInt32LE(at + 20),
      bytes: file.readUInt32LE(at + 24),
      start: file.readUInt32LE(at + 42),
    }
    const name = file.toString('utf8', at + 46, at + 46 + nameLength)
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
    if (name.endsWith('/')) continue
    if (entry.bytes > limits.mostEntryBytes) throw new UnreadableZip('an entry is too large')
    entries.push({ name, bytes: entry.bytes, read: () => unpack(file, entry) })
  }
  return entries
}

interface Packed {
  flags: number
  method: number
  packed: number
  bytes: number
  start: number
}

function unpack(file: Buffer, { flags, method, packed, bytes, start }: Packed): Buffer {
  if (flags & encrypted) throw new UnreadableZip('it is encrypted')
  if (file.length < start + 30 || file.readUInt32LE(start) !== localMark) {
    throw new UnreadableZip('an entry is missing')
  }
  const from = start + 30 + file.readUInt16LE(start + 26) + file.readUInt16LE(start + 28)
  const content = file.subarray(from, from + packed)
  if (method === stored) return content
  if (method !== deflated) throw new UnreadableZip('an entry is packed in an unknown way')
  try {
    return inflateRawSync(content, { maxOutputLength: Math.max(1, bytes) })
  } catch {
    throw new UnreadableZip('an entry is damaged or larger than it declares')
  }
}
