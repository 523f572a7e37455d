import { AsyncLocalStorage } from 'node:async_hooks'
import { pino } from 'pino'
import { describe, expect, it, vi } from 'vitest'
import type { FileStore } from '../gateways/files.ts'
import { findExport, readExport, startExport } from './export-job.ts'

function inMemory(): FileStore {
  const files = new Map<string, Uint8Array>()
  return {
    write: async (key, content) => void files.set(key, content),
    read: async (key) => files.get(key),
    exists: async (key) => files.has(key),
    remove: async (key) => void files.delete(key),
  }
}

const log = pino({ level: 'silent' })
const scheduleRemoval = async () => {}
const work = { userId: 7, kind: 'weeks-all', fileName: 'weeks.xlsx', total: 3 }
const content = Buffer.from('a sheet')

describe('an export', () => {
  it('is complete when the reply arrives, if it is small', async () => {
    const files = inMemory()
    const started = await startExport(
      { files, log, scheduleRemoval },
      { ...work, write: async () => content },
    )
    expect(started).toMatchObject({ state: 'done', done: 3, total: 3 })
    expect(await readExport(files, 7, started.exportId)).toEqual({
      fileName: 'weeks.xlsx',
      content,
    })
  })

  it('belongs to one user', async () => {
    const files = inMemory()
    const { exportId } = await startExport(
      { files, log, scheduleRemoval },
      { ...work, write: async () => content },
    )
    expect(await findExport(files, 8, exportId)).toBeUndefined()
    expect(await readExport(files, 8, exportId)).toBeUndefined()
  })

  it('reports its progress if it is long, and cannot be downloaded before it is complete', async () => {
    const files = inMemory()
    let finish: (bytes: Uint8Array) => void = () => {}
    const started = await startExport(
      { files, log, scheduleRemoval },
      {
        ...work,
        write: async (progress) => {
          await new Promise((resolve) => setTimeout(resolve, 500))
          progress(2)
          return new Promise((resolve) => (finish = resolve))
        },
      },
    )
    expect(started).toMatchObject({ state: 'running', done: 2 })
    expect(await findExport(files, 7, started.exportId)).toMatchObject({
      state: 'running',
      done: 2,
    })
    expect(await readExport(files, 7, started.exportId)).toBeUndefined()
    finish(content)
    await vi.waitFor(async () => {
      expect((await findExport(files, 7, started.exportId))?.state).toBe('done')
    })
  })

  it('reports its progress while it reads rows in a transaction', async () => {
    const transaction = new AsyncLocalStorage<string>()
    const files = inMemory()
    const inside: (string | undefined)[] = []
    const watched: FileStore = {
      ...files,
      write: (key, bytes) => {
        inside.push(transaction.getStore())
        return files.write(key, bytes)
      },
    }
    await startExport(
      { files: watched, log, scheduleRemoval },
      {
        ...work,
        write: (progress) =>
          transaction.run('open', async () => {
            await new Promise((resolve) => setTimeout(resolve, 500))
            progress(2)
            return content
          }),
      },
    )
    // At the start, the progress, the file and the end.
    expect(inside).toEqual([undefined, undefined, undefined, undefined])
  })

  it('reports a failure', async () => {
    const files = inMemory()
    const { state } = await startExport(
      { files, log, scheduleRemoval },
      {
        ...work,
        write: () => Promise.reject(new Error('no room')),
      },
    )
    expect(state).toBe('failed')
  })

  it('counts as failed after a minute without progress, because its process has died', async () => {
    const files = inMemory()
    const { exportId } = await startExport(
      { files, log, scheduleRemoval },
      { ...work, write: () => new Promise(() => {}) },
    )
    vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] })
    expect((await findExport(files, 7, exportId))?.state).toBe('failed')
    vi.useRealTimers()
  })

  it('replaces the previous one of its kind', async () => {
    const files = inMemory()
    const first = await startExport(
      { files, log, scheduleRemoval },
      { ...work, write: async () => content },
    )
    const second = await startExport(
      { files, log, scheduleRemoval },
      { ...work, write: async () => content },
    )
    expect(await findExport(files, 7, first.exportId)).toBeUndefined()
    expect((await findExport(files, 7, second.exportId))?.state).toBe('done')
  })

  it('survives a storage failure at any of its writes, and reports that it failed', async () => {
    for (let failing = 2; failing <= 4; failing++) {
      const files = inMemory()
      let writes = 0
      const faulty: FileStore = {
        ...files,
        write: async (key, bytes) => {
          if (++writes >= failing) throw new Error('the disk is full')
          await files.write(key, bytes)
        },
      }
      const started = await startExport(
        { files: faulty, log, scheduleRemoval },
        {
          ...work,
          write: async (progress) => {
            await new Promise((resolve) => setTimeout(resolve, 450))
            progress(1)
            return content
          },
        },
      )
      expect([failing, started.state]).toEqual([failing, failing === 4 ? 'done' : 'failed'])
    }
  })

  it('counts as failed when its record is empty or damaged', async () => {
    const files = inMemory()
    const { exportId } = await startExport(
      { files, log, scheduleRemoval },
      { ...work, write: async () => content },
    )
    for (const damaged of ['', '{"exportId":"weeks', '{}', 'null']) {
      await files.write('exports/7/weeks-all.json', Buffer.from(damaged))
      expect(await findExport(files, 7, exportId)).toMatchObject({ exportId, state: 'failed' })
      expect(await readExport(files, 7, exportId)).toBeUndefined()
    }
  })

  it('is scheduled for deletion before its files are written, and expires after an hour', async () => {
    const files = inMemory()
    const steps: string[] = []
    const { exportId } = await startExport(
      {
        files: {
          ...files,
          write: async (key, bytes) => {
            steps.push(`write ${key}`)
            await files.write(key, bytes)
          },
        },
        log,
        scheduleRemoval: async (keys) => void steps.push(`schedule ${keys.join(' ')}`),
      },
      { ...work, write: async () => content },
    )
    const [record, file] = ['exports/7/weeks-all.json', 'exports/7/weeks-all.file']
    const scheduled = `schedule ${record} ${file}`
    const written = [`write ${record}`, `write ${file}`]
    expect(steps).toEqual([scheduled, written[0], scheduled, written[1], written[0]])
    vi.useFakeTimers({ now: Date.now() + 3_601_000, toFake: ['Date'] })
    expect(await findExport(files, 7, exportId)).toBeUndefined()
    vi.useRealTimers()
  })

  it('is refused when its first record cannot be stored', async () => {
    const files = { ...inMemory(), write: () => Promise.reject(new Error('no storage')) }
    await expect(
      startExport({ files, log, scheduleRemoval }, { ...work, write: async () => content }),
    ).rejects.toThrow('no storage')
  })
})
