import type { ConversationRow } from '#contract/conversations/conversations.schema.ts'
import { momentText } from '../../ui/data/moment.ts'

export type Urgency = 'late' | 'soon' | 'none'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** `40 min`, `5 h`, `3 days`: rounded down, as people put it. */
export function durationText(ms: number): string {
  if (ms < hour) return `${Math.max(1, Math.floor(ms / minute))} min`
  if (ms < 2 * day) return `${Math.floor(ms / hour)} h`
  return `${Math.floor(ms / day)} days`
}

/** How long someone has been waiting, or who writes next. */
export function waitOf(
  { waitingSince, remindAt, state }: Pick<ConversationRow, 'waitingSince' | 'remindAt' | 'state'>,
  now: Date,
): { text: string; urgency: Urgency } {
  if (waitingSince) {
    const ms = now.getTime() - Date.parse(waitingSince)
    const urgency = ms >= day ? 'late' : ms >= hour ? 'soon' : 'none'
    return { text: `Waiting ${durationText(ms)}`, urgency }
  }
  if (remindAt) {
    const due = Date.parse(remindAt) <= now.getTime()
    const text = due ? 'Reminder due' : `Reminder ${momentText(remindAt).slice(5, 10)}`
    return { text, urgency: due ? 'soon' : 'none' }
  }
  if (state === 'lost') return { text: 'Lost', urgency: 'none' }
  if (state === 'accepted') return { text: 'Accepted', urgency: 'none' }
  return { text: state === 'closed' ? 'Closed' : 'Awaiting buyer', urgency: 'none' }
}

/** How soon the first message was replied to. */
export function responseText(startedAt: string, firstResponseAt: string | null): string {
  if (!firstResponseAt) return 'No reply yet'
  return `within ${durationText(Date.parse(firstResponseAt) - Date.parse(startedAt))}`
}
