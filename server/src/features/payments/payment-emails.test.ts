import { describe, expect, it } from 'vitest'
import * as calls from '#contract/payments/payments.calls.ts'
import { today } from '#contract/values/day.ts'
import { openMailer } from '../../gateways/mailer.ts'
import { aPayment, aNotice, weekStatusCode } from '../../testing/payment-builders.ts'
import { openSandbox, usePayments } from '../../testing/payment-sandbox.ts'
import { readPdf } from '../../testing/pdf.ts'
import { openMailbox } from '../../testing/smtp.ts'
import { anAwaitedEft } from '../../testing/statement-builders.ts'

const sandbox = await openSandbox()
const api = usePayments(sandbox, { rateLimit: false })

interface Mail {
  to: string
  subject: string
  attachments: { fileName: string; type: string; base64: string }[]
}

async function mailsOf(usage: string, to: string): Promise<Mail[]> {
  const rows = await api.services.database.sql`
    select "to", subject, attachments from outbox where usage = ${usage} and "to" = ${to}`
  return rows as unknown as Mail[]
}

describe('choosing EFT', () => {
  it('emails the payer the bank details as a PDF, once', async () => {
    const { owner, weekId, listingReference } = await anAwaitedEft(api)
    await api.by(owner)(calls.chooseEft, { timeshareWeekId: weekId })
    const mails = await mailsOf('EftChosen', owner.email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toContain(listingReference)
    const [file] = mails[0]?.attachments ?? []
    expect([file?.fileName, file?.type]).toEqual([`${today()}.pdf`, 'application/pdf'])
    const { pages } = await readPdf(Buffer.from(file?.base64 ?? '', 'base64'))
    expect(pages[0]).toContain(`Your reference ${listingReference}`)
    expect(pages[0]).toContain('Account number 62000000000')
  })
})

describe('cancelling an EFT', () => {
  it('returns the listing to awaiting payment', async () => {
    const { owner, weekId, paymentId } = await anAwaitedEft(api)
    expect(await weekStatusCode(api.services, weekId)).toBe('APEFT')
    const { body } = await api.by(owner)(calls.getPayment, { id: paymentId })
    const reply = await api.by(owner)(calls.cancelPayment, { id: paymentId, version: body.version })
    expect(reply.body.paymentStatus).toBe('CANCELLED')
    expect(await weekStatusCode(api.services, weekId)).toBe('AP')
  })
})

describe('a declined card payment', () => {
  it('is reported to the payer once, saying that no money was taken', async () => {
    const payment = await aPayment(api.services)
    const payload = aNotice(payment, {
      TRANSACTION_STATUS: '2',
      RESULT_CODE: '900003',
      RESULT_DESC: 'Insufficient Funds',
    })
    for (let time = 0; time < 2; time++) {
      const { payload: reply } = await api.app.inject({
        method: 'POST',
        url: '/api/payment/paygate/notify',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload,
      })
      expect(reply).toBe('OK')
    }
    const [user] = await api.services.database
      .sql`select email from users where id = ${payment.userId}`
    const mails = await mailsOf('CardDeclined', user?.email as string)
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Card payment declined: TW-'),
    ])
  })
})

describe('an email with an attachment', () => {
  it('arrives with the file unchanged', async () => {
    const mailbox = await openMailbox()
    const mailer = openMailer(mailbox.url, 'no-reply@example.com')
    await mailer.send({
      messageId: '<1@example.com>',
      to: 'payer@example.com',
      replyTo: null,
      subject: 'Bank details',
      html: '<p>See the file.</p>',
      text: 'See the file.',
      unsubscribeUrl: null,
      attachments: [
        {
          fileName: 'details.pdf',
          type: 'application/pdf',
          base64: Buffer.from('%PDF-1.7 test').toString('base64'),
        },
      ],
    })
    const [file] = mailbox.mails[0]?.attachments ?? []
    expect([file?.filename, file?.mimeType]).toEqual(['details.pdf', 'application/pdf'])
    expect(Buffer.from(file?.content as ArrayBuffer).toString()).toBe('%PDF-1.7 test')
    mailer.close()
    await mailbox.close()
  })
})
