const server = 'The mail server'

/** The meaning of an email error; its code is for the log and the Excel file. */
export function mailErrorText(code: string): string {
  const reply = /^SMTP (\d)(\d\d)$/.exec(code)
  if (code === 'SMTP 535') return `${server} rejected our password.`
  if (reply?.[1] === '4') return `${server} could not accept the email at that moment.`
  if (reply?.[1] === '5') return `${server} rejected the email permanently.`
  if (/^(ETIMEDOUT|ECONNECTION|ECONNRESET|EPIPE)$/.test(code)) return `${server} did not respond.`
  if (code === 'ECONNREFUSED') return `${server} was not running.`
  if (/^(EDNS|ENOTFOUND|EAI_AGAIN)$/.test(code))
    return `The mail server’s address could not be found.`
  if (code === 'ETLS') return `Could not connect securely to the mail server.`
  if (code === 'EENVELOPE') return `The sender’s or recipient’s address is invalid.`
  return 'The email could not be sent.'
}
