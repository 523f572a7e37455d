import { describe, expect, it } from 'vitest'
import { paymentStatuses } from '#contract/payments/payments.states.ts'
import {
  outcomeText,
  outcomeTexts,
  paidByAnother,
  signedOut,
  unfinishedPayment,
  unknownPayment,
  youCancelled,
} from './outcome-texts.ts'

describe('the outcome of a payment', () => {
  const texts = [
    ...Object.values(outcomeTexts),
    paidByAnother,
    signedOut,
    unfinishedPayment,
    unknownPayment,
    youCancelled,
  ]

  it('has its own title and text in every state', () => {
    expect(new Set(texts.map(({ title }) => title)).size).toBe(paymentStatuses.length + 5)
    expect(new Set(texts.map(({ text }) => text)).size).toBe(paymentStatuses.length + 5)
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
    const waiting = { paymentStatus: 'PENDING', isPayer: true } as const
    expect(outcomeText({ payment: waiting, login: null })).toBe(outcomeTexts.PENDING)
  })

  it('does not thank someone who did not pay', () => {
    const paid = { paymentStatus: 'PAID' } as const
    expect(outcomeText({ payment: { ...paid, isPayer: true }, login: null })).toBe(
      outcomeTexts.PAID,
    )
    expect(outcomeText({ payment: { ...paid, isPayer: false }, login: null })).toBe(paidByAnother)
  })

  it('has the exact text after cancelling', () => {
    expect(youCancelled.heading).toBe('You cancelled; nothing was taken')
  })
})
