import { once } from 'node:events'
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { connect, type Database } from '../db/connect.ts'
import { cloneDatabase, type TestDatabase } from '../db/testing.ts'
import { openMailer } from '../gateways/mailer.ts'
import { compileCache } from '../testing/running-program.ts'
import { openMailbox, type TestMailbox } from '../testing/smtp.ts'
import { createOutbox } from './outbox.ts'

const program = path.join(import.meta.dirname, '../testing/program.ts')
const waiting = 400
let clone: TestDatabase
let database: Database
let mailbox: TestMailbox
let dataDir: string
let child: ChildProcess | undefined

beforeAll(async () => {
  clone = await cloneDatabase()
  database = connect(clone.url, { max: 2 })
  mailbox = await openMailbox()
  dataDir = await mkdtemp(path.join(tmpdir(), 'jacaranda-test-'))
  await database.sql`
    insert into outbox ("to", subject, html, text, usage, message_id)
    select 'p' || n || '@example.com', 'Mail ' || n, '<p>Hello</p>', 'Hello', 'ContactUs',
      '<' || n || '@jacaranda.example>'
    from generate_series(1, ${waiting}) n`
})
afterAll(async () => {
  child?.kill('SIGKILL')
  await mailbox.close()
  await database.close()
  await clone.drop()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
})

function startProgram(): ChildProcess {
  child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: '0',
      PUBLIC_URL: 'http://jacaranda.example',
      DATABASE_URL: clone.url,
      DATA_DIR: dataDir,
      SMTP_URL: mailbox.url,
      DEMO_DATA: 'off',
      NODE_COMPILE_CACHE: compileCache,
    },
  })
  return child
}

async function end(process: ChildProcess, signal: NodeJS.Signals) {
  const exit = once(process, 'exit')
  process.kill(signal)
  await exit
}

const arrived = (count: number) =>
  vi.waitFor(() => expect(mailbox.mails.length).toBeGreaterThanOrEqual(count), {
    timeout: 120_000,
    interval: 5,
  })

async function idsIn(state: string): Promise<string[]> {
  const rows = await database.sql`select message_id from outbox where state = ${state}`
  return rows.map(({ message_id }) => message_id as string)
}

/** The Message-IDs that arrived more than once. */
function repeated(): string[] {
  const ids = mailbox.mails.map(({ messageId }) => messageId as string)
  return ids.filter((id, at) => ids.indexOf(id) !== at)
}

it('a process killed twice while sending hundreds of emails loses none and sends none twice', async () => {
  for (const count of [100, 250]) {
    const running = startProgram()
    await arrived(count)
    await end(running, 'SIGKILL')
  }
  const inFlight = await idsIn('sending')
  // Emails are sent one at a time, so each kill can interrupt only one.
  expect(inFlight.length).toBeLessThanOrEqual(2)

  const running = startProgram()
  await vi.waitFor(async () => expect(await idsIn('queued')).toEqual([]), { timeout: 120_000 })
  await end(running, 'SIGTERM')
  expect(repeated()).toEqual([])
  expect(await idsIn('sending')).toEqual(inFlight)
  expect(new Set([...mailbox.mails.map(({ messageId }) => messageId), ...inFlight]).size).toBe(
    waiting,
  )

  await database.sql`update outbox set claimed_at = now() - interval '11 minutes' where state = 'sending'`
  const outbox = createOutbox({
    database,
    mailer: openMailer(mailbox.url, 'Jacaranda <no-reply@jacaranda.example>'),
    mailDomain: 'jacaranda.example',
    log: pino({ level: 'silent' }),
  })
  outbox.start()
  await vi.waitFor(async () => expect((await idsIn('sent')).length).toBe(waiting))
  await outbox.stop()
  expect(new Set(mailbox.mails.map(({ messageId }) => messageId)).size).toBe(waiting)
  // Only an email that was being sent when the process was killed may arrive twice, with the same Message-ID.
  for (const id of repeated()) expect(inFlight).toContain(id)
}, 120_000)
