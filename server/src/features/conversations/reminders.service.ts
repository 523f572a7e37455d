import { links } from '#contract/links.ts'
import { transaction } from '../../db/connect.ts'
import type { Services } from '../../services.ts'
import { notifyMany } from '../notifications/notify.ts'
import { takeDueReminders } from './reminders.queries.ts'

/** Reminds people of conversations, as they requested. */
export function sendReminders({ database }: Services): Promise<number> {
  return transaction(database, null, async (tx) => {
    const due = await takeDueReminders(tx)
    return notifyMany(
      tx,
      due.map(({ id, userId, title, at }) => ({
        userId,
        kind: 'enquiries',
        occasion: `reminder:${id}:${at}`,
        title: 'Reminder',
        text: title ?? 'Contact message',
        link: links.conversation(id),
      })),
    )
  })
}
