import { expect, it } from 'vitest'
import { goneColor } from '#contract/listings/is-gone.ts'
import { hasBond } from './bond-terms.ts'

it('a bond is calculated for what can be bought, not for what is to rent or sold', () => {
  expect(hasBond({ isSale: true, displayColor: 'green' })).toBe(true)
  expect(hasBond({ isSale: false, displayColor: 'green' })).toBe(false)
  expect(hasBond({ isSale: true, displayColor: goneColor })).toBe(false)
})
