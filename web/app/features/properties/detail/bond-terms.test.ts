import { expect, it } from 'vitest'
import { goneColor } from '#contract/listings/is-gone.ts'
import { hasBond } from './bond-terms.ts'

it('a bond is calculated for listings that can be bought, not for rentals or sold ones', () => {
  expect(hasBond({ isSale: true, displayColor: 'green' })).toBe(true)
  expect(hasBond({ isSale: false, displayColor: 'green' })).toBe(false)
  expect(hasBond({ isSale: true, displayColor: goneColor })).toBe(false)
})
