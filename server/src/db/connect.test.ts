import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect, transaction, type Database } from './connect.ts'
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
  it('plans every search for its own values', async () => {
    const [row] = await database.sql`select current_setting('plan_cache_mode') as mode`
    expect(row).toEqual({ mode: 'force_custom_plan' })
  })

  it('gives amounts and days as they are written', async () => {
    const [row] =
      await database.sql`select 12.50::numeric(14,2) as amount, date '2026-11-15' as day`
    expect(row).toEqual({ amount: '12.50', day: '2026-11-15' })
  })

  it('takes dates and objects in raw SQL and through drizzle alike', async () => {
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

  it('rolls a failed transaction back', async () => {
    const failing = transaction(database, { userId: null, name: 'test' }, async (tx) => {
      await tx.update(statuses).set({ description: 'Gone' }).where(eq(statuses.id, 1035))
      throw new Error('on purpose')
    })
    await expect(failing).rejects.toThrow('on purpose')
    const [row] = await database.db.select().from(statuses).where(eq(statuses.id, 1035))
    expect(row?.description).toBe('Sold')
  })

  it('gives the SQLSTATE of a refused write', async () => {
    const taken = database.db.insert(statuses).values({ code: 'ap', description: 'Again' })
    await expect(taken).rejects.toMatchObject({ code: '23505' })
  })
})
