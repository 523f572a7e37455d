import { sql } from '../../db/orm.ts'
import { createTransport } from 'nodemailer'
import { describe, expect, it } from 'vitest'
import * as calls from '#contract/conversations/conversations.calls.ts'
import * as unmatchedCalls from '#contract/conversations/unmatched-emails.calls.ts'
import { sendEnquiry } from '#contract/enquiries/enquiries.calls.ts'
import { listenForEmail } from '../../gateways/inbound-smtp.ts'
import { mailboxLimits, readMailbox } from '../../gateways/imap-mailbox.ts'
import { openMailer } from '../../gateways/mailer.ts'
import { createOutbox } from '../../kit/outbox.ts'
import { useApi } from '../../testing/api.ts'
import { aUser, type TestUser } from '../../testing/builders.ts'
import { openImap } from '../../testing/imap.ts'
import { multipartForm } from '../../testing/multipart.ts'
import { aProperty } from '../../testing/property-builders.ts'
import { openMailbox } from '../../testing/smtp.ts'
import { pollMailbox, startInbound } from './inbound.service.ts'
import { sendReminders } from './reminders.service.ts'

const inbound = { domain: 'mail.example', smtpPort: 0, imapUrl: undefined as string | undefined }
const api = useApi({ rateLimit: false, inbound })

async function anEnquiry(email: string) {
  const owner = await aUser(api.services)
  const house = await aProperty(api.services, { ownerUserId: owner.id })
  const message = 'Is it still for sale?'
  const input = { name: 'Lerato Maseko', email, message, property: house.id }
  const { status } = await api.visitor(sendEnquiry, input as never)
  expect(status).toBe(200)
  const { items } = (await api.by(owner)(calls.listConversations, {})).body
  const { id } = items[0] as { id: number }
  return { owner, house, id }
}

async function addressOf(id: number): Promise<string> {
  const [row] = await api.services.database.db.execute<{ token: string }>(
    sql`select reply_token as token from conversations where id = ${id}`,
  )
  return `reply+${row?.token}@mail.example`
}

const threadOf = async (user: TestUser, id: number) =>
  (await api.by(user)(calls.getConversation, { id })).body

const answer = 'Saturday at ten.\n\nOn Mon, 16 Nov 2026 at 10:00, Thandi wrote:\n> Which day?'

describe('a reply by email', () => {
  it('works both ways over SMTP: reply, answer with a file, notification to the assignee', async () => {
    const { owner, id } = await anEnquiry('lerato@example.com')
    const form = multipartForm({ id: String(id), text: 'Which day?' }, [])
    const { statusCode } = await api.app.inject({
      method: 'POST',
      url: `/api/conversations/${id}/reply`,
      payload: form.payload,
      headers: { ...form.headers, authorization: `Bearer ${owner.token}` },
    })
    expect(statusCode).toBe(200)
    const theirs = await openMailbox()
    const { database, log } = api.services
    const mailer = openMailer(theirs.url, 'no-reply@mail.example')
    const outbox = createOutbox({ database, mailer, mailDomain: 'mail.example', log })
    const listener = await startInbound(api.services)
    const sender = createTransport({
      host: '127.0.0.1',
      port: listener?.port ?? 0,
      ignoreTLS: true,
    })
    try {
      outbox.start()
      const received = () => theirs.mails.find(({ text }) => text?.includes('Which day?'))
      await expect.poll(received, { timeout: 60_000 }).toBeDefined()
      const mail = received()
      expect(mail?.from?.address).toBe(await addressOf(id))
      expect(JSON.stringify(mail)).not.toContain(owner.email)
      const reply = {
        from: '"Lerato" <lerato@example.com>',
        to: mail?.from?.address,
        subject: `Re: ${mail?.subject}`,
        messageId: '<answer-1@example.com>',
        text: answer,
        attachments: [{ filename: '../bond.pdf', content: '%PDF', contentType: 'application/pdf' }],
      }
      await sender.sendMail(reply)
      // The sender did not get our acknowledgement, and tries again.
      await sender.sendMail(reply)
      const thread = await threadOf(owner, id)
      expect(thread.messages.slice(2)).toMatchObject([
        {
          kind: 'inbound',
          text: 'Saturday at ten.',
          source: 'smtp',
          otherSender: false,
          files: [{ fileName: 'bond.pdf', bytes: 4 }],
        },
      ])
      expect(thread.waitingSince).not.toBeNull()
      const told = await database.db.execute(sql`
        select link from notifications where user_id = ${owner.id} and occasion like 'answer:%'`)
      expect([...told]).toEqual([{ link: `/conversations/${id}` }])
      const emailed = await database.db.execute<{ text: string }>(sql`
        select text from outbox where "to" = ${owner.email} and usage = 'ConversationAnswer'`)
      expect(emailed).toHaveLength(1)
      expect(emailed[0]?.text).not.toContain('lerato@example.com')
      const elsewhere = sender.sendMail({ ...reply, to: 'someone@mail.example' })
      await expect(elsewhere).rejects.toThrow('550')
      await sender.sendMail({
        ...reply,
        headers: { 'Auto-Submitted': 'auto-replied' },
        messageId: '<away@example.com>',
        text: 'lerato@example.com is away',
        from: 'other@example.com',
      })
      expect((await threadOf(owner, id)).messages.at(-1)).toMatchObject({
        automatic: true,
        text: '… is away',
        otherSender: true,
      })
      await sender.sendMail({
        envelope: { from: '', to: mail?.from?.address ?? '' },
        raw: [
          'From: mailer-daemon@example.com',
          'Content-Type: multipart/report; boundary=x',
          '',
          '--x',
          '',
          'lerato@example.com does not exist',
          '--x--',
          '',
        ].join('\r\n'),
      })
      expect((await threadOf(owner, id)).messages.at(-1)).toMatchObject({
        text: 'The email could not be delivered.',
      })
      const failed = await database.db.execute(sql`select link from notifications
        where user_id = ${owner.id} and headline = 'Your reply could not be delivered'`)
      expect([...failed]).toEqual([{ link: `/conversations/${id}` }])
    } finally {
      sender.close()
      await outbox.stop()
      await listener?.close()
      await theirs.close()
    }
  })

  it('is refused if it is too large, and retried later if it cannot be stored', async () => {
    const limits = { mostBytes: 2000, connections: 2, silenceMs: 10_000, totalMs: 10_000 }
    const listener = await listenForEmail({
      port: 0,
      host: '127.0.0.1',
      domain: 'mail.example',
      log: api.services.log,
      limits,
      accepts: () => true,
      receive: () => Promise.reject(new Error('no database')),
    })
    const sender = createTransport({ host: '127.0.0.1', port: listener.port, ignoreTLS: true })
    const mail = { from: 'a@example.com', to: 'reply@mail.example', subject: 'x' }
    await expect(sender.sendMail({ ...mail, text: 'y'.repeat(5000) })).rejects.toThrow(/552|size/)
    await expect(sender.sendMail({ ...mail, text: 'y' })).rejects.toThrow('451')
    sender.close()
    await listener.close()
  })

  it('is read from a mailbox, and what matches no conversation is for the Super Admin', async () => {
    const { owner, id } = await anEnquiry('imap@example.com')
    const imap = await openImap()
    const raw = (to: string, subject: string, messageId: string) =>
      Buffer.from(
        `From: Imap <imap@example.com>\r\nTo: ${to}\r\nSubject: ${subject}\r\nMessage-ID: ${messageId}\r\n\r\n${answer}\r\n`,
      )
    imap.emails.push(
      { content: raw(await addressOf(id), 'Re: house', '<imap-1@example.com>'), seen: false },
      { content: raw('reply+0@mail.example', 'Lost', '<imap-2@example.com>'), seen: false },
      { content: raw('reply@mail.example', 'Read before', '<imap-3@example.com>'), seen: true },
    )
    inbound.imapUrl = imap.url
    const failing = readMailbox(imap.url, async (content) => {
      if (content.includes('Re: house')) throw new Error('no database')
    })
    await expect(failing).rejects.toThrow('could not be stored: 1')
    expect(imap.emails.map(({ seen }) => seen)).toEqual([false, true, true])
    for (const email of imap.emails.slice(0, 2)) email.seen = false
    expect(await pollMailbox(api.services)).toBe(2)
    expect(await pollMailbox(api.services)).toBe(0)
    expect((await threadOf(owner, id)).messages.at(-1)).toMatchObject({
      text: 'Saturday at ten.',
      source: 'imap',
    })
    const admin = await api.as('superAdmin')
    const { body } = await admin(unmatchedCalls.listUnmatchedEmails, {})
    expect(body).toMatchObject([
      {
        subject: 'Lost',
        senderEmail: 'imap@example.com',
        suggested: [{ id, name: 'Lerato Maseko' }],
      },
    ])
    const lost = { id: body[0]?.id ?? 0 }
    expect((await api.by(owner)(unmatchedCalls.listUnmatchedEmails, {})).status).toBe(403)
    const moved = await admin(unmatchedCalls.moveUnmatchedEmail, { ...lost, conversationId: id })
    expect(moved.body).toEqual({ message: 'The email was moved to the conversation.' })
    expect((await threadOf(owner, id)).messages).toHaveLength(3)
    expect((await admin(unmatchedCalls.deleteUnmatchedEmail, lost)).status).toBe(404)
    imap.silent = true
    const visit = readMailbox(imap.url, async () => {}, { ...mailboxLimits, totalMs: 200 })
    await expect(visit).rejects.toThrow()
    imap.silent = false
    const wrong = imap.url.replace('word', 'wrong')
    await expect(readMailbox(wrong, async () => {})).rejects.toThrow('refused LOGIN')
    await imap.close()
  })
})

describe('a reminder', () => {
  it('is sent once, to the person who wanted it', async () => {
    const { owner, id } = await anEnquiry('remind@example.com')
    const remindAt = new Date(Date.now() + 60_000).toISOString()
    await api.by(owner)(calls.changeConversation, { id, remindAt })
    expect(await sendReminders(api.services)).toBe(0)
    await api.services.database.db.execute(
      sql`update conversations set remind_at = now() - interval '1 minute' where id = ${id}`,
    )
    expect(await sendReminders(api.services)).toBe(1)
    expect(await sendReminders(api.services)).toBe(0)
    const told = await api.services.database.db.execute(sql`
      select user_id, link from notifications where occasion like ${`reminder:${id}:%`}`)
    expect([...told]).toEqual([{ user_id: owner.id, link: `/conversations/${id}` }])
  })
})
