import { z } from 'zod'
import { defineCall } from '../call.ts'
import { email } from '../values/email.ts'
import { id, version } from '../values/id.ts'
import { line } from '../values/text.ts'
import { currentPassword } from './password.ts'
import { account, confirmOwnRole } from './people.schema.ts'
import { profileMessages as texts } from './profile.messages.ts'

export const updateUser = defineCall({
  name: 'users.update',
  method: 'PUT',
  path: '/api/user',
  who: 'signedIn',
  summary:
    'Update an account: your own, or any account as a Super Admin; only a Super Admin can set the role and the flag',
  input: z.object({
    /** Left out, or another's: a user who is not a Super Admin always means their own account. */
    id: id.optional(),
    version,
    username: line(texts.usernameRequired, 60).optional(),
    email: email(texts.emailInvalid).optional(),
    currentPassword,
    role: z.string().max(100).nullish(),
    loginPasswordChange: z.boolean().nullish(),
    confirmOwnRole,
  }),
  output: account.extend({
    email: z.string(),
    pendingEmail: z.string().nullable(),
    message: z.string(),
  }),
})

export const listRoles = defineCall({
  name: 'users.roles',
  method: 'GET',
  path: '/api/userRole',
  who: 'signedIn',
  summary: 'List roles: all of them for a Super Admin, your own for everyone else',
  input: z.object({}),
  output: z.array(z.object({ id, roleName: z.string() })),
})

export const resendConfirmation = defineCall({
  name: 'users.resendConfirmation',
  method: 'POST',
  path: '/api/user/resendConfirmation',
  who: 'signedIn',
  summary: 'Email a new link for confirming your own email address',
  input: z.object({}),
  output: z.object({ message: z.string() }),
  limit: { max: 3, seconds: 3600 },
})

export const confirmAddress = defineCall({
  name: 'users.confirmAddress',
  method: 'POST',
  path: '/api/user/confirmAddress',
  who: 'accounts.manage',
  summary: 'Confirm the email address of a user manually',
  input: z.object({ userId: id }),
  output: z.object({ message: z.string() }),
})

export const confirmEmail = defineCall({
  name: 'users.confirmEmail',
  method: 'POST',
  path: '/api/user/confirmEmail',
  who: 'everyone',
  confidential: true,
  summary: 'Confirm an email address with a link from its mailbox',
  input: z.object({ token: z.string().min(1).max(800) }),
  output: z.object({ complete: z.boolean(), message: z.string() }),
  limit: { max: 30, seconds: 3600 },
})
