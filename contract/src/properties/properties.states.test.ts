import { describe, expect, it } from 'vitest'
import { isAwaitingPayment } from '../listings/listings.states.ts'
import {
  isOpen,
  isSaleAfter,
  mayChangeStatus,
  openStatus,
  propertyStatuses,
  statusChoices,
} from './properties.states.ts'

describe('the statuses of a property', () => {
  it('do not offer Rented Out for a sale, or Sold for a rental', () => {
    const names = (isSale: boolean) =>
      statusChoices(isSale).map((code) => propertyStatuses[code].name)
    expect(names(true)).toEqual(['For Sale', 'For Rent', 'Offer Pending', 'Sold'])
    expect(names(false)).toEqual(['For Sale', 'For Rent', 'Offer Pending', 'Rented Out'])
  })
  it('change the kind of listing only with For Sale and For Rent', () => {
    expect([
      isSaleAfter('FR', true),
      isSaleAfter('FS', false),
      isSaleAfter('P', true),
      isSaleAfter('RO', false),
    ]).toEqual([false, true, true, false])
    expect([openStatus(true), openStatus(false)]).toEqual(['FS', 'FR'])
  })
  it('close a listing with an offer pending, a contract, a sale or a lease', () => {
    expect(Object.keys(propertyStatuses).filter((code) => !isOpen(code))).toEqual([
      'CIP',
      'P',
      'S',
      'RO',
    ])
  })
  it('leave Awaiting Payment only through payment or a Super Admin', () => {
    const sale = { isSale: true, superAdmin: false }
    expect(isAwaitingPayment('AP') && isAwaitingPayment('APEFT')).toBe(true)
    expect(mayChangeStatus('AP', 'FS', sale)).toBe(false)
    expect(mayChangeStatus('AP', 'FS', { ...sale, superAdmin: true })).toBe(true)
    expect(mayChangeStatus('AP', 'AP', sale)).toBe(true)
    expect(mayChangeStatus('FS', 'AP', { ...sale, superAdmin: true })).toBe(false)
    expect(mayChangeStatus('FS', 'RO', sale)).toBe(false)
    expect(mayChangeStatus('S', 'FS', sale)).toBe(true)
  })
  it('may be one of the site’s own, except while the fee is awaited', () => {
    const own = { isSale: true, superAdmin: false, ownStatus: true }
    expect(mayChangeStatus('FS', 'PRICE', { ...own, ownStatus: false })).toBe(false)
    expect(mayChangeStatus('FS', 'PRICE', own)).toBe(true)
    expect(mayChangeStatus('PRICE', 'S', { ...own, ownStatus: false })).toBe(true)
    expect(mayChangeStatus('AP', 'PRICE', own)).toBe(false)
  })
})
