import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sendContactMessage } from '#contract/contact-messages/contact-messages.calls.ts'
import { systemTexts } from '#contract/messages.ts'
import { openMailer } from '../../gateways/mailer.ts'
import { createOutbox } from '../../kit/outbox.ts'
import { useApi } from '../../testing/api.ts'
import { openMailbox, type TestMailbox } from '../../testing/smtp.ts'

const api = useApi()
let mailbox: TestMailbox
let visitors = 0

beforeAll(async () => {
  mailbox = await openMailbox()
})
afterAll(() => mailbox.close())

const good = {
  name: 'Sipho Dlamini',
  email: 'sipho@example.com',
  phone: '012 555 0143',
  message: 'Is the house in Lynnwood still for sale?\nI can come on Saturday.',
  mailSourceId: 2,
}

/** Each message is from another client, so that only the test of the limit reaches it. */
function send(input: Partial<Record<keyof typeof good | 'property' | 'consent', unknown>>) {
  return api.visitor(sendContactMessage, { ...good, ...input } as never, {
    remoteAddress: `10.1.${visitors >> 8}.${visitors++ & 255}`,
  })
}

async function outboxWith(url: string) {
  return createOutbox({
    database: api.services.database,
    mailer: openMailer(url, 'Jacaranda <no-reply@jacaranda.example>'),
    mailDomain: 'jacaranda.example',
    log: api.services.log,
  })
}

describe('the contact form', () => {
  it('stores the message with its consent, and queues an email to the configured recipients', async () => {
    const { status, body } = await send({ property: 'JP-10482' })
    expect([status, body.message]).toEqual([200, 'Sent! You can expect a reply soon!'])
    const { sql } = api.services.database
    const [row] = await sql`select name, email, phone, property, message, consent, state
      from contact_messages order by id desc limit 1`
    expect(row).toEqual({
      name: 'Sipho Dlamini',
      email: 'sipho@example.com',
      phone: '+27125550143',
      property: 'JP-10482',
      message: good.message,
      consent: true,
      state: 'new',
    })
    const [consent] =
      await sql`select purpose, given, text_version from consents order by id desc limit 1`
    expect(consent).toEqual({ purpose: 'contact', given: true, text_version: 1 })
    const mails = await sql`select "to", reply_to, subject, usage, state from outbox order by id`
    expect(mails).toEqual([
      {
        to: 'hello@jacaranda.example',
        reply_to: 'sipho@example.com',
        subject: 'New message from Sipho Dlamini',
        usage: 'ContactUs',
        state: 'queued',
      },
      {
        to: 'sipho@example.com',
        reply_to: 'hello@jacaranda.example',
        subject: 'We received your message',
        usage: 'ContactUs-Sender',
        state: 'queued',
      },
    ])
  })

  it.each([
    ['name', '', 'Name is required!'],
    ['email', 'sipho at example', 'Valid email address is required!'],
    ['mailSourceId', undefined, 'Please select a source!'],
    ['mailSourceId', 99999, 'Please select a source!'],
    ['message', ' ', 'Message is required!'],
  ])(
    'refuses a bad %s (%j) with its exact message and stores nothing',
    async (field, value, words) => {
      const { sql } = api.services.database
      const [before] = await sql`select count(*) from contact_messages`
      const { status, error } = await send({ [field]: value })
      expect(status).toBe(422)
      expect(error.message).toBe('Please check form and correct all input fields!')
      expect(error.fields).toEqual({ [field]: words })
      expect((await sql`select count(*) from contact_messages`)[0]).toEqual(before)
    },
  )

  it.each([
    ['name', 'Sipho\r\nBcc: all@example.com'],
    ['name', 'Sipho\nTo: all@example.com'],
    ['email', 'sipho@example.com\r\nBcc: all@example.com'],
    ['email', 'sipho@example.com, all@example.com'],
    ['email', '"Sipho" <sipho@example.com>'],
    ['property', 'JP-1\r\nBcc: all@example.com'],
  ])('refuses a %s that could inject email headers: %j', async (field, value) => {
    const { status, error } = await send({ [field]: value })
    expect([status, Object.keys(error.fields)]).toEqual([422, [field]])
  })

  it('accepts five messages an hour from one client', async () => {
    const from = { remoteAddress: '10.9.9.9' }
    for (let i = 0; i < 5; i++) {
      expect((await api.visitor(sendContactMessage, good, from)).status).toBe(200)
    }
    const { status, headers } = await api.visitor(sendContactMessage, good, from)
    expect(status).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThan(3000)
  })

  it('stores a message once if it is sent twice with the same key', async () => {
    const { sql } = api.services.database
    const options = { remoteAddress: '10.8.8.8', headers: { 'idempotency-key': 'key-1' } }
    const input = { ...good, message: 'Only once' }
    const first = await api.visitor(sendContactMessage, input, options)
    const second = await api.visitor(sendContactMessage, input, options)
    expect([first.status, second.status]).toEqual([200, 200])
    const other = await api.visitor(sendContactMessage, { ...input, message: 'Other' }, options)
    expect([other.status, other.error.code]).toEqual([409, 'repeated'])
    expect(
      (await sql`select count(*)::int as n from contact_messages where message = 'Only once'`)[0]
        ?.n,
    ).toBe(1)
  })
})

it('sends a mailbox at most five copies a day, whoever types its address', async () => {
  const { sql } = api.services.database
  const victim = 'victim@example.com'
  for (let i = 0; i < 7; i++) expect((await send({ email: victim })).status).toBe(200)
  const [copies] = await sql`select count(*)::int as n from outbox where "to" = ${victim}`
  expect(copies?.n).toBe(5)
})

describe('the outbox', () => {
  beforeAll(async () => {
    // The sender has had today's copies, so that each message produces one email.
    const { sql } = api.services.database
    await sql`insert into rate_counters (key, hits, expires_at)
      values ('mail.copy:sipho@example.com', 5, now() + interval '1 day')
      on conflict (key) do update set hits = 5`
  })

  it('sends over SMTP what was queued, once, readable with and without HTML', async () => {
    await api.services.database.sql`update outbox set state = 'sent'`
    await send({ message: '<b>bold</b> & more' })
    const outbox = await outboxWith(mailbox.url)
    outbox.start()
    await vi.waitFor(() => expect(mailbox.mails).toHaveLength(1), { timeout: 10_000 })
    outbox.wake()
    await outbox.stop()
    const mail = mailbox.mails[0]
    expect(mail?.subject).toBe('New message from Sipho Dlamini')
    expect(mail?.replyTo?.[0]?.address).toBe('sipho@example.com')
    expect(mail?.html).toContain('&lt;b&gt;bold&lt;/b&gt; &amp; more')
    expect(mail?.text).toContain('<b>bold</b> & more')
    expect(mailbox.mails).toHaveLength(1)
    const [row] = await api.services.database
      .sql`select state, attempts from outbox order by id desc limit 1`
    expect(row).toEqual({ state: 'sent', attempts: 1 })
  })

  it('sends an email only to its recipient, whatever the name contains', async () => {
    await api.services.database.sql`update outbox set state = 'sent'`
    mailbox.mails.length = 0
    // A line separator that is not a control character, and what looks like an encoded header.
    const name = 'Sipho\u2028Bcc: all@example.com =?utf-8?Q?=0D=0ACc:_all@example.com?='
    expect((await send({ name })).status).toBe(200)
    const outbox = await outboxWith(mailbox.url)
    outbox.start()
    await vi.waitFor(() => expect(mailbox.mails).toHaveLength(1), { timeout: 10_000 })
    await outbox.stop()
    const mail = mailbox.mails[0]
    expect(mail?.recipients).toEqual(['hello@jacaranda.example'])
    expect([mail?.cc, mail?.bcc]).toEqual([undefined, undefined])
    expect(mail?.to?.map(({ address }) => address)).toEqual(['hello@jacaranda.example'])
    expect(mail?.subject).not.toMatch(/[\r\n\u2028]/)
  })

  it('retries an email that the server temporarily refused', async () => {
    const { sql } = api.services.database
    mailbox.mails.length = 0
    mailbox.refuseWith = 451
    await send({})
    const outbox = await outboxWith(mailbox.url)
    outbox.start()
    await vi.waitFor(async () => {
      const [row] = await sql`select state, attempts, last_error, next_attempt_at > now() as later
        from outbox order by id desc limit 1`
      expect(row).toEqual({ state: 'queued', attempts: 1, last_error: 'SMTP 451', later: true })
    })
    mailbox.refuseWith = undefined
    await sql`update outbox set next_attempt_at = now() where state = 'queued'`
    outbox.wake()
    await vi.waitFor(() => expect(mailbox.mails).toHaveLength(1), { timeout: 10_000 })
    await outbox.stop()
  })

  it('gives up immediately on a permanent error', async () => {
    const { sql } = api.services.database
    mailbox.refuseWith = 550
    await send({})
    const outbox = await outboxWith(mailbox.url)
    outbox.start()
    await vi.waitFor(async () => {
      const [row] = await sql`select state, last_error from outbox order by id desc limit 1`
      expect(row).toEqual({ state: 'failed', last_error: 'SMTP 550' })
    })
    await outbox.stop()
    mailbox.refuseWith = undefined
  })
})

describe('a hundred messages in a minute', () => {
  it('from one client are limited with a clear message, and the accepted ones arrive', async () => {
    const { sql } = api.services.database
    await sql`update outbox set state = 'sent'`
    mailbox.mails.length = 0
    const from = { remoteAddress: '10.7.7.7' }
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        api.visitor(sendContactMessage, { ...good, message: `Flood ${n}` }, from),
      ),
    )
    const taken = replies.flatMap(({ status }, n) => (status === 200 ? [`Flood ${n}`] : []))
    const refused = replies.filter(({ status }) => status !== 200)
    expect(taken).toHaveLength(5)
    for (const { status, error, headers } of refused) {
      expect([status, error.message]).toEqual([429, systemTexts.tooMany])
      expect(Number(headers['retry-after'])).toBeGreaterThan(3000)
    }
    const stored = await sql`select message from contact_messages where message like 'Flood %'`
    expect(stored.map(({ message }) => message).sort()).toEqual(taken.sort())
    const outbox = await outboxWith(mailbox.url)
    outbox.start()
    await vi.waitFor(() => expect(mailbox.mails).toHaveLength(5), { timeout: 10_000 })
    await outbox.stop()
    for (const message of taken) {
      expect(mailbox.mails.filter(({ text }) => text?.includes(`${message}\n`))).toHaveLength(1)
    }
  })

  it('from twenty clients are all accepted, and each one arrives once', async () => {
    const { sql } = api.services.database
    await sql`update outbox set state = 'sent'`
    mailbox.mails.length = 0
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        api.visitor(
          sendContactMessage,
          { ...good, message: `Crowd ${n}.` },
          { remoteAddress: `10.6.6.${n % 20}` },
        ),
      ),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(100)
    const outbox = await outboxWith(mailbox.url)
    outbox.start()
    await vi.waitFor(() => expect(mailbox.mails).toHaveLength(100), { timeout: 20_000 })
    await outbox.stop()
    const arrived = new Set(mailbox.mails.map(({ text }) => /Crowd \d+\./.exec(text ?? '')?.[0]))
    expect(arrived.size).toBe(100)
  })
})
