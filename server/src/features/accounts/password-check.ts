import { passwordRuleTexts as texts } from '#contract/accounts/passwords.messages.ts'
import { AppError } from '#contract/errors.ts'
import type { Executor } from '../../db/connect.ts'
import type { Services } from '../../services.ts'
import { loginLimit } from './login-limit.ts'
import { verifyPassword } from './passwords.ts'
import type { Session } from '../../kit/session.ts'
import { findPasswordHash } from './users.queries.ts'

function refuse(message: string): never {
  throw new AppError('invalidInput', { message, fields: { currentPassword: message } })
}

export async function isPasswordOf(
  db: Executor,
  userId: number,
  password: string,
): Promise<boolean> {
  return verifyPassword(await findPasswordHash(db, userId), password)
}

/** Asks a logged-in user for their password again, before anything that a thief would do first. */
export async function confirmPassword(
  services: Services,
  session: Session,
  password: string | null | undefined,
): Promise<void> {
  if (!password) refuse(texts.currentRequired)
  const counter = `password:${session.userId}`
  // Counted before the password is checked, so that concurrent attempts cannot slip past.
  await services.limits.take(counter, loginLimit)
  if (!(await isPasswordOf(services.database.db, session.userId, password))) {
    refuse(texts.currentWrong)
  }
  await services.limits.clear(counter)
}
