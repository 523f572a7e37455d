import { expect, it } from 'vitest'
import { mailErrorText } from './mail-error.ts'

it.each([
  ['SMTP 451', 'The mail server could not accept the email at that moment.'],
  ['SMTP 550', 'The mail server rejected the email permanently.'],
  ['SMTP 535', 'The mail server rejected our password.'],
  ['ECONNREFUSED', 'The mail server was not running.'],
  ['ETIMEDOUT', 'The mail server did not respond.'],
  ['something new', 'The email could not be sent.'],
])('the code %s is explained', (code, text) => {
  expect(mailErrorText(code)).toBe(text)
})
