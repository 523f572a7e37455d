import { mkdtemp, readdir, rm, truncate, utimes, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parseCron, type Cron } from './config/cron.ts'
import { findBackupState, isBackupDue } from './features/backups/backups.service.ts'
import { backupJob } from './scheduled-backups.ts'
import { useApi } from './testing/api.ts'

const root = await mkdtemp(path.join(os.tmpdir(), 'jacaranda-scheduled-'))
const dir = path.join(root, 'backups')
const schedule = '30 1 * * *'
const lines: string[] = []
const api = useApi(
  { backups: { dir, schedule, cron: parseCron(schedule) as Cron, keep: 2 } },
  { log: (line) => lines.push(line) },
)
afterAll(() => rm(root, { recursive: true, force: true, maxRetries: 10 }))

const state = () => findBackupState(api.services.database.db)
/** In the order of their nights, and then the key, whose name may be anything. */
const names = async () => {
  const all = (await readdir(dir)).toSorted()
  const isKey = (name: string) => name.endsWith('.key')
  return [...all.filter((name) => !isKey(name)), ...all.filter(isKey)]
}

let now = Date.parse('2026-11-16T23:30:00Z')
beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

/** The job of the next night. */
async function run(signal = new AbortController().signal) {
  vi.setSystemTime((now += 86_400_000))
  await backupJob(api.services, signal)?.work({} as never)
}

const night = (date: number) => `jacaranda-202611${date}-233000.backup`

describe('scheduled backups', { timeout: 120_000 }, () => {
  it('are complete archives in the folder, with one key, of which the newest stay', async () => {
    expect(await isBackupDue(api.services.database.db)).toBe(true)
    for (let nights = 0; nights < 3; nights++) await run()
    expect(await names()).toEqual([
      night(18),
      night(19),
      expect.stringMatching(/^jacaranda-[\w-]{12}\.key$/),
    ])
    const { last, problem } = await state()
    expect(last?.bytes).toBeGreaterThan(1000)
    expect(problem).toBeNull()
    const rows = await api.services.database.sql`
      select file, rows > 0 as filled, deleted_at is not null as deleted, late_after
      from backups order by id`
    expect(rows).toMatchObject([
      { file: night(17), filled: true, deleted: true },
      { file: night(18), deleted: false },
      { file: night(19), deleted: false, late_after: expect.stringContaining('2026-11-21 23:30') },
    ])
  })

  it('that fail are recorded with the cause, logged with a remedy, and delete nothing', async () => {
    const before = await names()
    const file = path.join(root, 'a file')
    await writeFile(file, '')
    const { backups } = api.services.config
    api.services.config.backups = { ...backups!, dir: path.join(file, 'inside') }
    await expect(run()).rejects.toThrow('ENOTDIR')
    api.services.config.backups = backups
    expect(await state()).toMatchObject({ problem: 'failed', last: { bytes: expect.any(Number) } })
    expect((await state()).error).toContain('Check BACKUP_DIR')
    expect(lines.join()).toContain('ENOTDIR')
    expect(lines.join()).toContain('Check BACKUP_DIR')
    expect(await names()).toEqual(before)
  })

  it('that are damaged replace none, and those of an earlier database count', async () => {
    await truncate(path.join(dir, night(19)), 1000)
    await api.services.database.sql`delete from backups where file = ${night(18)}`
    await run()
    expect((await names()).slice(0, 3)).toEqual([night(18), night(19), night(21)])
    expect((await state()).problem).toBeNull()
    await run()
    expect((await names()).slice(0, 3)).toEqual([night(21), night(22), expect.anything()])
  })

  it('that are stopped with the program leave nothing, and are not failures', async () => {
    const before = await names()
    const left = path.join(dir, 'jacaranda-20261101-233000.backup.part')
    await writeFile(left, 'half')
    await utimes(left, 0, 0)
    await expect(run(AbortSignal.abort(new Error('stopping')))).rejects.toThrow('stopping')
    expect(await names()).toEqual(before)
    expect((await state()).problem).toBeNull()
  })
})
