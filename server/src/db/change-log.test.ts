import { setTimeout as pause } from 'node:timers/promises'
import { sql } from './orm.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect, transaction, type Database } from './connect.ts'
import { withoutChangeLog } from './quiet.ts'
import { users } from './schema/accounts.ts'
import { banks } from './schema/banks.ts'
import { provinces } from './schema/places.ts'
import { cloneDatabase, type TestDatabase } from './testing.ts'

/** Logs, queues and counters: everything else is business and must be recorded. */
const unrecorded = [
  'alert_recipients',
  'alerts',
  'approval_decisions',
  'area_prices',
  'backups',
  'bank_matches',
  'campaign_counts',
  'campaign_days',
  'campaign_events',
  'campaign_mail_clicks',
  'campaign_recipients',
  'campaign_visitors',
  'change_log',
  'conversation_reads',
  'counted_logs',
  'digests',
  'drafts',
  'favourite_folders',
  'favourite_shares',
  'favourites',
  'file_removals',
  'finished_drafts',
  'idempotency_keys',
  'listing_history',
  'listing_import_rows',
  'listing_imports',
  'listing_occasions',
  'listing_views',
  'notification_deliveries',
  'notifications',
  'outbox',
  'outbox_keys',
  'password_resets',
  'payment_events',
  'payment_requests',
  'property_search',
  'property_search_changes',
  'push_keys',
  'push_subscriptions',
  'rate_counters',
  'reference_loads',
  'saved_search_changes',
  'saved_search_filters',
  'saved_search_terms',
  'saved_searches',
  'saved_views',
  'search_counts',
  'search_days',
  'search_log',
  'security_events',
  'sessions',
]

let clone: TestDatabase
let database: Database

beforeAll(async () => {
  clone = await cloneDatabase()
  database = connect(clone.url, { max: 3 })
})

afterAll(async () => {
  await database.close()
  await clone.drop()
})

const lastChange = async () =>
  (await database.sql`select * from change_log order by id desc limit 1`)[0]!

describe('the change log', () => {
  it('has its trigger on every business table', async () => {
    const rows = await database.sql<{ relname: string }[]>`
      select relname from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
        and not exists (select from pg_trigger t
          where t.tgrelid = c.oid and t.tgname = 'record_change' and t.tgenabled = 'O')
      order by relname`
    const found = rows.map(({ relname }) => relname)
    const forgotten = found.filter((table) => !unrecorded.includes(table))
    expect(
      found,
      `End the migration of ${forgotten} with SELECT business_table('${forgotten}'); a log, a queue or a counter is listed in this file instead`,
    ).toEqual(unrecorded)
  })

  it('records a raw update with the actor of the transaction', async () => {
    const actor = { userId: 7, name: 'thandi', requestId: 'req-1' }
    await transaction(database, actor, (tx) =>
      tx.execute(sql`update banks set name = 'First Bank' where id = 8`),
    )
    expect(await lastChange()).toMatchObject({
      table_name: 'banks',
      row_id: '8',
      action: 'update',
      before: { name: 'First National Bank', version: 1 },
      after: { name: 'First Bank', version: 2 },
      actor_user_id: 7,
      actor_name: 'thandi',
      request_id: 'req-1',
    })
  })

  it('attributes a write without an actor to the system, even on a reused connection', async () => {
    const single = connect(clone.url, { max: 1 })
    await transaction(single, { userId: 7, name: 'thandi' }, (tx) =>
      tx.execute(sql`update banks set name = 'Bank A' where id = 8`),
    )
    await single.sql`update banks set name = 'Bank B' where id = 8`
    await single.close()
    expect(await lastChange()).toMatchObject({ actor_user_id: null, actor_name: 'system' })
  })

  it('excludes secrets', async () => {
    await transaction(database, null, (tx) =>
      tx.insert(users).values({
        roleId: 6,
        username: 'sipho',
        email: 's@x.example',
        passwordHash: 'argon-secret',
      }),
    )
    const { after } = await lastChange()
    expect(after).toMatchObject({ username: 'sipho', password_hash: '•••' })
    await database.sql`update users set password_hash = 'another-secret' where username = 'sipho'`
    const changed = await lastChange()
    expect(changed.after).toEqual({ password_hash: '•••', version: 2 })
    expect(JSON.stringify(changed)).not.toContain('secret')
  })

  it('identifies a row by all columns of its key', async () => {
    await database.sql`delete from region_provinces where region_id = 2`
    const { row_id, action, before, after } = await lastChange()
    expect({ action, after }).toEqual({ action: 'delete', after: null })
    expect(row_id).toBe(`${before.region_id}/${before.province_id}`)
  })

  it('does not record an update that changes nothing', async () => {
    const { id } = await lastChange()
    await database.sql`update banks set name = name where id = 8`
    expect((await lastChange()).id).toBe(id)
  })

  it('is off during a bulk load and on again afterwards', async () => {
    const { id } = await lastChange()
    await transaction(database, null, (tx) =>
      withoutChangeLog(tx, [banks], () => tx.execute(sql`update banks set name = name || '.'`)),
    )
    expect((await lastChange()).id).toBe(id)
    await database.sql`update banks set name = 'Bank C' where id = 8`
    expect((await lastChange()).id).not.toBe(id)
  })

  it('lets a writer finish who has one of the tables of a bulk load and needs another', async () => {
    let begun = () => {}
    const hasBegun = new Promise<void>((resolve) => (begun = resolve))
    const writing = transaction(database, null, async (tx) => {
      await tx.execute(sql`update provinces set name = name where id = 1`)
      begun()
      // The bulk load reaches the tables in the meantime.
      await pause(500)
      await tx.execute(sql`update banks set name = name where id = 8`)
    })
    await hasBegun
    const loading = transaction(database, null, (tx) =>
      withoutChangeLog(tx, [banks, provinces], () =>
        tx.execute(sql`update banks set name = 'Bank D' where id = 8`),
      ),
    )
    await Promise.all([writing, loading])
    const [bank] = await database.sql<{ name: string }[]>`select name from banks where id = 8`
    expect(bank?.name).toBe('Bank D')
  })

  it.each(['change_log', 'terms', 'payment_events'])('refuses changes to %s', async (table) => {
    await database.sql`insert into payment_events (provider, kind, outcome) values ('eft', 'confirm', 'test')`
    const statements = [`delete from ${table}`, `truncate ${table} cascade`]
    for (const statement of statements) {
      await expect(database.sql.unsafe(statement)).rejects.toMatchObject({ code: '23001' })
    }
    await expect(database.sql.unsafe(`update ${table} set created_at = now()`)).rejects.toThrow(
      'only grows',
    )
  })
})

describe('the version', () => {
  it('increases with every change, and accepts a writer that increments it', async () => {
    const version = async () =>
      (await database.sql`select version from banks where id = 1`)[0]!.version as number
    const before = await version()
    await database.sql`update banks set name = 'Absa' where id = 1`
    expect(await version()).toBe(before + 1)
    await database.sql`update banks set name = 'Absa Bank', version = version + 1 where id = 1`
    expect(await version()).toBe(before + 2)
  })
})
