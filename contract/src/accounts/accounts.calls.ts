import { z } from 'zod'
import { defineCall } from '../call.ts'
import { accountsMessages } from './accounts.messages.ts'
import { challengeReply, sessionReply, signedInReply } from './accounts.schema.ts'

export const loginForm = z.object({
  username: z
    .string({ error: accountsMessages.usernameRequired })
    .trim()
    .min(1, accountsMessages.usernameRequired)
    .max(200),
  password: z
    .string({ error: accountsMessages.passwordRequired })
    .min(1, accountsMessages.passwordRequired)
    .max(500),
  remember: z.boolean().default(false),
})

export const login = defineCall({
  name: 'accounts.login',
  method: 'POST',
  path: '/api/register/authenticate',
  aliases: ['/api/user/login'],
  who: 'everyone',
  summary:
    'Log in; sets the session cookie and returns the token for API clients, or a challenge for the second step',
  input: loginForm,
  output: z.union([challengeReply, signedInReply]),
  confidential: true,
  invalidMessage: accountsMessages.wrongPassword,
  overload: 'never',
})

export const logout = defineCall({
  name: 'accounts.logout',
  method: 'POST',
  path: '/api/user/logout',
  who: 'everyone',
  beforeTwoFactor: true,
  beforePasswordChange: true,
  whileViewing: true,
  summary: 'Log out and end the session',
  input: z.object({}),
  output: z.object({ message: z.string() }),
  overload: 'never',
})

export const me = defineCall({
  name: 'accounts.me',
  method: 'GET',
  path: '/api/user/me',
  who: 'everyone',
  beforeTwoFactor: true,
  beforePasswordChange: true,
  summary: 'Get the logged-in user; null for a visitor',
  input: z.object({}),
  output: z.object({ session: sessionReply.nullable() }),
})
