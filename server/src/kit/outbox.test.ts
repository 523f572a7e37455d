import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { connect, transaction, type Database } from '../db/connect.ts'
import { cloneDatabase, type TestDatabase } from '../db/testing.ts'
import { openMailer, type Mailer } from '../gateways/mailer.ts'
import { openMailbox } from '../testing/smtp.ts'
import { createOutbox, retrySeconds, type Outbox } from './outbox.ts'

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
beforeEach(() => database.sql`delete from outbox`)

function outboxWith(mailer: Mailer, over = database): Outbox {
  const log = pino({ level: 'silent' })
  return createOutbox({ database: over, mailer, mailDomain: 'jacaranda.example', log })
}

function mailerTo(url: string): Mailer {
  return openMailer(url, 'Jacaranda <no-reply@jacaranda.example>')
}

function put(outbox: Outbox, count: number) {
  return transaction(database, null, async (tx) => {
    for (let n = 1; n <= count; n++) {
      const mail = { to: `p${n}@example.com`, subject: `Mail ${n}`, html: '<p>Hello</p>' }
      await outbox.put(tx, { ...mail, usage: 'ContactUs' })
    }
  })
}

const states = () =>
  database.sql`select state, attempts, last_error, count(*)::int as n from outbox
    group by 1, 2, 3 order by 1, 2`

/** Time passes for everything that waits. */
const pass = (seconds: number) => database.sql`
  update outbox set next_attempt_at = next_attempt_at - make_interval(secs => ${seconds})`

describe('the outbox', () => {
  it('delivers everything after the mail server was down for an hour', async () => {
    const first = await openMailbox()
    const port = Number(new URL(first.url).port)
    await first.close()
    const outbox = outboxWith(mailerTo(first.url))
    await put(outbox, 20)
    outbox.start()
    let away = 0
    let attempts = 1
    for (; away < 3600; attempts++) {
      const tried = [{ state: 'queued', attempts, last_error: 'ECONNREFUSED', n: 20 }]
      await vi.waitFor(async () => expect(await states()).toEqual(tried), { timeout: 10_000 })
      away += retrySeconds(attempts)
      if (away < 3600) {
        await pass(retrySeconds(attempts))
        outbox.wake()
      }
    }
    const back = await openMailbox({ port })
    await pass(retrySeconds(attempts))
    outbox.wake()
    await vi.waitFor(() => expect(back.mails).toHaveLength(20), { timeout: 10_000 })
    await outbox.stop()
    expect((await states()).map(({ state, n }) => [state, n])).toEqual([['sent', 20]])
    expect(new Set(back.mails.map(({ messageId }) => messageId)).size).toBe(20)
    await back.close()
  })

  it('retries for more than a day', () => {
    let seconds = 0
    for (let attempt = 1; attempt < 14; attempt++) seconds += retrySeconds(attempt)
    expect(seconds).toBeGreaterThan(24 * 3600)
  })

  it('does not give up on emails because the password of the mail server is wrong', async () => {
    const mailbox = await openMailbox({ password: 'right' })
    const address = new URL(mailbox.url)
    address.username = 'jacaranda'
    address.password = 'wrong'
    const outbox = outboxWith(mailerTo(address.href))
    await put(outbox, 3)
    outbox.start()
    const waiting = [{ state: 'queued', attempts: 1, last_error: 'SMTP 535', n: 3 }]
    await vi.waitFor(async () => expect(await states()).toEqual(waiting), { timeout: 10_000 })
    await outbox.stop()
    await mailbox.close()
  })

  it('sends nothing twice when the database goes down after an email is sent', async () => {
    const sent: string[] = []
    const outage = { on: true }
    const shaky: Database = {
      ...database,
      db: new Proxy(database.db, {
        get(db, name) {
          if (name === 'execute' && outage.on && sent.length) {
            return () => Promise.reject(new Error('the database is away'))
          }
          return Reflect.get(db, name, db)
        },
      }),
    }
    const mailer: Mailer = { send: async ({ to }) => void sent.push(to), close() {} }
    const outbox = outboxWith(mailer, shaky)
    await put(outbox, 2)
    outbox.start()
    await vi.waitFor(() => expect(sent).toEqual(['p1@example.com']))
    expect((await states()).map(({ state }) => state)).toEqual(['queued', 'sending'])
    await database.sql`update outbox set claimed_at = now() - interval '1 hour'`
    outage.on = false
    await vi.waitFor(() => {
      outbox.wake()
      expect(sent).toEqual(['p1@example.com', 'p2@example.com'])
    })
    await outbox.stop()
    expect((await states()).map(({ state, n }) => [state, n])).toEqual([['sent', 2]])
  })
})
