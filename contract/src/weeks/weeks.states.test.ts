import { describe, expect, it } from 'vitest'
import { isVisible } from '../listings/visibility.ts'
import {
  isLocked,
  mayDo,
  refusalOf,
  stateOf,
  stopsEnquiries,
  weekActions,
  type WeekAction,
  type WeekFacts,
} from './weeks.states.ts'

const today = '2026-11-15'

function week(facts: Partial<WeekFacts> = {}): WeekFacts {
  return {
    statusCode: 'AV',
    fee: 'paid',
    verified: false,
    published: false,
    refused: false,
    everPublished: false,
    hideAfter: null,
    deleted: false,
    ...facts,
  }
}

const stages = {
  awaitingPayment: week({ statusCode: 'APEFT', fee: 'due' }),
  paid: week(),
  verified: week({ verified: true }),
  published: week({ verified: true, published: true, everPublished: true }),
  unpublished: week({ verified: true, everPublished: true }),
  offerPending: week({ statusCode: 'P', verified: true, published: true, everPublished: true }),
  contract: week({ statusCode: 'CIP', verified: true, published: true, everPublished: true }),
  sold: week({ statusCode: 'S', verified: true, published: true, hideAfter: '2026-11-15' }),
  hidden: week({ statusCode: 'S', verified: true, published: true, hideAfter: '2026-11-14' }),
  deleted: week({ deleted: true }),
} as const

describe('the state of a week', () => {
  it.each(Object.entries(stages))('%s follows from its fields', (state, facts) => {
    expect(stateOf(facts, today)).toBe(state)
  })

  it('awaiting payment counts for AP and APEFT alike, verified or not', () => {
    expect(stateOf(week({ statusCode: 'AP', verified: true }), today)).toBe('awaitingPayment')
  })

  it('decides what visitors see: published, not deleted, and not past its date', () => {
    const seen = Object.entries(stages).filter(([, facts]) => isVisible(facts, today))
    expect(seen.map(([state]) => state)).toEqual(['published', 'offerPending', 'contract', 'sold'])
  })

  it('stops enquiries only for CIP, S and P', () => {
    expect(['AP', 'APEFT', 'AV', 'CIP', 'S', 'P'].filter(stopsEnquiries)).toEqual(['CIP', 'S', 'P'])
  })
})

describe('the owner of a week', () => {
  const allowed = (action: WeekAction) =>
    Object.entries(stages)
      .filter(([, facts]) => refusalOf(action, facts, 'owner', today) === undefined)
      .map(([state]) => state)

  it('publishes only what is paid and verified', () => {
    expect(allowed('publish')).toEqual([
      'verified',
      'published',
      'unpublished',
      'offerPending',
      'contract',
    ])
    expect(refusalOf('publish', stages.awaitingPayment, 'owner', today)).toBe(
      'payment has not been confirmed yet',
    )
    expect(refusalOf('publish', stages.paid, 'owner', today)).toBe(
      'This week has not been verified yet.',
    )
  })

  it('never verifies a week or confirms a payment', () => {
    expect(allowed('verify')).toEqual([])
    expect(allowed('confirmPayment')).toEqual([])
  })

  it('can edit it until it is sold', () => {
    expect(allowed('edit')).not.toContain('sold')
    expect(allowed('edit')).toContain('offerPending')
  })

  it('cannot publish a week whose fee is due, even with an offer on it', () => {
    const facts = week({ statusCode: 'P', verified: true, fee: 'due' })
    expect(refusalOf('publish', facts, 'owner', today)).toBe('payment has not been confirmed yet')
    const waived = week({ statusCode: 'P', verified: true, fee: 'waived' })
    expect(refusalOf('publish', waived, 'owner', today)).toBeUndefined()
  })

  it('cannot change a week with a pending offer, a contract in progress or a sale', () => {
    expect(['AP', 'APEFT', 'AV', 'P', 'CIP', 'S'].filter(isLocked)).toEqual(['P', 'CIP', 'S'])
  })

  it('cannot publish an unverified week, even with an offer on it', () => {
    const facts = week({ statusCode: 'P' })
    expect(refusalOf('publish', facts, 'owner', today)).toBe('This week has not been verified yet.')
  })
})

describe('a Super Admin', () => {
  it('can publish any week that is not deleted or past its last day', () => {
    for (const [state, facts] of Object.entries(stages)) {
      const refused = refusalOf('publish', facts, 'superAdmin', today) !== undefined
      expect(refused).toBe(state === 'deleted' || state === 'hidden')
    }
  })

  it('is offered only sensible actions: no second publishing, no second verification', () => {
    expect(mayDo(stages.published, 'superAdmin', today)).toEqual({
      refuse: false,
      edit: true,
      changeStatus: true,
      publish: false,
      unpublish: true,
      verify: false,
      remove: true,
    })
  })
})

describe('a deleted week', () => {
  it('allows no action', () => {
    for (const action of weekActions) {
      for (const actor of ['owner', 'superAdmin', 'payment'] as const) {
        expect(refusalOf(action, stages.deleted, actor, today)).toBeDefined()
      }
    }
  })
})

describe('a confirmed payment', () => {
  it('changes only weeks that await payment', () => {
    const moved = Object.entries(stages)
      .filter(([, facts]) => !refusalOf('confirmPayment', facts, 'payment', today))
      .map(([state]) => state)
    expect(moved).toEqual(['awaitingPayment'])
  })
})
