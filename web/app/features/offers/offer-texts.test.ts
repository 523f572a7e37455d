import { describe, expect, it } from 'vitest'
import { sideOf, stepText } from './offer-texts.ts'

const offer = {
  madeBy: 'Thandi Nkosi',
  amount: 1_400_000,
  listing: { isSale: true },
} as Parameters<typeof stepText>[1]

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('the texts of a negotiation', () => {
  it('address the reader as you and name the other side', () => {
    const made = { kind: 'made', side: 'bidder', amount: 1_400_000 } as const
    expect(plain(stepText(made, offer, 'bidder'))).toBe('You offered R 1 400 000')
    expect(plain(stepText(made, offer, 'owner'))).toBe('Thandi Nkosi offered R 1 400 000')
    const countered = { kind: 'countered', side: 'owner', amount: 1_480_000.5 } as const
    expect(plain(stepText(countered, offer, 'bidder'))).toBe(
      'The seller countered with R 1 480 000.50',
    )
    expect(stepText({ kind: 'declined', side: 'owner', amount: null }, offer, null)).toBe(
      'The seller declined the offer',
    )
  })

  it('call the owner of a rental the landlord', () => {
    const rental = { ...offer, listing: { ...offer.listing, isSale: false } }
    expect(stepText({ kind: 'reopened', side: 'owner', amount: null }, rental, 'bidder')).toBe(
      'The landlord reopened the offer',
    )
  })

  it('show cents only if there are any', () => {
    const made = (amount: number) =>
      stepText({ kind: 'made', side: 'bidder', amount }, offer, 'bidder')
    expect([made(5), made(5.5)].map(plain)).toEqual(['You offered R 5', 'You offered R 5.50'])
  })

  it('show a Super Admin both sides, unless the offer is their own', () => {
    expect(sideOf({ userId: 7 }, { id: 7, role: 'Super Admin' })).toBe('bidder')
    expect(sideOf({ userId: 7 }, { id: 8, role: 'Super Admin' })).toBeNull()
    expect(sideOf({ userId: 7 }, { id: 8, role: 'Private User' })).toBe('owner')
  })
})
