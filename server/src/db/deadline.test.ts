import { sql } from './orm.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { connect, transaction, type Database } from './connect.ts'
import { Deadline } from './deadline.ts'
import { RequestOver } from './errors.ts'
import { withinRequest } from './request-scope.ts'
import { settings } from './schema/settings.ts'
import { cloneDatabase, type TestDatabase } from './testing.ts'

let clone: TestDatabase
let database: Database
let observer: Database

beforeAll(async () => {
  clone = await cloneDatabase()
  database = connect(clone.url, { max: 1, applicationName: 'limited' })
  observer = connect(clone.url, { max: 1, applicationName: 'observer' })
})
afterAll(async () => {
  await database.close()
  await observer.close()
  await clone.drop()
})

/** What the connections of the limited pool are doing. */
const statements = () => observer.sql<{ state: string; query: string }[]>`
  select state, query from pg_stat_activity where application_name = 'limited'`

const running = async (text: string) =>
  (await statements()).some(({ state, query }) => state === 'active' && query.includes(text))

const stored = async (key: string) =>
  (await observer.sql`select 1 from settings where key = ${key}`).length === 1

const left = new RequestOver('The client left', 'left')

/** Runs work as a request, and returns its error. */
function asRequest<T>(deadline: Deadline, work: () => PromiseLike<T>): Promise<unknown> {
  deadline.start()
  return withinRequest({ requestId: 'test', deadline }, async () => work()).then(
    (value) => value,
    (error: unknown) => error,
  )
}

describe('a request past its deadline', () => {
  it('has its statement cancelled in the server, and reports which one', async () => {
    const failure = await asRequest(
      new Deadline(0.3),
      () => database.sql`select pg_sleep(600), ${'a name'} as given`,
    )
    expect(failure).toBeInstanceOf(RequestOver)
    expect((failure as Error).message).toBe(
      'The request exceeded its limit of 0.3 s while waiting for the database: select pg_sleep(600), $1 as given',
    )
    await vi.waitFor(async () => expect(await running('pg_sleep(600)')).toBe(false))
    expect(await database.sql`select 1 as one`).toEqual([{ one: 1 }])
  })

  it('stops waiting for a connection, and leaves it to others', async () => {
    let release = () => {}
    const held = transaction(database, null, () => new Promise<void>((done) => (release = done)))
    const failure = await asRequest(new Deadline(0.1), () => database.sql`select 2`)
    expect(String(failure)).toContain('while waiting for a database connection')
    release()
    await held
    expect(await database.sql`select 3 as three`).toEqual([{ three: 3 }])
  })

  it('has its transaction rolled back, whatever the work is waiting for', async () => {
    // Long enough for the insert on a busy machine.
    const failure = await asRequest(new Deadline(2), () =>
      transaction(database, null, async (tx) => {
        await tx.insert(settings).values({ key: 'late', value: 1 })
        await new Promise(() => {})
      }),
    )
    expect(String(failure)).toContain('while working in a transaction')
    expect(await stored('late')).toBe(false)
    // The only connection is free again.
    expect(await database.sql`select 4 as four`).toEqual([{ four: 4 }])
  })

  it('starts no statement and no commit any more', async () => {
    const deadline = new Deadline(60)
    const failure = await asRequest(deadline, () =>
      transaction(database, null, async (tx) => {
        await tx.insert(settings).values({ key: 'never', value: 1 })
        deadline.end(new RequestOver('over', 'time'))
      }),
    )
    expect(failure).toMatchObject({ message: 'over' })
    expect(await stored('never')).toBe(false)
    expect(await asRequest(deadline, () => database.sql`select 5`)).toMatchObject({
      message: 'over',
    })
  })
})

describe('a commit in progress at the deadline', () => {
  /** Takes a while to commit. */
  const slowly = (ms: number) => sql`
    create or replace function pg_temp.slow_commit() returns trigger language plpgsql
      as $$ begin perform pg_sleep(${sql.raw(String(ms / 1000))}); return null; end $$;
    create constraint trigger slow_commit after insert on settings deferrable initially deferred
      for each row execute function pg_temp.slow_commit()`

  afterAll(() => database.sql`drop trigger if exists slow_commit on settings`)

  it('is completed, and the request can still reply', async () => {
    const deadline = new Deadline(0.3, 10_000)
    const outcome = await asRequest(deadline, async () => {
      await transaction(database, null, async (tx) => {
        await tx.execute(slowly(900))
        await tx.insert(settings).values({ key: 'committed', value: 1 })
      })
      const [row] = await database.sql`select value from settings where key = 'committed'`
      return row
    })
    expect(outcome).toEqual({ value: 1 })
    // The extra time is only for the reply.
    const next = await asRequest(deadline, () => transaction(database, null, async () => {}))
    expect(next).toBeInstanceOf(RequestOver)
  })

  it('does not extend the deadline indefinitely', async () => {
    const failure = await asRequest(new Deadline(0.1, 200), async () => {
      await transaction(database, null, (tx) =>
        tx.insert(settings).values({ key: 'told late', value: 1 }),
      )
      await database.sql`select pg_sleep(601)`
    })
    expect(failure).toBeInstanceOf(RequestOver)
    expect(await stored('told late')).toBe(true)
  })
})

describe('a request whose client has disconnected', () => {
  it('is cancelled if it only reads, and completed if it writes', async () => {
    for (const writes of [false, true]) {
      const deadline = new Deadline(60)
      if (writes) deadline.complete()
      const done = asRequest(deadline, async () => {
        await database.sql`select pg_sleep(0.2)`
        await pause(0)
        return 'done'
      })
      deadline.end(left)
      expect(await done).toBe(writes ? 'done' : left)
    }
  })
})
