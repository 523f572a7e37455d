import { describe, expect, it } from 'vitest'
import { isDeadAddress, readMailReport } from './bounce-report.ts'
import { aBounce, aComplaint } from './testing.reports.ts'

const about = { email: 'thabo@example.com', messageId: '<17@jacaranda.example>' }

describe('a mail server’s report', () => {
  it('names the address, the reason and the email that it is about', () => {
    expect(readMailReport(aBounce({ ...about, status: '5.1.1' }))).toEqual({
      kind: 'delivery',
      recipients: [{ email: about.email, action: 'failed', status: '5.1.1' }],
      messageId: about.messageId,
    })
    expect(readMailReport(aComplaint(about))).toEqual({
      kind: 'complaint',
      recipients: [{ email: about.email, action: 'complained', status: '' }],
      messageId: about.messageId,
    })
  })

  it('is read with other line endings, encodings, folded fields and several addresses', () => {
    const written = aBounce({ ...about, status: '5.1.1' }).toString()
    const folded = written
      .replaceAll('\r\n', '\n')
      .replace('Final-Recipient: rfc822;', 'FINAL-RECIPIENT: RFC822;\n ')
    expect(readMailReport(Buffer.from(folded))?.recipients).toHaveLength(1)

    const status =
      'Final-Recipient: rfc822; a@x.co\nAction: failed\nStatus: 5.1.1\n\nFinal-Recipient: rfc822;<b@x.co>\nAction: delayed\nStatus: 4.2.2\n'
    const encoded = `Content-Type: multipart/report; boundary=abc\n\nnote\n--abc\nContent-Type: message/delivery-status\nContent-Transfer-Encoding: base64\n\n${Buffer.from(status).toString('base64')}\n--abc--\n`
    expect(readMailReport(Buffer.from(encoded))).toEqual({
      kind: 'delivery',
      recipients: [
        { email: 'a@x.co', action: 'failed', status: '5.1.1' },
        { email: 'b@x.co', action: 'delayed', status: '4.2.2' },
      ],
      messageId: undefined,
    })
  })

  it.each([
    ['', 'nothing'],
    ['Subject: Hello\r\n\r\nA person wrote this.', 'an ordinary email'],
    ['Content-Type: multipart/report\r\n\r\nno boundary', 'a report without parts'],
    ['Content-Type: multipart/report; boundary="((.*"\r\n\r\n--((.*\r\n\r\nx', 'an odd boundary'],
  ])('is not %j', (content) => {
    expect(readMailReport(Buffer.from(content))).toBeUndefined()
  })

  it.each([
    ['failed', '5.1.1', true],
    ['failed', '5.1.10', true],
    ['failed', '5.2.1', true],
    ['failed', '5.4.4', true],
    ['failed', '5.2.2', false],
    ['failed', '5.3.4', false],
    ['failed', '5.7.1', false],
    ['failed', '4.4.7', false],
    ['delayed', '5.1.1', false],
    ['failed', '', false],
  ])('with %s %s blocks the address: %s', (action, status, dead) => {
    expect(isDeadAddress({ email: 'a@x.co', action, status })).toBe(dead)
  })
})
