import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { Deadline } from '../db/deadline.ts'
import { RequestOver } from '../db/errors.ts'
import { withinRequest } from '../db/request-scope.ts'
import { createWorkPool } from './work-pool.ts'

describe('a pool of work', () => {
  it('runs no more at once than its limit, in order of arrival', async () => {
    const pool = createWorkPool({ most: 2, waiting: 10 })
    let [busy, busiest] = [0, 0]
    const done: number[] = []
    const work = (name: number) => async () => {
      busiest = Math.max(busiest, ++busy)
      await pause(5)
      busy--
      done.push(name)
    }
    await Promise.all([1, 2, 3, 4, 5].map((name) => pool.run(work(name))))
    expect(busiest).toBe(2)
    expect(done).toEqual([1, 2, 3, 4, 5])
  })

  it('refuses with 503 what would wait too long, and continues after a failure', async () => {
    const pool = createWorkPool({ most: 1, waiting: 1 })
    const failing = pool.run(() => pause(5).then(() => Promise.reject(new Error('damaged'))))
    const next = pool.run(async () => 'done')
    await expect(pool.run(async () => 'never')).rejects.toMatchObject({ status: 503 })
    await expect(failing).rejects.toThrow('damaged')
    await expect(next).resolves.toBe('done')
    await expect(pool.run(async () => 'again')).resolves.toBe('again')
  })

  it('removes a request that is over from the queue, and does not run its work', async () => {
    const pool = createWorkPool({ most: 1, waiting: 1 })
    let release = () => {}
    const busy = pool.run(() => new Promise<void>((done) => (release = done)))
    const deadline = new Deadline(60)
    const work = vi.fn(async () => {})
    const request = { requestId: 'test', deadline }
    const waiting = withinRequest(request, () => pool.run(work))
    deadline.end(new RequestOver('over', 'time'))
    await expect(waiting).rejects.toThrow('over')
    const next = pool.run(async () => 'next')
    release()
    await busy
    expect(await next).toBe('next')
    await expect(withinRequest(request, () => pool.run(work))).rejects.toThrow('over')
    expect(work).not.toHaveBeenCalled()
  })
})
