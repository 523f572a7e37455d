import { describe, expect, it, vi } from 'vitest'
import { createLog } from '../kit/log.ts'
import { keepWorkers, WorkerCannotServe, type KeepOptions } from './keep-workers.ts'

/** Workers without processes. */
function fakeWorkers(behaviour: (nth: number) => 'listens' | 'dies' | 'cannot serve') {
  const forked: { number: number; end(how?: string): void }[] = []
  const events: string[] = []
  const fork: KeepOptions['fork'] = (number) => {
    const nth = forked.length
    const { promise: ended, resolve: end } = Promise.withResolvers<string>()
    const { promise: listening, resolve, reject } = Promise.withResolvers<void>()
    forked.push({ number, end: (how = 'exit code 1') => end(how) })
    events.push(`fork ${number}`)
    const kind = behaviour(nth)
    if (kind === 'listens') resolve()
    if (kind === 'cannot serve') reject(new WorkerCannotServe('the port is taken'))
    if (kind === 'dies') {
      reject(new Error('A worker exited while starting'))
      end('exit code 1')
    }
    return {
      listening,
      ended,
      stop() {
        events.push(`stop ${number}`)
        if (kind !== 'dies') end('exit code 0')
      },
      kill: () => end('signal SIGKILL'),
    }
  }
  return { forked, events, fork }
}

const timing = { firstPauseMs: 1, longestPauseMs: 4 }

function keeping(workers: ReturnType<typeof fakeWorkers>, lines: string[] = [], count = 2) {
  const log = createLog('info', { write: (line) => lines.push(line) })
  return keepWorkers({ count, fork: workers.fork, log, timing })
}

describe('the supervisor of workers', () => {
  it('starts the configured number', async () => {
    const workers = fakeWorkers(() => 'listens')
    await keeping(workers, [], 3)
    expect(workers.forked.map(({ number }) => number)).toEqual([1, 2, 3])
  })

  it('replaces a worker that ends, but none after it was told to stop', async () => {
    const workers = fakeWorkers(() => 'listens')
    const running = await keeping(workers)
    workers.forked[1]?.end('signal SIGKILL')
    await vi.waitFor(() => expect(workers.forked).toHaveLength(3))
    expect(workers.forked[2]?.number).toBe(2)
    await running.stop()
    expect(workers.events.filter((event) => event.startsWith('stop')).sort()).toEqual([
      'stop 1',
      'stop 2',
    ])
    expect(workers.forked).toHaveLength(3)
  })

  it('logs what to do when workers keep exiting', async () => {
    const workers = fakeWorkers((nth) => (nth < 2 ? 'listens' : 'dies'))
    const lines: string[] = []
    const running = await keeping(workers, lines)
    workers.forked[0]?.end()
    await vi.waitFor(() => expect(lines.join()).toContain('set WORKERS to a smaller number'))
    await running.stop()
  })

  it('does not start when a worker cannot serve', async () => {
    const workers = fakeWorkers((nth) => (nth === 1 ? 'cannot serve' : 'listens'))
    await expect(keeping(workers)).rejects.toThrow('the port is taken')
    expect(workers.events).toContain('stop 1')
  })

  it('does not start when workers keep exiting while they start', async () => {
    const workers = fakeWorkers(() => 'dies')
    await expect(keeping(workers, [], 1)).rejects.toThrow('A worker exited while starting')
    expect(workers.forked).toHaveLength(3)
  })

  it('replaces all workers one after another, each only once the new one listens', async () => {
    const workers = fakeWorkers(() => 'listens')
    const running = await keeping(workers)
    await running.restart()
    expect(workers.events).toEqual(['fork 1', 'fork 2', 'fork 1', 'stop 1', 'fork 2', 'stop 2'])
  })

  it('keeps the old worker when the new one does not start', async () => {
    const workers = fakeWorkers((nth) => (nth < 2 ? 'listens' : 'dies'))
    const running = await keeping(workers)
    await running.restart()
    expect(workers.events).toEqual(['fork 1', 'fork 2', 'fork 1'])
  })
})
