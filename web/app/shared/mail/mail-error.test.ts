import { expect, it } from 'vitest'
import { mailErrorText } from './mail-error.ts'

it.each([
  ['SMTP 451', 'The mail server could not take it at that moment.'],
  ['SMTP 550', 'The mail server refused it for good.'],
  ['SMTP 535', 'The mail server did not take our password.'],
  ['ECONNREFUSED', 'The mail server was not running.'],
  ['ETIMEDOUT', 'The mail server did not answer.'],
  ['something new', 'It could not be sent.'],
])('the code %s is explained', (code, text) => {
  expect(mailErrorText(code)).toBe(text)
})
