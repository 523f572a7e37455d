import { describe, expect, it } from 'vitest'
import { noticeOf } from './alert-notices.ts'

describe('the alert page', () => {
  it('shows known notices', () => {
    expect(noticeOf('offerSubmitted')).toEqual({ type: 'SUCCESS', message: 'Offer was submitted.' })
  })

  it.each([null, '', 'toString', 'Your account is blocked, phone 082 555 0100'])(
    'never shows %j, whatever the URL contains',
    (about) => {
      expect(noticeOf(about).message).toBe('There is no message to show.')
    },
  )
})
