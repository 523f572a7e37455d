import { setImmediate as soon } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import type { FileStore } from '../gateways/files.ts'
import { avifKey, pictureKey } from './file-keys.ts'
import type { PictureCodec } from './picture-codec.ts'
import { createPictureVariants } from './picture-variants.ts'

const key = '6f4b2c52-0d0e-4d52-b0f4-1c34b0a7e001'

/** A store in memory, and a codec that produces files of a given length. */
function setUp(stored: Record<string, number>, madeBytes = 5) {
  const contents = new Map<string, Uint8Array>(
    Object.entries(stored).map(([name, bytes]) => [name, new Uint8Array(bytes)]),
  )
  const files: FileStore = {
    write: async (name, content) => void contents.set(name, content),
    read: async (name) => contents.get(name),
    exists: async (name) => contents.has(name),
    remove: async (name) => void contents.delete(name),
  }
  const run = vi.fn(async () => new Uint8Array(madeBytes))
  const onError = vi.fn()
  const codec = { run } as unknown as PictureCodec
  return { contents, run, onError, variants: createPictureVariants({ files, codec, onError }) }
}

it('a width that an earlier version did not store is made from a larger one, only once', async () => {
  const { variants, run } = setUp({ [pictureKey(key, 640)]: 20, [pictureKey(key, 960)]: 30 })
  const [one, other] = await Promise.all([
    variants.find(key, 750, false),
    variants.find(key, 750, false),
  ])
  expect(one).toEqual({ content: new Uint8Array(5), type: 'image/webp' })
  expect(other?.content).toHaveLength(5)
  expect(run).toHaveBeenCalledExactlyOnceWith(
    'variant',
    expect.toSatisfy((c) => c.length === 30),
    {
      width: 750,
      format: 'webp',
    },
  )
})

it('a width larger than the picture is not made', async () => {
  const { variants, run } = setUp({ [pictureKey(key, 640)]: 20 })
  expect(await variants.find(key, 750, false)).toBeUndefined()
  expect(await variants.find(key, 960, false)).toBeUndefined()
  expect(run).not.toHaveBeenCalled()
})

it('the first browser that takes AVIF gets WebP, the next one AVIF', async () => {
  const { variants, contents } = setUp({ [pictureKey(key, 1440)]: 10 })
  expect((await variants.find(key, 1440, true))?.type).toBe('image/webp')
  await vi.waitFor(() => expect(contents.has(avifKey(key, 1440))).toBe(true))
  await soon()
  expect(await variants.find(key, 1440, true)).toEqual({
    content: new Uint8Array(5),
    type: 'image/avif',
  })
  expect((await variants.find(key, 1440, false))?.type).toBe('image/webp')
})

it('an AVIF file that saves nothing is made once and never sent', async () => {
  const { variants, contents, run } = setUp({ [pictureKey(key, 1440)]: 10 }, 10)
  await variants.find(key, 1440, true)
  await vi.waitFor(() => expect(contents.get(avifKey(key, 1440))).toHaveLength(0))
  await soon()
  expect((await variants.find(key, 1440, true))?.type).toBe('image/webp')
  expect(run).toHaveBeenCalledOnce()
})

it('narrow pictures have no AVIF', async () => {
  const { variants, run } = setUp({ [pictureKey(key, 640)]: 10 })
  expect((await variants.find(key, 640, true))?.type).toBe('image/webp')
  expect(run).not.toHaveBeenCalled()
})
