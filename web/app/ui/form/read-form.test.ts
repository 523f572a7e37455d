import { describe, expect, it } from 'vitest'
import { readForm, typedValues } from './read-form.ts'

const shape = {
  texts: ['name', 'user.username'],
  secrets: ['user.password'],
  checks: ['user.acceptedTerms', 'marketing'],
  numbers: ['agencyId'],
}

function sent(entries: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(entries)) form.set(name, value)
  return form
}

describe('reading a form', () => {
  it('turns dotted names into nested objects', () => {
    const form = sent({
      name: 'Thandi',
      'user.username': 'thandi',
      'user.password': 'lange maandag',
      'user.acceptedTerms': 'on',
      agencyId: '7',
    })
    expect(readForm(form, shape)).toEqual({
      name: 'Thandi',
      marketing: false,
      agencyId: 7,
      user: { username: 'thandi', password: 'lange maandag', acceptedTerms: true },
    })
  })

  it('reads only declared fields', () => {
    const form = sent({ role: 'Super Admin', '__proto__.polluted': 'yes', name: 'Thandi' })
    expect(readForm(form, { texts: ['name'] })).toEqual({ name: 'Thandi' })
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  it('omits an empty number and passes on an invalid one for the schema to refuse', () => {
    expect(readForm(sent({}), { texts: [], numbers: ['agencyId'] })).toEqual({ agencyId: null })
    expect(readForm(sent({ agencyId: 'x' }), { texts: [], numbers: ['agencyId'] })).toEqual({
      agencyId: 'x',
    })
  })

  it('never sends a password back to the page', () => {
    const form = sent({ name: 'Thandi', 'user.password': 'lange maandag', marketing: 'on' })
    expect(typedValues(form, shape)).toEqual({
      name: 'Thandi',
      'user.username': '',
      agencyId: '',
      marketing: 'on',
    })
  })
})
