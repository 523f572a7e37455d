import { describe, expect, it } from 'vitest'
import {
  listingTransitions,
  mayTransition,
  stageOf,
  statusAfter,
  type ListingStage,
  type StatusChange,
} from './listings.states.ts'

const codes = ['AP', 'APEFT', 'AV', 'FS', 'FR', 'P', 'CIP', 'S', 'RO']
const inStage = (stage: ListingStage) => codes.filter((code) => stageOf(code) === stage)

describe('the stage of a listing', () => {
  it('follows from its status, for weeks and properties alike', () => {
    expect(inStage('awaitingPayment')).toEqual(['AP', 'APEFT'])
    expect(inStage('onMarket')).toEqual(['AV', 'FS', 'FR'])
    expect(inStage('underOffer')).toEqual(['P', 'CIP'])
    expect(inStage('gone')).toEqual(['S', 'RO'])
  })
  it('is on the market for a status that was added later', () => {
    expect(stageOf('NEW')).toBe('onMarket')
  })
})

describe('what payments and offers do to a listing', () => {
  it('is allowed from one stage only', () => {
    const from = Object.fromEntries(
      listingTransitions.map((transition) => [
        transition,
        codes.filter((code) => mayTransition(transition, code)),
      ]),
    )
    expect(from).toEqual({
      chooseEft: ['AP', 'APEFT'],
      confirmPayment: ['AP', 'APEFT'],
      acceptOffer: ['AV', 'FS', 'FR'],
      reopen: ['P', 'CIP'],
    })
  })
  it('cannot skip the fee on an edit form, except by a Super Admin', () => {
    const from = (transition: StatusChange) =>
      codes.filter((code) => mayTransition(transition, code))
    expect(from('changeStatus')).toEqual(['AV', 'FS', 'FR', 'P', 'CIP', 'S', 'RO'])
    expect(from('skipPayment')).toEqual(['AP', 'APEFT'])
  })
  it('leads to a status that depends on the kind of listing', () => {
    const paid = { open: 'FR', feeDue: false }
    expect(listingTransitions.map((transition) => statusAfter(transition, paid))).toEqual([
      'APEFT',
      'FR',
      'P',
      'FR',
    ])
  })
  it('returns to awaiting payment if the fee has been refunded in the meantime', () => {
    expect(statusAfter('reopen', { open: 'AV', feeDue: true })).toBe('AP')
  })
})
