import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { insertMail } from '../kit/outbox.queries.ts'
import { connect, transaction, type Database } from './connect.ts'
import { countLogs } from './log-counts.ts'
import { createLogMonths, deleteLogMonths } from './log-months.ts'
import { migrate } from './migrate.ts'
import { withDatabase } from './testing.ts'

const log = pino({ level: 'silent' })
const keepAll = {
  search_log: undefined,
  change_log: undefined,
  outbox: undefined,
  security_events: 1200,
  campaign_events: undefined,
}
let server: Database
let database: Database
const name = `jacaranda_test_months_${process.pid}_${Math.random().toString(36).slice(2)}`

/** The previous version's tables, with rows of several months. */
beforeAll(async () => {
  const { url } = inject('testServer')
  server = connect(url, { max: 1 })
  await server.sql`create database ${server.sql(name)}`
  database = connect(withDatabase(url, name), { max: 4 })
  const { sql } = database
  await migrate(database, { before: '0007_log_months' })
  await sql`insert into search_log (created_at, user_name, type, value) values
    ('2024-01-31T21:59:59Z', 'a', 'Residential', 'Hatfield, Pretoria'),
    ('2024-01-31T22:00:00Z', 'b', 'Residential', 'Hatfield, Pretoria; pool'),
    ('2024-05-01T00:00:00Z', 'c', 'Timeshare', 'c')`
  await sql`insert into change_log (created_at, table_name, row_id, action, actor_name)
    values ('2024-01-15T00:00:00Z', 'weeks', '1', 'update', 'system')`
  await sql`insert into outbox (created_at, "to", subject, html, text, usage, message_id, dedupe_key)
    values ('2024-01-15T00:00:00Z', 'a@x.example', 's', 'h', 't', 'ContactUs', 'm1', 'contact:1:a')`
  await sql`insert into security_events (created_at, kind)
    values (now() - interval '30 months', 'loginFailed')`
  await migrate(database)
})

afterAll(async () => {
  await database.close()
  await server.sql`drop database ${server.sql(name)} with (force)`
  await server.close()
})

/** The partitions that contain the rows of a log. */
async function placesOf(table: string): Promise<string[]> {
  const rows = await database.sql.unsafe(
    `select tableoid::regclass::text as place from ${table} order by created_at, id`,
  )
  return rows.map(({ place }) => place as string)
}

const put = (key: string, createdAt = new Date()) =>
  transaction(database, null, (tx) =>
    insertMail(tx, {
      to: 'a@x.example',
      subject: 's',
      html: 'h',
      text: 't',
      usage: 'ContactUs',
      messageId: `<${key}>`,
      dedupeKey: key,
      createdAt,
    }),
  )

describe('the monthly partitions of a log', () => {
  it('take over existing rows, by South African time, and continue their ids', async () => {
    expect(await placesOf('search_log')).toEqual([
      'logs.search_log_2024_01',
      'logs.search_log_2024_02',
      'logs.search_log_2024_05',
    ])
    const { sql } = database
    const [next] = await sql`insert into search_log (user_name, type) values ('d', 'x')
      returning id::int, words`
    expect(next).toEqual({ id: 4, words: 'd  ' })
  })

  it('are created ahead of time, and for rows that arrived before them', async () => {
    const { sql } = database
    await sql`insert into change_log (created_at, table_name, row_id, action, actor_name)
      values ('2023-07-01T10:00:00Z', 'weeks', '2', 'update', 'system')`
    expect((await placesOf('change_log'))[0]).toBe('logs.change_log_rest')
    await createLogMonths(database, log)
    const [first, second] = await placesOf('change_log')
    expect([first, second]).toEqual(['logs.change_log_2023_07', 'logs.change_log_2024_01'])
    for (const table of ['search_log', 'change_log', 'outbox', 'security_events'])
      expect(await placesOf(table)).not.toContain(`logs.${table}_rest`)
    const ahead = await sql`
      select to_regclass('logs.outbox' || to_char(log_month(now()) + interval '3 months', '_YYYY_MM')) as name`
    expect(ahead[0]?.name).not.toBeNull()
  })

  it('refuse changes like the log itself', async () => {
    const { sql } = database
    for (const statement of [
      `delete from change_log`,
      `delete from logs.change_log_2023_07`,
      `update change_log set created_at = now()`,
      `update security_events set kind = 'loginSucceeded'`,
    ]) {
      await expect(sql.unsafe(statement)).rejects.toMatchObject({ code: '23001' })
    }
  })

  it('are deleted once their last day is past the retention period, and not before', async () => {
    const { sql } = database
    await sql`insert into search_log (created_at, user_name, type) values
      ((log_month(now()) - interval '4 months') at time zone 'Africa/Johannesburg', 'old', 'x'),
      ((log_month(now()) - interval '3 months') at time zone 'Africa/Johannesburg', 'young', 'x')`
    await createLogMonths(database, log)
    await deleteLogMonths(database, { ...keepAll, search_log: 3 }, log)
    const left = await sql`select user_name as name from search_log order by created_at`
    expect(left.map((row) => row.name as string)).toEqual(['young', 'd'])
    expect(await placesOf('change_log')).toContain('logs.change_log_2023_07')
  })
})

describe('the key of an email', () => {
  it('is used once, even in another month, concurrently, or after its month is deleted', async () => {
    const { sql } = database
    expect(await put('contact:1:a')).toBeUndefined()
    const both = await Promise.all([put('same'), put('same', new Date('2025-02-03'))])
    expect(both.filter((id) => id !== undefined)).toHaveLength(1)
    await deleteLogMonths(database, { ...keepAll, outbox: 12 }, log)
    expect(await sql`select from outbox where dedupe_key = 'contact:1:a'`).toHaveLength(0)
    expect(await put('contact:1:a')).toBeUndefined()
  })

  it('is free again if the email is withdrawn or its transaction rolled back', async () => {
    const { sql } = database
    await put('withdrawn')
    await sql`delete from outbox where dedupe_key = 'withdrawn'`
    expect(await put('withdrawn')).toEqual(expect.any(Number))
    const undone = database.sql.begin(async (tx) => {
      await tx`insert into outbox ("to", subject, html, text, usage, message_id, dedupe_key)
        values ('a@x.example', 's', 'h', 't', 'ContactUs', 'm', 'undone') on conflict do nothing`
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await put('undone')).toEqual(expect.any(Number))
  })
})

it('past days are counted once, and late rows of the last ones are added', async () => {
  const { sql } = database
  await sql`insert into campaigns (id, name, subject, start_date, end_date, is_timeshare)
    values (1, 'c', 's', '2020-01-01', '2100-01-01', false)`
  const view = (visitor: string) => sql`
    insert into campaign_events (campaign_id, kind, visitor, created_at)
    values (1, 'view', ${visitor}, now() - interval '1 day')`
  await view('a')
  await view('a')
  await countLogs(database)
  const days = () => sql`select kind, events, visitors from campaign_days`
  expect(await days()).toEqual([{ kind: 'view', events: 2, visitors: 1 }])
  await view('b')
  await countLogs(database)
  expect(await days()).toEqual([{ kind: 'view', events: 3, visitors: 2 }])
  const counted = await sql`select log from counted_logs order by log`
  expect(counted.map((row) => row.log as string)).toEqual(['campaign_events', 'search_log'])
})
