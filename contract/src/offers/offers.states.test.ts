import { describe, expect, it } from 'vitest'
import {
  isOffersActor,
  offerActions,
  offerMay,
  offerRefusal,
  offerRules,
  offerStatuses,
  type OfferActor,
} from './offers.states.ts'

const open = { statusCode: 'E1', counterAmount: null } as const

describe('the states of an offer', () => {
  it('lets the bidder change and withdraw an open offer, and never accept or decline it', () => {
    const may = offerMay(open, 'bidder')
    expect(offerActions.filter((action) => may[action])).toEqual(['change', 'withdraw'])
  })

  it('lets the bidder accept a counter-offer while there is one', () => {
    expect(offerMay({ ...open, counterAmount: 900 }, 'bidder').acceptCounter).toBe(true)
    expect(offerRefusal('acceptCounter', open)).toBe('There is no counter-offer to accept.')
  })

  it.each(['owner', 'superAdmin'] satisfies OfferActor[])(
    'lets the %s respond to an open offer',
    (actor) => {
      const may = offerMay(open, actor)
      expect(offerActions.filter((action) => may[action])).toEqual(['accept', 'decline', 'counter'])
    },
  )

  it('prints and reopens an accepted offer and does nothing else with it', () => {
    const accepted = { statusCode: 'E2', counterAmount: 900 } as const
    const allowed = (actor: OfferActor) => {
      const may = offerMay(accepted, actor)
      return offerActions.filter((action) => may[action])
    }
    expect(allowed('bidder')).toEqual(['print'])
    expect(allowed('owner')).toEqual(['reopen', 'print'])
  })

  it.each(['E3', 'E4'] as const)('ends when it is %s', (statusCode) => {
    for (const actor of ['bidder', 'owner', 'superAdmin'] as const) {
      expect(Object.values(offerMay({ statusCode, counterAmount: 900 }, actor))).not.toContain(true)
    }
    expect(offerRefusal('accept', { statusCode, counterAmount: null })).toBe(
      'This offer has already been accepted, declined or withdrawn.',
    )
  })

  it('has a rule for every action, between known states, and none that lets a bidder accept', () => {
    for (const action of offerActions) {
      expect(offerStatuses).toContain(offerRules[action].from)
      expect(offerStatuses).toContain(offerRules[action].to)
    }
    expect(isOffersActor('accept', 'bidder') || isOffersActor('decline', 'bidder')).toBe(false)
  })
})
