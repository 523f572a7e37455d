import { describe, expect, it } from 'vitest'
import type { FormField } from '#contract/form-field.ts'
import { firstValue, valuesOf } from './form-values.ts'

const fields: FormField[] = [
  { kind: 'text', name: 'description', label: 'Description', required: true },
  { kind: 'number', name: 'rank', label: 'Rank' },
  { kind: 'rand', name: 'amount', label: 'Amount' },
  { kind: 'check', name: 'display', label: 'Display' },
  {
    kind: 'select',
    name: 'usageType',
    label: 'Usage',
    options: [
      { value: 0, label: 'Residential' },
      { value: 1, label: 'Commercial' },
    ],
  },
]

function filled(entries: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(entries)) form.set(name, value)
  return form
}

describe('the values that a form sends', () => {
  it('have the types that the call expects', () => {
    const form = filled({
      description: 'Radio',
      rank: '3',
      amount: 'R 1 250,50',
      display: 'on',
      usageType: '0',
    })
    expect(valuesOf(fields, form)).toEqual({
      description: 'Radio',
      rank: 3,
      amount: 1250.5,
      display: true,
      usageType: 0,
    })
  })

  it('omit empty numbers and choices, and contain an empty checkbox as false', () => {
    expect(
      valuesOf(fields, filled({ description: '', rank: ' ', amount: '', usageType: '' })),
    ).toEqual({
      description: '',
      rank: undefined,
      amount: undefined,
      display: false,
      usageType: undefined,
    })
  })

  it('contain an invalid number unchanged, for the schema to refuse', () => {
    const values = valuesOf(fields, filled({ rank: 'third', amount: 'lots' }))
    expect(values).toMatchObject({ rank: 'third', amount: 'lots' })
  })

  it.each(['1.234', '99.999', '7000.555', '415 50'])(
    'contain %j as it was typed, for the schema to refuse',
    (amount) => expect(valuesOf(fields, filled({ amount }))).toMatchObject({ amount }),
  )

  it('never contain a choice that was not offered', () => {
    expect(valuesOf(fields, filled({ usageType: '7' })).usageType).toBeUndefined()
  })
})

it('a new record starts with the initial values, an existing one with its own', () => {
  const field: FormField = { kind: 'number', name: 'rank', label: 'Rank', initial: 1 }
  expect(firstValue(field, null)).toBe(1)
  expect(firstValue(field, { rank: 0 })).toBe(0)
  expect(firstValue(field, { rank: null })).toBeNull()
})
