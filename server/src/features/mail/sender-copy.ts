import { AppError } from '#contract/errors.ts'
import type { Tx } from '../../db/connect.ts'
import type { PlaceholderValues } from '../../kit/placeholders.ts'
import type { Services } from '../../services.ts'
import { composeMail } from './mail.service.ts'

/** Anyone can type anyone's address into a form, so one mailbox gets few copies a day. */
const copiesPerAddress = { max: 5, seconds: 24 * 3600 }

/** Asked before the transaction begins, because counting takes a connection of its own. */
export async function maySendCopy(services: Services, email: string): Promise<boolean> {
  try {
    await services.limits.take(`mail.copy:${email.toLowerCase()}`, copiesPerAddress)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'tooMany') return false
    throw error
  }
}

/** What a visitor wrote goes back to them too, so that they have it in their own mailbox. */
export async function putSenderCopy(
  services: Services,
  tx: Tx,
  usage: 'ContactUs-Sender' | 'EnquireNow-Sender',
  copy: {
    to: string
    /** Where an answer to the copy goes. */
    replyTo: string | undefined
    values: PlaceholderValues
    dedupeKey: string
    requestId: string
  },
): Promise<void> {
  const { values, replyTo, ...rest } = copy
  await services.outbox.put(tx, {
    ...(await composeMail(tx, usage, values)),
    ...rest,
    ...(replyTo ? { replyTo } : {}),
  })
}
