import type { z } from 'zod'
import type { registrationForm } from '#contract/accounts/registration.calls.ts'
import { registrationMessages as texts } from '#contract/accounts/registration.messages.ts'
import { transaction } from '../../db/connect.ts'
import { actorOf, type CallContext } from '../../kit/call-context.ts'
import { withUniqueMessages } from '../../kit/unique-rules.ts'
import type { Services } from '../../services.ts'
import { mailWelcome } from './account-emails.ts'
import { askForConfirmation, waitsForConfirmation } from './email-confirmation.service.ts'
import { accountRules, openAccount } from './new-accounts.service.ts'
import { refuseWeakPassword } from './password-rules.ts'
import { hashPassword } from './passwords.ts'

/** A visitor is sent to the login; a Super Admin stays on the screen. */
export function registeredMessage(context: CallContext): string {
  return context.session?.role === 'superAdmin' ? texts.registeredByAdmin : texts.registered
}

export async function register(
  services: Services,
  form: z.output<typeof registrationForm>,
  context: CallContext,
) {
  const { user, email, marketing, ...person } = form
  const { username } = user
  await refuseWeakPassword(services.database.db, user.password, {
    username,
    field: 'user.password',
  })
  const unconfirmed = waitsForConfirmation(services, context)
  const passwordHash = await hashPassword(user.password)
  const reply = await withUniqueMessages(
    accountRules({ username: 'user.username', email: 'email' }),
    transaction(services.database, actorOf(context), async (tx) => {
      const opened = await openAccount(tx, {
        role: 'privateUser',
        username,
        email,
        passwordHash,
        person,
        marketing,
        unconfirmed,
        termsVersion: user.termsVersion,
        ip: context.ip,
      })
      const fullName = `${person.name} ${person.surname}`
      const account = { id: opened.userId, email, username, fullName }
      if (unconfirmed) await askForConfirmation(services, tx, account)
      await mailWelcome(services, tx, account)
      return { id: opened.personId, userId: opened.userId, message: registeredMessage(context) }
    }),
  )
  services.outbox.wake()
  return reply
}
