import { describe, expect, it } from 'vitest'
import { breakdown, handled } from './sending-texts.ts'

const none = { waiting: 0, queued: 0, sent: 0, failed: 0, skipped: 0 }

describe('the progress of a mailing', () => {
  it('shows only counts above zero', () => {
    expect(breakdown({ ...none, sent: 300, queued: 12, skipped: 1 })).toBe(
      '300 sent, 12 in the outbox, 1 skipped because they unsubscribed',
    )
    expect(breakdown(none)).toBe('none sent')
  })

  it('counts completed emails', () => {
    expect(handled({ ...none, sent: 3, failed: 1, skipped: 2 })).toBe(6)
  })
})
