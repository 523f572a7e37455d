import { sql } from '../db/orm.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import type { AnyCall } from '#contract/call.ts'
import { connect, transaction, type Database, type Tx } from '../db/connect.ts'
import { cloneDatabase, type TestDatabase } from '../db/testing.ts'
import { actorOf, type CallContext } from '../kit/call-context.ts'
import { createIdempotency } from './idempotency.ts'

let clone: TestDatabase
let database: Database

beforeAll(async () => {
  clone = await cloneDatabase()
  database = connect(clone.url, { max: 3 })
  await database.sql`create table counted (n int primary key deferrable initially deferred)`
})
afterAll(async () => {
  await database.close()
  await clone.drop()
})

const call = { name: 'test.count', output: z.object({ n: z.number() }) } as unknown as AnyCall
const contextOf = (key: string) =>
  ({ session: null, ip: '::1', idempotencyKey: key }) as CallContext

function count(key: string, ...values: number[]) {
  return createIdempotency(database).once(call, { key }, contextOf(key), async (context) => {
    const insert = (n: number) =>
      transaction(database, actorOf(context), async (tx: Tx) => {
        await tx.execute(sql`insert into counted values (${n})`)
        return { n }
      })
    const [first = 0, second = first] = values
    return insert(first).catch(() => insert(second))
  })
}

it('executes one of several parallel requests with the same key, and gives its reply to all', async () => {
  const replies = await Promise.all([1, 2, 3].map((n) => count('parallel', n)))
  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1)
  expect(await database.sql`select 1 from counted`).toHaveLength(1)
})

it('records the key of a request whose first transaction failed to commit', async () => {
  await database.sql`insert into counted values (100)`
  expect(await count('refused', 100, 101)).toEqual({ n: 101 })
  expect(await count('refused', 102)).toEqual({ n: 101 })
})
