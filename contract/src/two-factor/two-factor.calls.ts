import { z } from 'zod'
import { signedInReply } from '../accounts/accounts.schema.ts'
import { defineCall } from '../call.ts'
import { id } from '../values/id.ts'
import { twoFactorTexts as texts } from './two-factor.messages.ts'

export const recoveryCodeCount = 10

/** People copy codes including the spaces and dashes that make them readable. */
const code = z
  .string({ error: texts.codeRequired })
  .max(60, texts.codeWrong)
  .transform((text) => text.replace(/[\s-]/g, '').toUpperCase())
  .refine((text) => text.length > 0, texts.codeRequired)

const password = z
  .string({ error: texts.passwordRequired })
  .min(1, texts.passwordRequired)
  .max(500, texts.passwordWrong)

export const twoFactorStatus = z.object({
  enabled: z.boolean(),
  confirmedAt: z.string().nullable(),
  recoveryCodesLeft: z.number().int(),
  /** The site requires it for this user's role, so it cannot be turned off. */
  required: z.boolean(),
})

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()).length(recoveryCodeCount) })

export const getTwoFactorStatus = defineCall({
  name: 'twoFactor.status',
  method: 'GET',
  path: '/api/twofactor/status',
  who: 'signedIn',
  beforeTwoFactor: true,
  summary: 'Get whether two-factor login is on, and how many recovery codes are left',
  input: z.object({}),
  output: twoFactorStatus,
})

export const beginTwoFactor = defineCall({
  name: 'twoFactor.begin',
  method: 'POST',
  path: '/api/twofactor/begin',
  who: 'signedIn',
  beforeTwoFactor: true,
  confidential: true,
  summary: 'Create a secret for an authenticator app; it takes effect once a code has confirmed it',
  input: z.object({ password }),
  output: z.object({
    otpauthUrl: z.string(),
    /** In base32, in groups of four, for people who type it. */
    secret: z.string(),
    qrSvg: z.string(),
  }),
})

export const confirmTwoFactor = defineCall({
  name: 'twoFactor.confirm',
  method: 'POST',
  path: '/api/twofactor/confirm',
  who: 'signedIn',
  beforeTwoFactor: true,
  confidential: true,
  summary: 'Turn on two-factor login; the recovery codes are shown only once',
  input: z.object({ code }),
  output: recoveryCodes,
})

export const disableTwoFactor = defineCall({
  name: 'twoFactor.disable',
  method: 'POST',
  path: '/api/twofactor/disable',
  who: 'signedIn',
  summary: 'Turn off two-factor login',
  input: z.object({ password, code }),
  output: z.object({ message: z.string() }),
})

export const renewRecoveryCodes = defineCall({
  name: 'twoFactor.renewRecoveryCodes',
  method: 'POST',
  path: '/api/twofactor/newRecoveryCodes',
  who: 'signedIn',
  confidential: true,
  summary: 'Create ten new recovery codes; the old ones stop working',
  input: z.object({ password, code }),
  output: recoveryCodes,
})

export const resetTwoFactor = defineCall({
  name: 'twoFactor.reset',
  method: 'POST',
  path: '/api/twofactor/reset',
  who: 'security.manage',
  summary:
    'Turn off two-factor login for another user who has lost both the app and the recovery codes',
  input: z.object({ userId: id }),
  output: z.object({ message: z.string() }),
})

export const secondFactorForm = z.object({
  challenge: z.string({ error: texts.challengeOver }).min(1, texts.challengeOver).max(100),
  code,
  remember: z.boolean().default(false),
})

export const completeLogin = defineCall({
  name: 'twoFactor.completeLogin',
  method: 'POST',
  path: '/api/register/secondFactor',
  who: 'everyone',
  confidential: true,
  summary: 'Complete a login with a code from the authenticator app, or a recovery code',
  input: secondFactorForm,
  output: signedInReply,
  overload: 'never',
})
