import { describe, expect, it, vi } from 'vitest'
import type { Session } from '../kit/session.ts'
import {
  createOverload,
  isStrained,
  kindOf,
  Overloaded,
  refuses,
  type Kind,
  type Load,
  type OverloadLimits,
} from './overload.ts'

const limits: OverloadLimits = {
  lagMs: 200,
  waiting: 100,
  leastInProgress: 100,
  targetSeconds: 0.5,
  samples: 3,
  calmSamples: 2,
  flood: { read: 2, write: 4 },
}
const load = (given: Partial<Load>): Load => ({
  lagMs: 0,
  inProgress: 0,
  waiting: 0,
  perSecond: 0,
  ...given,
})

describe('the load', () => {
  it.each([
    ['a slow machine with little to do', { lagMs: 5000, inProgress: 99, waiting: 99 }, false],
    ['as many requests as are completed in time', { inProgress: 400, perSecond: 800 }, false],
    ['more than are completed in time', { inProgress: 401, perSecond: 800 }, true],
    ['a late event loop', { inProgress: 100, perSecond: 800, lagMs: 200 }, true],
    ['a long queue at the database', { inProgress: 100, perSecond: 800, waiting: 100 }, true],
  ])('of %s: strained is %2$s', (_what, given, strained) => {
    expect(isStrained(load(given), limits)).toBe(strained)
  })
})

describe('a request', () => {
  it.each<[Kind, Partial<Load>, boolean, boolean]>([
    // Below the limit, at it and far above it; before and after the strain has lasted long enough.
    ['read', { inProgress: 99 }, true, false],
    ['read', { inProgress: 100 }, true, true],
    ['read', { inProgress: 199 }, false, false],
    ['read', { inProgress: 200 }, false, true],
    ['read', { inProgress: 399, perSecond: 800 }, true, false],
    ['read', { inProgress: 400, perSecond: 800 }, true, true],
    ['write', { inProgress: 399 }, true, false],
    ['write', { inProgress: 400 }, true, true],
    ['exempt', { inProgress: 100_000, lagMs: 10_000, waiting: 10_000 }, true, false],
  ])('of the kind %s at %j, overloaded %s: refused is %s', (kind, given, shedding, refused) => {
    expect(refuses(kind, load(given), shedding, limits)).toBe(refused)
  })

  const session = {} as Session
  it.each([
    [{ method: 'GET' }, null, 'read'],
    [{ method: 'POST' }, null, 'write'],
    [{ method: 'GET' }, session, 'exempt'],
    [{ method: 'DELETE' }, session, 'exempt'],
    [{ method: 'POST', overload: 'never' }, null, 'exempt'],
    [{ method: 'POST', outside: { contentType: 'text/plain' } }, null, 'exempt'],
    [{ method: 'POST', overload: 'first' }, session, 'read'],
  ] as const)('%j by %j is of the kind %s', (call, caller, kind) => {
    expect(kindOf(call, { session: caller })).toBe(kind)
  })
})

describe('an overload', () => {
  it('refuses requests once it has lasted and until it is over, and logs its start and its end', async () => {
    const warn = vi.fn()
    let now = 0
    const measured = { lagMs: () => 0, waiting: () => 0, now: () => now }
    const overload = createOverload(measured, { warn }, limits)
    const sample = () => {
      now += 250
      overload.sample()
    }
    let release = () => {}
    const done = new Promise<void>((resolve) => (release = resolve))
    const read = () => overload.run('read', () => done)
    const working = Array.from({ length: 150 }, read)
    for (let n = 0; n < 2; n++) sample()
    working.push(read())
    sample()
    await expect(read()).rejects.toBeInstanceOf(Overloaded)
    await expect(overload.run('exempt', async () => 'served')).resolves.toBe('served')
    await expect(overload.run('write', async () => 'served')).resolves.toBe('served')
    release()
    await Promise.all(working)
    for (let n = 0; n < 2; n++) sample()
    await read()
    expect(warn.mock.calls.map((told) => told.at(-1))).toEqual([
      'overload: visitors’ requests that are not cached are refused',
      'the overload is over: 1 requests were refused',
    ])
  })

  it('is measured by the time that has actually passed, even when a sample is late', async () => {
    let now = 0
    const measured = { lagMs: () => 0, waiting: () => 0, now: () => now }
    const overload = createOverload(measured, { warn: vi.fn() }, limits)
    for (let n = 0; n < 1000; n++) await overload.run('read', async () => {})
    // At 100 per second, the limit stays at its minimum.
    now = 10_000
    overload.sample()
    const working = Array.from({ length: 200 }, () =>
      overload.run('read', () => new Promise(() => {})),
    )
    expect(working).toHaveLength(200)
    await expect(overload.run('read', async () => {})).rejects.toBeInstanceOf(Overloaded)
  })
})
