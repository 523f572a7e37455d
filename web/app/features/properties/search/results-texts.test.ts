import { expect, it } from 'vitest'
import { countLine } from './results-texts.ts'
import { searchStateOf } from './search-state.ts'

const found = { total: 3, capped: false }
const names = { 'lynnwood.pretoria.gauteng': 'Lynnwood, Pretoria', gauteng: 'Gauteng' }

it.each([
  ['places=lynnwood.pretoria.gauteng', '3 homes in Lynnwood, Pretoria'],
  ['places=lynnwood.pretoria.gauteng&radius=10', '3 homes within 10 km of Lynnwood, Pretoria'],
  ['places=gauteng&radius=10', '3 homes in Gauteng'],
  ['', '3 homes'],
])('the heading of %s says where the homes are', (query, line) => {
  const state = searchStateOf(new URLSearchParams(query), 'Residential')
  expect(countLine(state, found, names).replaceAll('\u00a0', ' ')).toBe(line)
})
