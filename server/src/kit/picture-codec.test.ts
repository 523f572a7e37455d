import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { createPictureCodec } from './picture-codec.ts'

const photo = await sharp({
  create: { width: 400, height: 300, channels: 3, background: '#6c42a6' },
})
  .jpeg()
  .toBuffer()

describe('the process that decodes pictures', () => {
  it('ends when it is idle, and is started again', async () => {
    const codec = createPictureCodec({ idleMs: 10 })
    expect(await codec.run('sizeOf', photo)).toEqual({ width: 400, height: 300 })
    await vi.waitFor(() => expect(codec.pid).toBeUndefined(), 10_000)
    const encoded = await codec.run('encode', photo)
    expect(encoded?.files.map(({ width }) => width)).toEqual([320])
  })

  it('renders a drawing as a picture, at one and a half times its size', async () => {
    const drawing = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><rect width="200" height="100" fill="#6c42a6"/></svg>',
    )
    const picture = await createPictureCodec({ idleMs: 10 }).run('drawing', drawing)
    expect(await sharp(picture).metadata()).toMatchObject({
      format: 'png',
      width: 300,
      height: 150,
    })
    const { dominant } = await sharp(picture).stats()
    expect(dominant.b).toBeGreaterThan(dominant.g + 50)
  })

  it('works on several pictures at once', async () => {
    const codec = createPictureCodec({ idleMs: 10 })
    const sizes = await Promise.all(
      [photo, Buffer.from('no picture'), photo].map((content) => codec.run('sizeOf', content)),
    )
    expect(sizes).toEqual([{ width: 400, height: 300 }, null, { width: 400, height: 300 }])
  })

  it('is started again for the pictures that it was working on when it was killed', async () => {
    const codec = createPictureCodec({ idleMs: 10_000 })
    await codec.run('sizeOf', photo)
    const interrupted = codec.run('encode', photo)
    process.kill(codec.pid as number, 'SIGKILL')
    expect((await interrupted)?.files.map(({ width }) => width)).toEqual([320])
  })

  it('replies 503 to a picture on which it crashed twice, and continues with the next one', async () => {
    const codec = createPictureCodec({ idleMs: 10_000 })
    await codec.run('sizeOf', photo)
    const lost = codec.run('encode', photo)
    lost.catch(() => {})
    const first = codec.pid as number
    process.kill(first, 'SIGKILL')
    const second = await vi.waitFor(
      () => {
        expect(codec.pid ?? first).not.toBe(first)
        return codec.pid as number
      },
      { timeout: 10_000, interval: 1 },
    )
    process.kill(second, 'SIGKILL')
    await expect(lost).rejects.toMatchObject({ code: 'unavailable' })
    expect(await codec.run('sizeOf', photo)).toEqual({ width: 400, height: 300 })
  })

  it('replies 503 to a picture that takes too long, without retrying it', async () => {
    const codec = createPictureCodec({ limitMs: 1 })
    await expect(codec.run('encode', photo)).rejects.toMatchObject({ code: 'unavailable' })
    expect(codec.pid).toBeUndefined()
  })
})
