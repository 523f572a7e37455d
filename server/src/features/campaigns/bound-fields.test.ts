import { describe, expect, it } from 'vitest'
import { placeholderFormats } from '../../db/reference/placeholder-formats.ts'
import { formatValue } from './bound-fields.ts'

describe('a format', () => {
  it.each(placeholderFormats.map((format) => [format.displayName, format] as const))(
    '‘%s’ produces its example',
    (_name, { format, kind, example }) => {
      const value = kind === 'yesno' ? example.value === 'true' : example.value
      expect(formatValue(value, kind, format).replaceAll('\u00a0', ' ')).toBe(
        example.shown.replaceAll('\u00a0', ' '),
      )
    },
  )

  it('never rounds an amount', () => {
    for (const format of ['rand:0', 'rand:2', 'text', 'number:0', 'number:2']) {
      expect(formatValue('415.50', 'money', format)).toMatch(/^(R\u00a0)?415\.50$/)
    }
  })
})
