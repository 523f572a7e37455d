import { describe, expect, it, vi } from 'vitest'
import { DatabaseUnavailable } from '../errors.ts'
import type { Pool } from '../pool.ts'
import { readingFromReplicas, withinRequest, type RequestState } from '../request-scope.ts'
import { createLag } from './lag.ts'
import { readPosition } from './log-position.ts'
import type { Replica } from './replica.ts'
import { createReplicas } from './replicas.ts'
import { routedPool } from './routed-pool.ts'

const times = { everyMs: 10_000, replyMs: 1000 }

function aReplica(name: string, position: bigint | undefined) {
  const facts = { position, next: position, fails: false, served: 0 }
  const replica = {
    name,
    position: () => facts.position,
    running: () => 0,
    served: () => facts.served,
    async ask() {
      facts.position = facts.next
    },
    async run() {
      if (facts.fails) throw new DatabaseUnavailable(new Error('dead'))
      facts.served++
      return [{ from: name }]
    },
    async close() {},
  } as unknown as Replica
  return { facts, replica }
}

/** A primary at a position, and replicas that have replayed up to theirs. */
async function aCluster(...positions: (bigint | undefined)[]) {
  const primary = { position: 10n, fails: false }
  const made = positions.map((position, n) => aReplica(`replica ${n + 1}`, position))
  const replicas = createReplicas(
    made.map(({ replica }) => replica),
    { lagSeconds: 5, times },
  )
  const pool = routedPool(
    {
      async run() {
        if (primary.fails) throw new DatabaseUnavailable(new Error('dead'))
        return [{ from: 'primary' }]
      },
      transaction: (_mode: string, work: () => Promise<unknown>) => work(),
    } as unknown as Pool,
    replicas,
  )
  const state: RequestState = {}
  const from = async () => (await pool.run({ text: 'select 1', values: [] }))[0]?.from as string
  const call = (work: () => Promise<string>) => withinRequest({ requestId: '1', state }, work)
  const ask = vi.fn(async () => primary.position)
  replicas.connected(ask)
  await replicas.choose()
  return {
    primary,
    replicas,
    pool,
    state,
    ask,
    facts: made.map(({ facts }) => facts),
    read: () => call(() => readingFromReplicas(from)),
    other: () => call(from),
    outside: from,
    write: (mode: string) => call(() => pool.transaction(mode, async () => '')),
  }
}

describe('statements', () => {
  it('of a call that may be read from a replica go there, all others to the primary', async () => {
    const { read, other, outside } = await aCluster(10n)
    expect(await read()).toBe('replica 1')
    expect(await other()).toBe('primary')
    expect(await outside()).toBe('primary')
  })

  it('go to the primary until a replica has reported its position', async () => {
    const { replica } = aReplica('replica 1', 10n)
    const replicas = createReplicas([replica], { lagSeconds: 5, times })
    const primary = { run: async () => [{ from: 'primary' }] } as unknown as Pool
    const pool = routedPool(primary, replicas)
    const rows = await withinRequest({ requestId: '1' }, () =>
      readingFromReplicas(() => pool.run({ text: 'select 1', values: [] })),
    )
    expect(rows).toEqual([{ from: 'primary' }])
    await replicas.close()
  })

  it('go to a replica only if it has everything that this process has been notified of', async () => {
    const { read, replicas, primary, facts } = await aCluster(10n, 10n)
    primary.position = 20n
    replicas.changed()
    expect(await read()).toBe('primary')
    const [, second] = facts
    Object.assign(second ?? {}, { next: 20n })
    await vi.waitFor(async () => expect(await read()).toBe('replica 2'))
  })

  it('are distributed over the replicas, and one that fails costs no request', async () => {
    const { read, facts, primary } = await aCluster(10n, 10n, undefined)
    expect([await read(), await read()].sort()).toEqual(['replica 1', 'replica 2'])
    for (const one of facts) one.fails = true
    expect(await read()).toBe('primary')
    primary.fails = true
    await expect(read()).rejects.toBeInstanceOf(DatabaseUnavailable)
  })

  it('are read from whatever is available while there is no primary', async () => {
    const { read, replicas, primary, other } = await aCluster(10n)
    primary.position = 20n
    replicas.changed()
    expect(await read()).toBe('primary')
    replicas.lost()
    expect(await read()).toBe('primary')
    primary.fails = true
    expect(await read()).toBe('replica 1')
    await expect(other()).rejects.toBeInstanceOf(DatabaseUnavailable)
  })

  it('of a writer go to the primary if this process has not been notified of the write', async () => {
    const { read, replicas, state, primary } = await aCluster(10n)
    expect(await replicas.until(15n)).toBe(false)
    state.primaryOnly = true
    expect(await read()).toBe('primary')
    delete state.primaryOnly
    primary.position = 15n
    expect(await replicas.until(15n)).toBe(true)
    expect(await read()).toBe('primary')
  })

  it('of a transaction are remembered as a write, unless it only reads', async () => {
    const { write, state } = await aCluster(10n)
    await write('isolation level repeatable read read only')
    expect(state).toEqual({})
    await write('')
    expect(state).toEqual({ wrote: true })
  })

  it('do not go to a replica whose positions belong to an abandoned timeline', async () => {
    const { read, replicas, primary, facts } = await aCluster(30n)
    replicas.lost()
    // The new primary was behind the old one, and behind its other replica.
    primary.position = 25n
    replicas.connected(async () => primary.position)
    expect(await read()).toBe('primary')
    const [replica] = facts
    Object.assign(replica ?? {}, { next: 31n })
    await vi.waitFor(async () => expect(await read()).toBe('replica 1'))
  })
})

describe('the position of the primary', () => {
  it('is requested once for notifications that arrive together', async () => {
    const { ask, replicas } = await aCluster(10n)
    ask.mockClear()
    for (let n = 0; n < 50; n++) replicas.changed()
    await replicas.choose()
    expect(ask.mock.calls.length).toBeLessThanOrEqual(2)
  })

  it('is read as a number', () => {
    expect(readPosition('16/B374D848')).toBe(0x16b374d848n)
    expect(() => readPosition('nonsense')).toThrow('is not a position')
  })
})

describe('the lag of a replica', () => {
  it('is how long ago the primary passed the first position that the replica has not reached', () => {
    let now = 0
    const lag = createLag(() => now)
    for (const position of [10n, 20n, 20n, 30n]) {
      lag.add(position)
      now += 1000
    }
    expect(lag.secondsOf(30n)).toBe(0)
    expect(lag.secondsOf(20n)).toBe(0)
    expect(lag.secondsOf(15n)).toBe(2)
    expect(lag.secondsOf(5n)).toBe(3)
    // An idle primary causes no lag, and a lost one does not increase it.
    now += 60_000
    expect(lag.secondsOf(30n)).toBe(0)
    expect(lag.secondsOf(15n)).toBe(2)
  })
})
