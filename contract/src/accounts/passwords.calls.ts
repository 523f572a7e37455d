import { z } from 'zod'
import { defineCall } from '../call.ts'
import { email } from '../values/email.ts'
import { currentPassword, newPassword } from './password.ts'
import { accountsMessages } from './accounts.messages.ts'
import { passwordsMessages as texts } from './passwords.messages.ts'

const hour = 3600

export const forgotPassword = defineCall({
  name: 'passwords.forgot',
  method: 'POST',
  path: '/api/register/forgotPassword/{x}',
  who: 'everyone',
  confidential: true,
  summary: 'Email a link for choosing a new password',
  input: z.object({ x: email(texts.emailRequired) }),
  output: z.object({ message: z.string() }),
  invalidMessage: texts.emailRequired,
  limit: { max: 10, seconds: hour },
})

const resetToken = z.string().max(200)

export const checkResetToken = defineCall({
  name: 'passwords.checkToken',
  method: 'POST',
  path: '/api/register/fptoken',
  who: 'everyone',
  confidential: true,
  summary: 'Get the account that a reset link belongs to; the link remains valid',
  input: z.object({ token: resetToken }),
  output: z.object({ email: z.string() }),
  limit: { max: 10, seconds: hour },
})

export const passwordForm = z
  .object({
    email: email(texts.emailRequired),
    password: newPassword(accountsMessages.passwordRequired),
    confirm: z.string().max(500).nullish(),
    /** From the emailed link. */
    token: resetToken.nullish(),
    /** For a logged-in user who has no link and is not required to change it. */
    currentPassword,
  })
  .superRefine(({ password, confirm, token }, context) => {
    if (confirm === null || confirm === undefined || confirm === password) return
    const message = token ? texts.resetPasswordsDiffer : texts.passwordsDiffer
    context.addIssue({ code: 'custom', path: ['confirm'], message })
  })

export const updatePassword = defineCall({
  name: 'passwords.update',
  method: 'PUT',
  path: '/api/register/passwordUpdate',
  who: 'everyone',
  beforePasswordChange: true,
  beforeTwoFactor: true,
  summary: 'Set a new password with an emailed link, or while logged in; ends every session',
  input: passwordForm,
  output: z.object({ message: z.string() }),
  limit: { max: 60, seconds: hour },
})
