const server = 'The mail server'

/** What a mail error means; the code itself is shown beside this text. */
export function mailErrorText(code: string): string {
  const answer = /^SMTP (\d)(\d\d)$/.exec(code)
  if (code === 'SMTP 535') return `${server} did not take our password.`
  if (answer?.[1] === '4') return `${server} could not take it at that moment.`
  if (answer?.[1] === '5') return `${server} refused it for good.`
  if (/^(ETIMEDOUT|ECONNECTION|ECONNRESET|EPIPE)$/.test(code)) return `${server} did not answer.`
  if (code === 'ECONNREFUSED') return `${server} was not running.`
  if (/^(EDNS|ENOTFOUND|EAI_AGAIN)$/.test(code)) return `The name of the mail server was not found.`
  if (code === 'ETLS') return `No safe connection to the mail server came about.`
  if (code === 'EENVELOPE') return `The address of the sender or of the recipient is not usable.`
  return 'It could not be sent.'
}
