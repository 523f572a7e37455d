import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { connect, type Database } from '../db/connect.ts'
import { cloneDatabase, type TestDatabase } from '../db/testing.ts'
import { aDyingDatabase } from '../testing/dying-database.ts'
import { createJobs, type Job, type Jobs } from './jobs.ts'
import { createLog } from './log.ts'

let clone: TestDatabase
let database: Database
const running: Jobs[] = []

beforeAll(async () => {
  clone = await cloneDatabase()
  database = connect(clone.url, { max: 1 })
})
afterAll(async () => {
  await Promise.all(running.map((jobs) => jobs.stop()))
  await database.close()
  await clone.drop()
})

/** One process of the program, as far as jobs are concerned. */
async function aProcess(...jobs: Job<never>[]): Promise<Jobs> {
  const process = createJobs(clone.url, jobs, createLog('silent'), { lookSeconds: 1 })
  await process.start()
  running.push(process)
  return process
}

describe('background jobs', () => {
  it('run once, in one of several processes', async () => {
    const done: string[] = []
    const job = (name: string): Job<{ n: number }> => ({
      name: 'shared',
      async work({ n }) {
        done.push(`${n} ${name}`)
      },
    })
    const [first] = await Promise.all([aProcess(job('first')), aProcess(job('second'))])
    for (let n = 1; n <= 12; n++) await first.enqueue(job('first'), { n })
    await vi.waitFor(() => expect(done.length).toBeGreaterThanOrEqual(12), { timeout: 25_000 })
    expect(done.map((one) => Number(one.split(' ')[0])).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 12 }, (_, n) => n + 1),
    )
  })

  it('wait for a process that can run them, and are retried after a failure', async () => {
    const attempts: number[] = []
    const job: Job<{ n: number }> = {
      name: 'stubborn',
      async work({ n }) {
        attempts.push(n)
        if (attempts.length === 1) throw new Error('on purpose')
      },
    }
    const jobs = await aProcess(job)
    await jobs.enqueue(job, { n: 7 })
    await vi.waitFor(() => expect(attempts).toEqual([7]), { timeout: 10_000 })
    // Skips the pause before the next attempt.
    await database.sql`update pgboss.job set start_after = now() where name = 'stubborn'`
    await vi.waitFor(() => expect(attempts).toEqual([7, 7]), { timeout: 20_000 })
  })

  it('run again when their process was killed, including those that run exclusively for hours', async () => {
    const runs: string[] = []
    const job: Job = {
      name: 'long',
      alone: { expireInSeconds: 12 * 3600 },
      async work() {
        runs.push('begun')
        if (runs.length === 1) await new Promise(() => {})
      },
    }
    const jobs = await aProcess(job)
    await jobs.enqueue(job, {})
    await vi.waitFor(() => expect(runs).toHaveLength(1), { timeout: 10_000 })
    await aProcess(job)
    // What a killed process leaves behind: a job without heartbeats.
    await database.sql`
      update pgboss.job set heartbeat_on = now() - interval '2 minutes' where name = 'long'`
    await vi.waitFor(
      async () => {
        // Skips the pause before the next attempt.
        await database.sql`
          update pgboss.job set start_after = now() where name = 'long' and state = 'retry'`
        expect(runs).toHaveLength(2)
      },
      { timeout: 60_000, interval: 500 },
    )
  }, 90_000)

  it('continue when the clock of the machine is set back while one of them runs', async () => {
    const realNow = Date.now
    let ahead = 2 * 3_600_000
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => realNow() + ahead)
    const done: number[] = []
    const job: Job<{ n: number }> = {
      name: 'punctual',
      async work({ n }) {
        ahead = 0
        done.push(n)
      },
    }
    try {
      const jobs = await aProcess(job)
      for (const n of [1, 2]) {
        await jobs.enqueue(job, { n })
        await vi.waitFor(() => expect(done).toContain(n), { timeout: 30_000 })
      }
    } finally {
      clock.mockRestore()
    }
  })

  it('have one schedule, in South African time, however many processes there are', async () => {
    const job: Job = { name: 'nightly', cron: '5 0 * * *', async work() {} }
    await Promise.all([aProcess(job), aProcess(job)])
    const rows = await database.sql`
      select cron, timezone from pgboss.schedule where name = 'nightly'`
    expect(rows).toEqual([{ cron: '5 0 * * *', timezone: 'Africa/Johannesburg' }])
  })

  it('lose their schedule when they are renamed or removed', async () => {
    await aProcess({ name: 'old-name', cron: '5 0 * * *', async work() {} })
    await aProcess({ name: 'new-name', cron: '5 0 * * *', async work() {} })
    const rows = await database.sql`select name from pgboss.schedule`
    expect(rows).toEqual([{ name: 'new-name' }])
  })
})

it('a database that dies as it accepts a connection makes only the start of the jobs fail', async () => {
  const { url, close } = await aDyingDatabase()
  await expect(createJobs(url, [], createLog('silent')).start()).rejects.toThrow(/terminat/)
  close()
})
