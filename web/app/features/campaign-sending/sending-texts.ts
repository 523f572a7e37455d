import type { Mailing, Segment } from '#contract/campaign-sending/campaign-sending.calls.ts'
import type { SuppressionCounts } from '#contract/campaign-sending/suppressions.calls.ts'
import { subjectTest } from '#contract/campaign-sending/better-subject.ts'
import { roleNames } from '#contract/roles.ts'
import { counted } from '../../ui/data/counted.ts'

export const peopleNouns = { one: 'person', many: 'people' }

export const interestNames = { property: 'Properties', week: 'Timeshare weeks' } as const

/** `about 13 minutes` at this many emails a minute. */
export function duration(count: number, perMinute: number): string {
  return `about ${counted(Math.max(1, Math.ceil(count / perMinute)), { one: 'minute', many: 'minutes' })}`
}

type Counts = Pick<Mailing, 'waiting' | 'queued' | 'sent' | 'failed' | 'skipped'>

/** Emails that are completed. */
export function handled({ sent, failed, skipped }: Pick<Counts, 'sent' | 'failed' | 'skipped'>) {
  return sent + failed + skipped
}

const named = (parts: readonly (readonly [number, string])[]) =>
  parts.filter(([count]) => count > 0).map(([count, words]) => `${count} ${words}`)

/** `300 sent, 12 in the outbox, 2 failed`, leaving out zeros. */
export function breakdown(
  mailing: Counts & Partial<Pick<Mailing, 'bounced' | 'unsubscribed'>>,
): string {
  const { waiting, queued, sent, failed, skipped, bounced = 0, unsubscribed = 0 } = mailing
  const parts = named([
    [sent, 'sent'],
    [queued, 'in the outbox'],
    [waiting, 'waiting'],
    [failed, 'failed'],
    [skipped, 'skipped because they unsubscribed or were blocked'],
    [bounced, 'bounced'],
    [unsubscribed, 'unsubscribed afterwards'],
  ])
  return parts.join(', ') || 'none sent'
}

/** `3 addresses receive no campaigns: 2 unsubscribed, 1 bounced.`: the same words on every screen. */
export function blockedText(counts: SuppressionCounts): string {
  const { total, unsubscribed, bounced, complained, privacy } = counts
  if (total === 0) return 'No address is blocked.'
  const reasons = named([
    [unsubscribed, 'unsubscribed'],
    [bounced, 'bounced'],
    [complained, 'marked as spam'],
    [privacy, 'asked for their data to be deleted'],
  ])
  const nouns = { one: 'address receives', many: 'addresses receive' }
  return `${counted(total, nouns)} no campaigns: ${reasons.join(', ')}.`
}

/** `Properties, Agent, Pretoria`; empty for everyone. */
export function segmentText({ area, interest, role }: Segment): string {
  const words = [interest && interestNames[interest], role && roleNames[role], area]
  return words.filter(Boolean).join(', ')
}

const restNouns = { one: 'other person', many: 'other people' }

/** The rule for using the second subject, as the form explains it. */
export const subjectRule = `Optional. With ${subjectTest.leastPeople} people or more, ${subjectTest.percent}% of them are split between the two subjects. After ${subjectTest.hours} hours the subject with more clicks per email is sent to the rest; if they are equal, the first one is sent. With fewer people, every other person gets the second subject.`

/** What happens with the people waiting for the better subject; null if there are none. */
export function choiceText(
  { undecided, chooseAt, chosen }: Pick<Mailing, 'undecided' | 'chooseAt' | 'chosen'>,
  moment: (at: string) => string,
): string | null {
  if (chosen) return `Subject ${chosen} was chosen for the rest.`
  if (undecided === 0) return null
  const rest = counted(undecided, restNouns)
  return chooseAt
    ? `On ${moment(chooseAt)} the subject with more clicks per email is chosen for the ${rest}.`
    : `${subjectTest.hours} hours after these emails, the subject with more clicks per email is chosen for the ${rest}.`
}
