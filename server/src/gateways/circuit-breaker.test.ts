import { describe, expect, it } from 'vitest'
import { CircuitOpen, createBreaker, type BreakerOptions } from './circuit-breaker.ts'

const limits: BreakerOptions = {
  failures: 3,
  mostAtOnce: 2,
  waiting: { most: 1, ms: 60_000 },
  pauseMs: { first: 1000, longest: 3000 },
}

function aBreaker(options: Partial<BreakerOptions> = {}) {
  const clock = { now: 0 }
  const said: string[] = []
  const breaker = createBreaker(
    { ...limits, ...options },
    {
      now: () => clock.now,
      onOpen: (_error, pauseMs) => said.push(`opened for ${pauseMs}`),
      onClose: ({ ms, refused }) => said.push(`closed after ${ms}, ${refused} refused`),
    },
  )
  let calls = 0
  const fail = () => breaker.run(() => Promise.reject(new Error(`failure ${++calls}`)))
  const succeed = () => breaker.run(async () => ++calls)
  return { breaker, clock, said, fail, succeed, made: () => calls }
}

async function fails(work: () => Promise<unknown>, times: number) {
  for (let n = 0; n < times; n++) await work().catch(() => {})
}

/** A call that ends on demand. */
function aHangingCall() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  return { work: () => promise, resolve, reject }
}

describe('a circuit breaker', () => {
  it('opens after consecutive failures, and then makes no calls', async () => {
    const { breaker, fail, succeed, made, said } = aBreaker()
    await fails(fail, 2)
    await succeed()
    await fails(fail, 3)
    expect(breaker.state()).toEqual({ state: 'open', failures: 3, inProgress: 0 })
    await expect(succeed()).rejects.toThrow(CircuitOpen)
    expect(made()).toBe(6)
    expect(said).toEqual(['opened for 1000'])
  })

  it('lets one call through after a pause, which doubles up to a limit', async () => {
    const { breaker, clock, fail, said, succeed } = aBreaker()
    await fails(fail, 3)
    for (const pause of [1000, 2000, 3000, 3000]) {
      expect(breaker.waitMs()).toBe(pause)
      clock.now += pause - 1
      await expect(succeed()).rejects.toThrow(CircuitOpen)
      clock.now += 1
      await expect(fail()).rejects.toThrow('failure')
    }
    clock.now += 3000
    const probe = aHangingCall()
    const probing = breaker.run(probe.work)
    expect(breaker.state().state).toBe('half-open')
    await expect(succeed()).rejects.toThrow(CircuitOpen)
    probe.resolve('back')
    await probing
    expect(breaker.state()).toEqual({ state: 'closed', failures: 0, inProgress: 0 })
    expect(said).toEqual(['opened for 1000', 'closed after 12000, 5 refused'])
    await succeed()
  })

  it('does not count an error that proves that the service responds', async () => {
    const { breaker } = aBreaker({ failures: 1 })
    const refused = breaker.run(
      () => Promise.reject(new Error('unknown street')),
      () => false,
    )
    await expect(refused).rejects.toThrow('unknown street')
    expect(breaker.state().state).toBe('closed')
  })

  it('refuses further calls immediately while as many as allowed hang', async () => {
    const { breaker, succeed } = aBreaker()
    const [first, second] = [aHangingCall(), aHangingCall()]
    const hanging = [breaker.run(first.work), breaker.run(second.work)]
    const waiting = succeed()
    await expect(succeed()).rejects.toThrow('too many calls')
    first.resolve('late')
    await waiting
    second.resolve('later')
    await Promise.all(hanging)
    expect(breaker.state().inProgress).toBe(0)
  })

  it('refuses queued calls as soon as it opens', async () => {
    const { breaker, succeed } = aBreaker({ failures: 1, mostAtOnce: 1 })
    const call = aHangingCall()
    const hanging = breaker.run(call.work)
    const waiting = succeed()
    call.reject(new Error('timeout'))
    await expect(hanging).rejects.toThrow('timeout')
    await expect(waiting).rejects.toThrow(CircuitOpen)
    expect(breaker.state().inProgress).toBe(0)
  })

  it('refuses a call that is queued for too long', async () => {
    const { breaker, succeed } = aBreaker({ mostAtOnce: 1, waiting: { most: 5, ms: 20 } })
    const call = aHangingCall()
    const hanging = breaker.run(call.work)
    await expect(succeed()).rejects.toThrow('too many calls')
    call.resolve('late')
    await hanging
    await succeed()
  })
})
