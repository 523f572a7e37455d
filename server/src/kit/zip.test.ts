import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readZip, UnreadableZip } from './zip.ts'

const limits = { mostEntries: 5, mostEntryBytes: 100_000, mostBytes: 150_000 }
const zip = (files: Record<string, Uint8Array>) => Buffer.from(zipSync(files))

describe('a ZIP file', () => {
  it('is read entry by entry, without its folders', () => {
    const file = zip({
      'a/': new Uint8Array(),
      'a/one.txt': strToU8('one'),
      'ü.txt': strToU8('two'),
    })
    const entries = readZip(file, limits)
    expect(entries.map(({ name, read }) => [name, String(read())])).toEqual([
      ['a/one.txt', 'one'],
      ['ü.txt', 'two'],
    ])
  })

  it('is refused when it has too many entries, too large ones, or unpacks to too much', () => {
    const zeros = new Uint8Array(90_000)
    expect(() => readZip(zip({ a: zeros, b: zeros }), limits)).toThrow(UnreadableZip)
    expect(() => readZip(zip({ a: new Uint8Array(100_001) }), limits)).toThrow(UnreadableZip)
    const many = Object.fromEntries(Array.from({ length: 6 }, (_, n) => [`${n}`, strToU8('x')]))
    expect(() => readZip(zip(many), limits)).toThrow(UnreadableZip)
  })

  it('is not unpacked beyond the size that it declares', () => {
    const file = zip({ a: new Uint8Array(90_000) })
    const directory = file.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]))
    file.writeUInt32LE(10, directory + 24)
    const [entry] = readZip(file, limits)
    expect(() => entry?.read()).toThrow(UnreadableZip)
  })

  it('is refused when it is damaged', () => {
    const file = zip({ a: strToU8('one') })
    expect(() => readZip(file.subarray(0, 20), limits)).toThrow(UnreadableZip)
    expect(() => readZip(Buffer.from('no zip'), limits)).toThrow(UnreadableZip)
    const broken = Buffer.from(file)
    broken.writeUInt32LE(0xffff, broken.length - 6)
    expect(() => readZip(broken, limits)).toThrow(UnreadableZip)
  })
})
