import { describe, expect, it } from 'vitest'
import { breakdown, handled } from './sending-texts.ts'

const none = { waiting: 0, queued: 0, sent: 0, failed: 0, skipped: 0 }

describe('how far a sending is', () => {
  it('names only what there is', () => {
    expect(breakdown({ ...none, sent: 300, queued: 12, skipped: 1 })).toBe(
      '300 sent, 12 in the outbox, 1 skipped because they unsubscribed',
    )
    expect(breakdown(none)).toBe('none sent')
  })

  it('counts mails that wait for nothing more', () => {
    expect(handled({ ...none, sent: 3, failed: 1, skipped: 2 })).toBe(6)
  })
})
