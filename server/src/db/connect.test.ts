import { eq, sql } from './orm.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setTimeout as pause } from 'node:timers/promises'
import { connect, transaction, type Database, type Tx } from './connect.ts'
import { DatabaseUnavailable, isUnavailable } from './errors.ts'
import { NestedCheckout, defaultTimeouts } from './pool.ts'
import { settings } from './schema/settings.ts'
import { statuses } from './schema/statuses.ts'
import { cloneDatabase, type TestDatabase } from './testing.ts'

let clone: TestDatabase
let database: Database

beforeAll(async () => {
  clone = await cloneDatabase()
  database = connect(clone.url, { max: 2 })
})

afterAll(async () => {
  await database.close()
  await clone.drop()
})

describe('a connection', () => {
  it('plans every query for its own values', async () => {
    const [row] = await database.sql`select current_setting('plan_cache_mode') as mode`
    expect(row).toEqual({ mode: 'force_custom_plan' })
  })

  it('returns amounts and dates as strings', async () => {
    const [row] =
      await database.sql`select 12.50::numeric(14,2) as amount, date '2026-11-15' as day`
    expect(row).toEqual({ amount: '12.50', day: '2026-11-15' })
  })

  it('accepts dates and objects in raw SQL and through drizzle', async () => {
    const at = new Date('2026-11-15T08:00:00Z')
    const value = { hours: ['08:00', null], note: '"quoted"' }
    await database.sql`insert into settings (key, value, created_at)
      values ('raw', ${database.sql.json(value)}, ${at})`
    await database.db.insert(settings).values({ key: 'built', value, createdAt: at })
    const rows = await database.db
      .select({ value: settings.value, createdAt: settings.createdAt })
      .from(settings)
      .where(sql`${settings.key} in ('raw', 'built')`)
    expect(rows).toEqual([
      { value, createdAt: at },
      { value, createdAt: at },
    ])
  })

  it('rolls back a failed transaction', async () => {
    const failing = transaction(database, { userId: null, name: 'test' }, async (tx) => {
      await tx.update(statuses).set({ description: 'Gone' }).where(eq(statuses.id, 1035))
      throw new Error('on purpose')
    })
    await expect(failing).rejects.toThrow('on purpose')
    const [row] = await database.db.select().from(statuses).where(eq(statuses.id, 1035))
    expect(row?.description).toBe('Sold')
  })

  it('returns the SQLSTATE of a refused write', async () => {
    const taken = database.db.insert(statuses).values({ code: 'ap', description: 'Again' })
    await expect(taken).rejects.toMatchObject({ code: '23505' })
  })
})

const actor = { userId: null, name: 'test' }

describe('a pool', () => {
  const short = { ...defaultTimeouts, statementMs: 300, lockMs: 100, waitMs: 200 }
  let small: Database

  beforeAll(() => {
    small = connect(clone.url, { max: 2, timeouts: short })
  })
  afterAll(() => small.close())

  it('limits statements, locks and idle transactions in the database itself', async () => {
    const [row] = await small.sql`select current_setting('statement_timeout') as statement,
      current_setting('lock_timeout') as lock,
      current_setting('idle_in_transaction_session_timeout') as idle`
    expect(row).toEqual({ statement: '300ms', lock: '100ms', idle: '20s' })
  })

  it('limits how long a caller waits for a connection', async () => {
    const busy = [1, 2].map(() => transaction(small, actor, () => pause(600)))
    await expect(small.sql`select 1`).rejects.toBeInstanceOf(DatabaseUnavailable)
    await Promise.all(busy)
    expect(await small.sql`select 1 as one`).toEqual([{ one: 1 }])
  })

  it('cancels a statement that takes too long, and one that waits for a lock', async () => {
    const slow = await small.sql`select pg_sleep(1)`.catch((error: unknown) => error)
    expect([isUnavailable(slow), slow]).toMatchObject([true, { code: '57014' }])
    await transaction(database, actor, async (tx) => {
      await tx.execute(sql`select 1 from statuses where id = 1035 for update`)
      const held = await small.db
        .update(statuses)
        .set({ description: 'Mine' })
        .where(eq(statuses.id, 1035))
        .catch((error: unknown) => error)
      expect([isUnavailable(held), held]).toMatchObject([true, { code: '55P03' }])
    })
  })

  it('lets rows be copied for longer than the reply timeout', async () => {
    // The reply timeout is five seconds longer than that of a statement.
    const timeouts = { ...defaultTimeouts, statementMs: 500 }
    const patient = connect(clone.url, { max: 1, timeouts })
    try {
      const lines = await patient.sql.begin(async (tx) => {
        await tx.unsafe('set local statement_timeout = 0')
        const stream = await tx
          .unsafe('copy (select n, pg_sleep(0.1) from generate_series(1, 65) n) to stdout')
          .readable()
        const pieces = await stream.toArray()
        return Buffer.concat(pieces as Buffer[])
          .toString()
          .trim()
          .split('\n')
      })
      expect(lines).toHaveLength(65)
    } finally {
      await patient.close()
    }
  })

  it('refuses a second connection inside a transaction, also through drizzle', async () => {
    for (const ask of [
      () => small.sql`select 1`,
      () => small.db.select().from(statuses),
      () => transaction(small, actor, async () => {}),
    ]) {
      await expect(transaction(small, actor, async () => ask())).rejects.toBeInstanceOf(
        NestedCheckout,
      )
    }
  })
})

describe('a transaction', () => {
  const breakOff = async (tx: Tx) => {
    const [row] = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    const killer = connect(clone.url, { max: 1 })
    await killer.sql`select pg_terminate_backend(${row?.pid}, 5000)`
    await killer.close()
  }

  it('writes nothing if its connection breaks', async () => {
    const write = (tx: Tx, key: string) => tx.insert(settings).values({ key, value: 1 })
    let late: unknown
    const broken = transaction(database, actor, async (tx) => {
      await write(tx, 'before the break')
      await breakOff(tx)
      late = await write(tx, 'after the break').catch((error: unknown) => error)
      await write(tx, 'long after the break')
    })
    await expect(broken).rejects.toBeInstanceOf(DatabaseUnavailable)
    expect(late).toBeInstanceOf(DatabaseUnavailable)
    expect(await database.sql`select 1 from settings where key like '%the break'`).toEqual([])
  })

  it('cannot be used after it has ended', async () => {
    let leaked: Tx | undefined
    await transaction(database, actor, async (tx) => {
      leaked = tx
    })
    await expect(leaked?.insert(settings).values({ key: 'late', value: 1 })).rejects.toThrow(
      'The transaction has already ended',
    )
  })

  it('does not report success if a failed statement inside it was ignored', async () => {
    const ignoring = transaction(database, actor, async (tx) => {
      await tx.insert(settings).values({ key: 'ignored', value: 1 })
      await tx.execute(sql`select 1 / 0`).catch(() => {})
    })
    await expect(ignoring).rejects.toThrow('rolled back')
    expect(await database.sql`select 1 from settings where key = 'ignored'`).toEqual([])
  })

  it('rolls back only a nested transaction that fails', async () => {
    await transaction(database, actor, async (tx) => {
      await tx.insert(settings).values({ key: 'outer', value: 1 })
      await tx
        .transaction(async (inner) => {
          await inner.insert(settings).values({ key: 'inner', value: 1 })
          throw new Error('on purpose')
        })
        .catch(() => {})
    })
    expect(await database.sql`select key from settings where key in ('outer', 'inner')`).toEqual([
      { key: 'outer' },
    ])
  })
})
