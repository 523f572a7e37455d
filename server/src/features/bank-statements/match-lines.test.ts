import { describe, expect, it } from 'vitest'
import { nearNumbers } from './find-references.ts'
import { Matcher, type PayablePayment } from './match-lines.ts'

let next = 1
const aPayment = (facts: Partial<PayablePayment> = {}): PayablePayment => ({
  id: next++,
  reference: 'PM-30663',
  listingReference: 'TW-20417',
  userId: 1,
  surname: 'van Wyk',
  state: 'pending',
  amount: 38_000,
  received: 0,
  requestedOn: '2026-11-01',
  confirmedByHand: false,
  ...facts,
})

function match(description: string, payments: PayablePayment[], cents = 38_000) {
  return new Matcher(payments).match({ day: '2026-11-10', cents, description, byHand: false })
}

/** Enough other payments of one amount that the amount alone is not conclusive. */
const crowd = () =>
  Array.from({ length: 5 }, (_, place) =>
    aPayment({
      reference: `PM-9000${place}`,
      listingReference: `TW-8000${place}`,
      userId: 100 + place,
      surname: `Other${'abcde'[place]}`,
    }),
  )

describe('a line of a statement', () => {
  it.each([
    'PM-30663',
    'FNB APP PM 30663 J',
    'pm30663vanwyk',
    'REF:PM/30663',
    'PM-0030663',
    'CAPITEC TW20417',
    'TW 20417 WEEK',
  ])('is sure with reference and amount: %s', (text) => {
    expect(match(text, [aPayment(), ...crowd()])).toMatchObject({ level: 'sure', score: 100 })
  })

  it.each([
    ['two digits swapped', 'PM-30636'],
    ['a digit missing', 'PM-3063'],
    ['a digit too many', 'PM-306633'],
    ['a wrong digit', 'PM-30664'],
    ['the number alone', 'PAYMENT 30663'],
    ['the letters of another reference', 'TW-30663'],
  ])('is likely with the amount and %s, and never sure', (_, text) => {
    const found = match(text, [aPayment(), ...crowd()])
    expect(found.level).toBe('likely')
    expect(found.suggestions).toHaveLength(1)
  })

  it('is likely with amount and surname, even with several words or accents', () => {
    const payment = aPayment({ surname: 'Janse van Rensburg-Müller' })
    expect(match('FNB FROM J JANSE VAN RENSBURG MULLER', [payment, ...crowd()]).level).toBe(
      'likely',
    )
    expect(match('FNB FROM J MULLER', [payment, ...crowd()]).level).toBe('unknown')
  })

  it('is possible with a rare amount alone, and unknown with a frequent one', () => {
    expect(match('CASH', [aPayment({ amount: 41_550 }), ...crowd()], 41_550).level).toBe('possible')
    expect(match('CASH', [aPayment(), ...crowd()])).toMatchObject({
      level: 'unknown',
      suggestions: [],
    })
  })

  it('of less than the amount is partial, of more is likely', () => {
    expect(match('PM-30663', [aPayment()], 30_000)).toMatchObject({
      level: 'likely',
      partial: true,
    })
    expect(match('PM-30663', [aPayment()], 40_000)).toMatchObject({
      level: 'likely',
      partial: false,
    })
  })

  it('is not sure when its text names two open payments', () => {
    const other = aPayment({ reference: 'PM-30700', listingReference: 'TW-20500', userId: 2 })
    expect(match('PM-30663 PM-30700', [aPayment(), other]).level).toBe('likely')
  })

  it.each(['cancelled', 'paid', 'refund due', 'refunded'] as const)(
    'is not sure for a payment that is %s',
    (state) => expect(match('PM-30663', [aPayment({ state })]).level).not.toBe('sure'),
  )

  it('is not sure when a person has undone it, nor before the payment was requested', () => {
    const line = { day: '2026-11-10', cents: 38_000, description: 'PM-30663', byHand: true }
    expect(new Matcher([aPayment()]).match(line).level).toBe('likely')
    const early = { ...line, day: '2026-10-31', byHand: false }
    expect(new Matcher([aPayment()]).match(early).level).toBe('likely')
  })

  it('claims its payment, so that a second line is not sure', () => {
    const matcher = new Matcher([aPayment()])
    const line = { day: '2026-11-10', cents: 38_000, description: 'PM-30663', byHand: false }
    expect(matcher.match(line).level).toBe('sure')
    expect(matcher.match(line).level).not.toBe('sure')
  })

  it('is possible with the reference of a payment that is already paid', () => {
    const paid = aPayment({ state: 'paid', received: 38_000 })
    const found = match('FNB APP PAYMENT FROM PM-30663', [paid, ...crowd()])
    expect(found).toMatchObject({ level: 'possible', score: 30, partial: false })
    expect(found.suggestions[0]?.reasons).toEqual(['reference', 'paidAlready'])
  })

  it('for everything that a payer owes is likely for all of it', () => {
    const more = aPayment({ reference: 'PM-30664', listingReference: 'TW-20418' })
    expect(
      match('VAN WYK NOV', [aPayment(), more], 76_000).suggestions[0]?.paymentIds,
    ).toHaveLength(2)
  })
})

describe('numbers near a number', () => {
  it('are its swaps, omissions, insertions and replacements, without itself', () => {
    const near = nearNumbers('123')
    for (const one of ['213', '132', '12', '23', '13', '1234', '0123', '124']) {
      expect(near).toContain(one)
    }
    expect(near).not.toContain('123')
    expect(near).not.toContain('321')
  })
})
