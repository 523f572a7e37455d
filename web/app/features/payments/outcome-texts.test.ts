import { describe, expect, it } from 'vitest'
import { paymentStatuses } from '#contract/payments/payments.states.ts'
import {
  outcomeText,
  outcomeTexts,
  signedOut,
  unfinishedPayment,
  unknownPayment,
} from './outcome-texts.ts'

describe('the outcome of a payment', () => {
  const texts = [...Object.values(outcomeTexts), signedOut, unfinishedPayment, unknownPayment]

  it('has its own title and text in every state', () => {
    expect(new Set(texts.map(({ title }) => title)).size).toBe(paymentStatuses.length + 3)
    expect(new Set(texts.map(({ text }) => text)).size).toBe(paymentStatuses.length + 3)
  })

  it('says thank you only when the money has arrived', () => {
    const thanks = texts.filter(({ title, heading, text }) =>
      /thank|received and/i.test(title + heading + text),
    )
    expect(thanks).toEqual([outcomeTexts.PAID])
  })

  it('is not shown to anyone else', () => {
    expect(outcomeText({ payment: null, login: null })).toBe(unknownPayment)
    expect(outcomeText({ payment: null, login: '/login' })).toBe(signedOut)
    expect(outcomeText({ payment: { paymentStatus: 'PENDING' }, login: null })).toBe(
      outcomeTexts.PENDING,
    )
  })
})
