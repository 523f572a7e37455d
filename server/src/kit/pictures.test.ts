import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemTexts } from '#contract/messages.ts'
import { openFiles, type FileStore } from '../gateways/files.ts'
import { connect, type Database } from '../db/connect.ts'
import { cloneDatabase, type TestDatabase } from '../db/testing.ts'
import { pictureKey } from './file-keys.ts'
import { storePicture } from './pictures.ts'

let folder: string
let files: FileStore
let clone: TestDatabase
let database: Database

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'jacaranda-pictures-'))
  files = await openFiles({ dataDir: folder, storage: { kind: 'local' } })
  clone = await cloneDatabase()
  database = connect(clone.url, { max: 1 })
})
afterAll(async () => {
  await database.close()
  await clone.drop()
  await rm(folder, { recursive: true, force: true, maxRetries: 10 })
})

function photo(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#6c42a6' } })
}

describe('a stored picture', () => {
  it('is stored as WebP in every size up to its own', async () => {
    const stored = await storePicture({ files, database }, await photo(1200, 800).jpeg().toBuffer())
    expect(stored).toMatchObject({ width: 1200, height: 800 })
    for (const [width, exists] of [
      [320, true],
      [640, true],
      [750, true],
      [960, true],
      [1440, false],
    ] as const) {
      expect(await files.exists(pictureKey(stored.key, width))).toBe(exists)
    }
    const small = await files.read(pictureKey(stored.key, 320))
    expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 320 })
    expect(stored.placeholder).toBe('#64a#64a')
  })

  it('loses its camera metadata but keeps its orientation', async () => {
    const turned = await photo(400, 600)
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const stored = await storePicture({ files, database }, turned)
    expect([stored.width, stored.height]).toEqual([600, 400])
    const file = Buffer.from((await files.read(pictureKey(stored.key, 320))) as Uint8Array)
    expect(file.includes('secret place')).toBe(false)
  })

  it.each([
    [
      'an SVG, which could carry script',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    ],
    ['a text', 'not a picture'],
    ['nothing', ''],
  ])('is never %s', async (_what, content) => {
    await expect(storePicture({ files, database }, Buffer.from(content))).rejects.toThrow(
      'not accepted',
    )
  })

  it('is never so large that decoding it could exhaust the memory', async () => {
    const bomb = await sharp({
      create: { width: 9000, height: 9000, channels: 3, background: '#fff' },
    })
      .png()
      .toBuffer()
    await expect(storePicture({ files, database }, bomb)).rejects.toThrow()
  })

  it.each([
    ['1 × 1 000 000', 1, 1_000_000],
    ['100 × 390 000', 100, 390_000],
    ['390 000 × 100', 390_000, 100],
  ])('is refused with a reason when it is %s pixels', async (_size, width, height) => {
    const content = await photo(width, height).png().toBuffer()
    await expect(storePicture({ files, database }, content)).rejects.toMatchObject({
      status: 413,
      message: systemTexts.pictureTooLarge,
    })
  })

  it('may be long and narrow up to the limit', async () => {
    const stored = await storePicture({ files, database }, await photo(2, 16_000).png().toBuffer())
    expect([stored.width, stored.height]).toEqual([2, 16_000])
  })
})
