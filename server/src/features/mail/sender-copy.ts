import { AppError } from '#contract/errors.ts'
import type { contactUsSender } from '#contract/contact-messages/contact-messages.emails.ts'
import type { enquireNowSender } from '#contract/enquiries/enquiries.emails.ts'
import type { EmailValues } from '#contract/mail/email.ts'
import type { Tx } from '../../db/connect.ts'
import type { PlaceholderValues } from '../../kit/placeholders.ts'
import type { Services } from '../../services.ts'
import { composeMail } from './mail.service.ts'

/** Anyone can type anyone's address into a form, so each mailbox gets only a few copies a day. */
const copiesPerAddress = { max: 5, seconds: 24 * 3600 }

/** Checked before the transaction begins, because counting uses a separate connection. */
export async function maySendCopy(services: Services, email: string): Promise<boolean> {
  try {
    await services.limits.take(`mail.copy:${email.toLowerCase()}`, copiesPerAddress)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'tooMany') return false
    throw error
  }
}

/** A visitor also gets a copy of their message, so that they have it in their own mailbox. */
export async function putSenderCopy<Email extends typeof contactUsSender | typeof enquireNowSender>(
  services: Services,
  tx: Tx,
  email: Email,
  copy: {
    to: string
    /** Where a reply to the copy goes. */
    replyTo: string | undefined
    values: EmailValues<Email> & PlaceholderValues
    dedupeKey: string
    requestId: string
  },
): Promise<void> {
  const { values, replyTo, ...rest } = copy
  await services.outbox.put(tx, {
    ...(await composeMail(tx, email, values)),
    ...rest,
    ...(replyTo ? { replyTo } : {}),
  })
}
