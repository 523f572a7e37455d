import { z } from 'zod'
import { defineCall } from '../call.ts'
import { email } from '../values/email.ts'
import { id, version } from '../values/id.ts'
import { optionalPhone, phone } from '../values/phone.schema.ts'
import { line } from '../values/text.ts'
import { newPassword } from './password.ts'
import { newAccountTexts, registrationMessages as texts } from './registration.messages.ts'
import { newUsername } from './username.ts'

interface CredentialTexts {
  usernameRequired: string
  passwordRequired: string
  passwordsDiffer: string
}

/** The name and password of a new account, and its agreement to the terms. */
export function credentials(texts: CredentialTexts) {
  return {
    username: newUsername(texts.usernameRequired),
    password: newPassword(texts.passwordRequired),
    confirm: z.string({ error: texts.passwordsDiffer }).max(500, texts.passwordsDiffer),
    acceptedTerms: z.literal(true, { error: newAccountTexts.termsRequired }),
    /**
     * The version that was current when the form was opened; nobody agrees to a newer one unseen.
     */
    termsVersion: version.nullish(),
  }
}

export function samePassword<Form extends { password: string; confirm: string }>(message: string) {
  return (form: Form, context: z.RefinementCtx) => {
    if (form.password !== form.confirm) {
      context.addIssue({ code: 'custom', path: ['confirm'], message })
    }
  }
}

/** Consent to marketing is a separate checkbox, unticked by default. */
export const marketingChoice = z.boolean().default(false)

export const registrationForm = z.object({
  name: line(texts.nameRequired, 100),
  surname: line(texts.surnameRequired, 100),
  email: email(texts.emailInvalid),
  cellNumber: phone(texts.cellRequired),
  telephone: optionalPhone(texts.telephoneInvalid),
  marketing: marketingChoice,
  user: z.object(credentials(texts)).superRefine(samePassword(texts.passwordsDiffer)),
})

/** Argon2 is costly by design: clients must not be able to trigger it without limit. */
export const registrationLimit = { max: 60, seconds: 3600 }

export const registered = z.object({ id, userId: id, message: z.string() })

export const register = defineCall({
  name: 'accounts.register',
  method: 'POST',
  path: '/api/register/register',
  who: 'everyone',
  summary: 'Register a private individual',
  input: registrationForm,
  output: registered,
  limit: registrationLimit,
})
