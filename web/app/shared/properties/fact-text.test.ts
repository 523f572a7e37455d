import { expect, it } from 'vitest'
import { factText } from './fact-text.ts'

const shown = (name: string, value: string, type = 'number') => {
  const { label, text } = factText({ id: 1, name, type, value } as never)
  return `${label}: ${text}`.replaceAll('\u00a0', ' ')
}

it.each([
  ['Erf Size (m²)', '1250', 'Erf Size: 1 250 m²'],
  ['Erf Size (m²)', '32500', 'Erf Size: 3.25 ha'],
  ['Levy (R per month)', '1450.5', 'Levy: R 1 450.50 per month'],
  ['Deposit (R)', '18000', 'Deposit: R 18 000'],
  ['Annual Escalation (%)', '8', 'Annual Escalation: 8%'],
  ['Eaves Height (m)', '7.5', 'Eaves Height: 7.5 m'],
  ['Bedrooms', '3', 'Bedrooms: 3'],
  ['Year Built', '1998', 'Year Built: 1998'],
  ['Parking Bays', '1200', 'Parking Bays: 1 200'],
  ['Erf Size (m²)', 'about 900', 'Erf Size: about 900'],
])('%s of %s is shown as %s', (name, value, text) => {
  expect(shown(name, value)).toBe(text)
})

it('shows booleans as yes and no, and texts as they are', () => {
  expect(shown('Pool', 'true', 'yesno')).toBe('Pool: Yes')
  expect(shown('Pool', '', 'yesno')).toBe('Pool: No')
  expect(shown('Estate (name)', 'Woodhill', 'text')).toBe('Estate (name): Woodhill')
})
