import { expect, it } from 'vitest'
import { loginPurpose, whyLogIn } from './why-log-in.ts'

it('whoever wants to make an offer reads that the login leads to it, below the specified message', () => {
  expect(loginPurpose('/MakeOffer?propertyId=385')).toBe('Log in or register to make your offer.')
  expect(whyLogIn('/MakeOffer?propertyId=385')).toBe('Please Login to add a property')
  expect([loginPurpose('/Offers'), loginPurpose(null)]).toEqual([null, null])
})
