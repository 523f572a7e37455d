import { expect, it } from 'vitest'
import { placeText } from './week-texts.ts'

it.each([
  ['Knysna', 'Garden Route', 'Knysna, Garden Route'],
  ['La Lucia', 'Umhlanga and Dolphin Coast', 'La Lucia, Umhlanga and Dolphin Coast'],
  ['Umhlanga', 'Umhlanga and Dolphin Coast', 'Umhlanga'],
  ['Durban', 'Durban', 'Durban'],
  ['', 'Waterberg', 'Waterberg'],
])('the town %s in the region %s is named %s', (town, region, text) => {
  expect(placeText({ town, region })).toBe(text)
})
