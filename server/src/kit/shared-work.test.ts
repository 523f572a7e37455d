import { describe, expect, it, vi } from 'vitest'
import { Deadline } from '../db/deadline.ts'
import { RequestOver } from '../db/errors.ts'
import { currentRequest, withinRequest } from '../db/request-scope.ts'
import { createReplyCache } from './reply-cache.ts'

const left = new RequestOver('left', 'left')
const entry = { seconds: 60, tables: [] }

function aRequest() {
  const deadline = new Deadline(60)
  return {
    leave: () => deadline.end(left),
    run: <T>(work: () => Promise<T>) => withinRequest({ requestId: 'test', deadline }, work),
  }
}

/** Work that continues until it is released or ended. */
function someWork() {
  const ended = vi.fn()
  let release = () => {}
  const work = vi.fn(async () => {
    await new Promise<void>((resolve, reject) => {
      release = resolve
      const end = (cause: RequestOver) => {
        ended(cause)
        reject(cause)
      }
      currentRequest()?.deadline?.add({ what: () => 'working', end })
    })
    return { value: 'done', entry }
  })
  return { work, ended, release: () => release() }
}

describe('work that several requests share', () => {
  it('continues when the request that started it leaves', async () => {
    const cache = createReplyCache()
    const { work, ended, release } = someWork()
    const [first, second] = [aRequest(), aRequest()]
    const replies = [first, second].map(({ run }) => run(() => cache.cacheAs('key', work)))
    first.leave()
    await expect(replies[0]).rejects.toBe(left)
    expect(ended).not.toHaveBeenCalled()
    release()
    expect(await replies[1]).toBe('done')
    expect(work).toHaveBeenCalledOnce()
  })

  it('is aborted when all have left, and started again for the next', async () => {
    const cache = createReplyCache()
    const { work, ended, release } = someWork()
    const requests = [aRequest(), aRequest()]
    const replies = requests.map(({ run }) => run(() => cache.cacheAs('key', work)))
    for (const { leave } of requests) leave()
    for (const reply of replies) await expect(reply).rejects.toBe(left)
    expect(ended).toHaveBeenCalledWith(left)
    const next = aRequest().run(() => cache.cacheAs('key', work))
    release()
    expect(await next).toBe('done')
    expect(work).toHaveBeenCalledTimes(2)
  })
})
