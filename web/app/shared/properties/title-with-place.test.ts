import { expect, it } from 'vitest'
import { titleWithPlace } from './title-with-place.ts'

it('names the suburb once', () => {
  expect(titleWithPlace({ shortDescription: 'Home with a lapa', suburb: 'Lynnwood' })).toBe(
    'Home with a lapa, Lynnwood',
  )
  expect(titleWithPlace({ shortDescription: 'Home in Lynnwood', suburb: 'Lynnwood' })).toBe(
    'Home in Lynnwood',
  )
  expect(titleWithPlace({ shortDescription: 'Home with a lapa', suburb: '' })).toBe(
    'Home with a lapa',
  )
})
