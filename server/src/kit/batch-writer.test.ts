import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { createBatchWriter } from './batch-writer.ts'

const log = pino({ level: 'silent' })

describe('a batch writer', () => {
  it('writes a burst in batches and in order, and all of it before it stops', async () => {
    const written: number[][] = []
    const writer = createBatchWriter<number>({
      name: 'a log',
      log,
      async write(entries) {
        written.push([...entries])
      },
    })
    const all = Array.from({ length: 3500 }, (_, n) => n)
    for (const entry of all) writer.record(entry)
    const flushed = writer.flush()
    await writer.stop()
    await flushed
    expect(written.map(({ length }) => length)).toEqual([1000, 1000, 1000, 500])
    expect(written.flat()).toEqual(all)
  })

  it('retries what could not be written in the next batch', async () => {
    let away = true
    const written: string[] = []
    const writer = createBatchWriter<string>({
      name: 'a log',
      log,
      async write(entries) {
        if (away) throw new Error('the database is away')
        written.push(...entries)
      },
    })
    writer.record('one')
    await writer.flush()
    expect(written).toEqual([])
    away = false
    writer.record('two')
    await writer.stop()
    expect(written).toEqual(['one', 'two'])
  })
})
