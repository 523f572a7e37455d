import type { SQL } from '../db/orm.ts'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { connect, transaction, type Database } from '../db/connect.ts'
import { DatabaseUnavailable } from '../db/errors.ts'
import { cloneDatabase, type TestDatabase } from '../db/testing.ts'
import { createServer, type AddressInfo } from 'node:net'
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
const lines: string[] = []
beforeEach(async () => {
  lines.length = 0
  await database.sql`delete from outbox`
})

function outboxWith(mailer: Mailer, over = database): Outbox {
  const write = (line: string) => void lines.push(JSON.parse(line).msg)
  const log = pino({ level: 'info' }, { write })
  return createOutbox({ database: over, mailer, mailDomain: 'jacaranda.example', log })
}

function mailerTo(url: string): Mailer {
  return openMailer(url, 'Jacaranda <no-reply@jacaranda.example>', {
    connectMs: 300,
    silenceMs: 300,
    totalMs: 5000,
    pauseMs: { first: 1, longest: 20 },
  })
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
    group by 1, 2, 3 order by 1, 2, 3`

/** This many rounds, one after another. */
async function rounds(outbox: Outbox, mailer: Mailer, count: number) {
  const send = vi.spyOn(mailer, 'send')
  await vi.waitFor(
    () => {
      outbox.wake()
      expect(send.mock.calls.length).toBeGreaterThanOrEqual(count)
    },
    { timeout: 20_000, interval: 5 },
  )
}

describe('the outbox', () => {
  it('tries one email per round while the server is down, counts no attempts, and delivers all later', async () => {
    const first = await openMailbox()
    const port = Number(new URL(first.url).port)
    await first.close()
    const mailer = mailerTo(first.url)
    const outbox = outboxWith(mailer)
    await put(outbox, 20)
    // More rounds than an email has attempts.
    await rounds(outbox, mailer, 20)
    await vi.waitFor(async () =>
      expect(await states()).toEqual([
        { state: 'queued', attempts: 0, last_error: 'ECONNREFUSED', n: 1 },
        { state: 'queued', attempts: 0, last_error: null, n: 19 },
      ]),
    )
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(
      /^The mail server cannot be used \(ECONNREFUSED 127\.0\.0\.1:\d+\): check .* SMTP_URL\. 20 emails are waiting/,
    )
    const back = await openMailbox({ port })
    await vi.waitFor(
      () => {
        outbox.wake()
        expect(back.mails).toHaveLength(20)
      },
      { timeout: 10_000 },
    )
    await outbox.stop()
    expect((await states()).map(({ state, n }) => [state, n])).toEqual([['sent', 20]])
    expect(new Set(back.mails.map(({ messageId }) => messageId)).size).toBe(20)
    expect(lines.slice(1)).toEqual([expect.stringContaining('accepting emails again')])
    await back.close()
  })

  it('backs off in the same way from a server that accepts connections and never responds', async () => {
    const server = createServer(() => {}).listen(0, '127.0.0.1')
    await vi.waitFor(() => expect(server.listening).toBe(true))
    const mailer = mailerTo(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`)
    const outbox = outboxWith(mailer)
    await put(outbox, 3)
    await rounds(outbox, mailer, 2)
    await outbox.stop()
    expect((await states()).map(({ attempts, n }) => [attempts, n])).toEqual([
      [0, 1],
      [0, 2],
    ])
    expect(lines).toHaveLength(1)
    server.close()
  })

  it('sends the other emails when one makes the server hang', async () => {
    const mailbox = await openMailbox()
    mailbox.hangOn = 'Mail 2'
    const outbox = outboxWith(mailerTo(mailbox.url))
    await put(outbox, 3)
    outbox.start()
    await vi.waitFor(() => expect(mailbox.mails).toHaveLength(2), { timeout: 10_000 })
    await outbox.stop()
    expect((await states()).map(({ state, attempts, n }) => [state, attempts, n])).toEqual([
      ['queued', 1, 1],
      ['sent', 1, 2],
    ])
    await mailbox.close()
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
    const waiting = [
      { state: 'queued', attempts: 0, last_error: 'SMTP 535', n: 1 },
      { state: 'queued', attempts: 0, last_error: null, n: 2 },
    ]
    await vi.waitFor(async () => expect(await states()).toEqual(waiting), { timeout: 10_000 })
    await outbox.stop()
    expect(lines[0]).toContain('rejects the login')
    await mailbox.close()
  })

  it('sends nothing twice when the database goes down just after an email was sent', async () => {
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

  it('sends an email at its next round when the reply to its claim was lost', async () => {
    const sent: string[] = []
    let lose = true
    const shaky: Database = {
      ...database,
      db: new Proxy(database.db, {
        get(db, name) {
          if (name !== 'execute' || !lose) return Reflect.get(db, name, db)
          return async (query: SQL) => {
            await db.execute(query)
            lose = false
            throw new DatabaseUnavailable(new Error('Connection terminated'))
          }
        },
      }),
    }
    const mailer: Mailer = { send: async ({ to }) => void sent.push(to), close() {} }
    const outbox = outboxWith(mailer, shaky)
    await put(outbox, 1)
    outbox.wake()
    await vi.waitFor(async () =>
      expect((await states()).map(({ state }) => state)).toEqual(['sending']),
    )
    await vi.waitFor(() => {
      outbox.wake()
      expect(sent).toEqual(['p1@example.com'])
    })
    await outbox.stop()
    expect(await states()).toMatchObject([{ state: 'sent', attempts: 1 }])
  })
})
