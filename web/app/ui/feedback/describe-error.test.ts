import { expect, it } from 'vitest'
import { AppError } from '#contract/errors.ts'
import { describeError } from './describe-error.ts'

it('lists what is wrong by field below the status and its message', () => {
  const fields = { name: 'Name is required!', email: 'Valid email is required!' }
  expect(
    describeError(new AppError('invalidInput', { message: 'Please check the form', fields })),
  ).toEqual({
    type: 'ERRORHTML',
    title: '422: Please check the form',
    message: null,
    fields,
  })
})

it('does not repeat a message that is also that of its only field', () => {
  const message = 'The format of this file was not recognised.'
  expect(
    describeError(new AppError('invalidInput', { message, fields: { file: message } })),
  ).toEqual({
    type: 'ERROR',
    message,
  })
})
