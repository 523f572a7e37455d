interface About {
  email: string
  messageId: string
}

const lines = (...text: string[]) => text.join('\r\n')

/** A delivery status notification as Postfix writes it. */
export function aBounce({ email, messageId, status }: About & { status: string }): Buffer {
  return Buffer.from(
    lines(
      'From: MAILER-DAEMON@mx.example.com (Mail Delivery System)',
      'To: news@jacaranda.example',
      'Subject: Undelivered Mail Returned to Sender',
      'Auto-Submitted: auto-replied',
      'MIME-Version: 1.0',
      'Content-Type: multipart/report; report-type=delivery-status;',
      '\tboundary="9B0A1.1794/mx.example.com"',
      '',
      'This is a MIME-encapsulated message.',
      '',
      '--9B0A1.1794/mx.example.com',
      'Content-Type: text/plain; charset=us-ascii',
      '',
      `<${email}>: host mx.example.com said: 550 ${status} User unknown`,
      '',
      '--9B0A1.1794/mx.example.com',
      'Content-Description: Delivery report',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.example.com',
      'Arrival-Date: Tue, 17 Nov 2026 09:12:11 +0200 (SAST)',
      '',
      `Final-Recipient: rfc822; ${email}`,
      'Action: failed',
      `Status: ${status}`,
      'Remote-MTA: dns; mx.example.com',
      `Diagnostic-Code: smtp; 550 ${status} User unknown`,
      '',
      '--9B0A1.1794/mx.example.com',
      'Content-Description: Undelivered Message Headers',
      'Content-Type: text/rfc822-headers',
      '',
      `To: ${email}`,
      'Subject: Weeks by the sea',
      `Message-ID: ${messageId}`,
      '',
      '--9B0A1.1794/mx.example.com--',
      '',
    ),
  )
}

/** What a mail service sends when its user marks an email as spam. */
export function aComplaint({ email, messageId }: About): Buffer {
  return Buffer.from(
    lines(
      'From: feedback@mx.example.com',
      'To: news@jacaranda.example',
      'MIME-Version: 1.0',
      'Content-Type: multipart/report; report-type=feedback-report; boundary=part',
      '',
      '--part',
      'Content-Type: text/plain',
      '',
      'This is an email abuse report.',
      '--part',
      'Content-Type: message/feedback-report',
      '',
      'Feedback-Type: abuse',
      'User-Agent: Example/1.0',
      'Version: 1',
      `Original-Rcpt-To: <${email}>`,
      '--part',
      'Content-Type: message/rfc822',
      '',
      `To: <${email}>`,
      `Message-ID: ${messageId}`,
      '',
      'Weeks by the sea',
      '--part--',
      '',
    ),
  )
}
