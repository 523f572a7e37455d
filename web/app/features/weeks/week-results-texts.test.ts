import { expect, it } from 'vitest'
import { whereText } from './week-results-texts.ts'

const umhlanga = { key: 'umhlanga.kwazulu-natal', name: 'Umhlanga, KwaZulu-Natal' }

it('weeks are found around a town, and in a province or a region', () => {
  expect(whereText(undefined, [umhlanga])).toBe(' in and around Umhlanga, KwaZulu-Natal')
  expect(whereText(undefined, [{ key: 'limpopo', name: 'Limpopo' }])).toBe(' in Limpopo')
  expect(whereText('Garden Route', [umhlanga])).toBe(' in Garden Route')
  expect(whereText(undefined, [])).toBe('')
})
