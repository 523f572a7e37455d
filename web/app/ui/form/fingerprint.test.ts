import { expect, it } from 'vitest'
import { fingerprint } from './fingerprint.ts'

function filled(entries: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(entries)) form.set(name, value)
  return form
}

it('the fingerprint of a form shows whether it was changed', () => {
  expect(fingerprint(filled({ a: '1' }))).toBe(fingerprint(filled({ a: '1' })))
  expect(fingerprint(filled({ a: '1' }))).not.toBe(fingerprint(filled({ a: '2' })))
})
