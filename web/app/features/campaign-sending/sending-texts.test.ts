import { describe, expect, it } from 'vitest'
import { betterSubject } from '#contract/campaign-sending/better-subject.ts'
import { blockedText, breakdown, choiceText, handled, segmentText } from './sending-texts.ts'

const none = { waiting: 0, queued: 0, sent: 0, failed: 0, skipped: 0 }

describe('the progress of a mailing', () => {
  it('shows only counts above zero', () => {
    expect(breakdown({ ...none, sent: 300, queued: 12, skipped: 1, bounced: 2 })).toBe(
      '300 sent, 12 in the outbox, 1 skipped because they unsubscribed or were blocked, 2 bounced',
    )
    expect(breakdown(none)).toBe('none sent')
  })

  it('counts completed emails', () => {
    expect(handled({ ...none, sent: 3, failed: 1, skipped: 2 })).toBe(6)
  })

  it('names its segment', () => {
    expect(segmentText({})).toBe('')
    expect(segmentText({ area: 'Pretoria', interest: 'week', role: 'privateUser' })).toBe(
      'Timeshare weeks, Private User, Pretoria',
    )
  })
})

describe('blocked addresses', () => {
  it('are named by their reasons', () => {
    const counts = { total: 3, unsubscribed: 2, bounced: 1, complained: 0, privacy: 0 }
    expect(blockedText(counts)).toBe('3 addresses receive no campaigns: 2 unsubscribed, 1 bounced.')
    expect(blockedText({ ...counts, total: 0 })).toBe('No address is blocked.')
  })
})

describe('the better of two subjects', () => {
  it('has more clicks per email; if they are equal, neither is better', () => {
    const of = (key: 'A' | 'B', emails: number, clicks: number) => ({
      key,
      subject: 'x',
      emails,
      clicks,
    })
    expect(betterSubject([of('A', 10, 2), of('B', 5, 2)])).toBe('B')
    expect(betterSubject([of('A', 10, 2), of('B', 10, 2)])).toBeNull()
    expect(betterSubject([of('A', 10, 2)])).toBeNull()
  })
  it('is announced with when it is chosen, and which one it was', () => {
    const moment = (at: string) => `the ${at}`
    const of = { undecided: 80, chooseAt: null, chosen: null }
    expect(choiceText({ ...of, undecided: 0 }, moment)).toBeNull()
    expect(choiceText(of, moment)).toBe(
      '4 hours after these emails, the subject with more clicks per email is chosen for the 80 other people.',
    )
    expect(choiceText({ ...of, chooseAt: '17th' }, moment)).toBe(
      'On the 17th the subject with more clicks per email is chosen for the 80 other people.',
    )
    expect(choiceText({ ...of, chooseAt: '17th', chosen: 'B' }, moment)).toBe(
      'Subject B was chosen for the rest.',
    )
  })
})
