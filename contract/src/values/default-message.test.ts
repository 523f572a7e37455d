import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { idInPath } from './id.ts'
import '../call.ts'

const messagesFor = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message)

describe('the messages for a value that a schema refuses', () => {
  it('say what an id must be', () => {
    expect(messagesFor(idInPath, 'abc')).toEqual(['This must be a number.'])
    expect(messagesFor(idInPath, '1.5')).toEqual(['This must be a whole number.'])
    expect(messagesFor(idInPath, '-4')).toEqual(['This must be more than 0.'])
    expect(messagesFor(idInPath, '99999999999')).toEqual(['This must be at most 2147483647.'])
  })
  it('say that something is missing', () => {
    expect(messagesFor(z.object({ name: z.string() }), {})).toEqual(['This is required.'])
    expect(messagesFor(z.string().min(1), '')).toEqual(['This is required.'])
  })
  it('say what kind of value is expected', () => {
    expect(messagesFor(z.string(), 4)).toEqual(['This must be text.'])
    expect(messagesFor(z.boolean(), 'maybe')).toEqual(['This must be yes or no.'])
    expect(messagesFor(z.array(z.string()), 'one')).toEqual(['This must be a list.'])
    expect(messagesFor(z.enum(['Sale', 'Rental']), 'Gift')).toEqual([
      'This must be Sale or Rental.',
    ])
    expect(messagesFor(z.iso.date(), 'soon')).toEqual(['The format is invalid.'])
  })
  it('say how long or large it may be', () => {
    expect(messagesFor(z.string().max(3), 'four')).toEqual(['This must have at most 3 characters.'])
    expect(messagesFor(z.array(z.string()).min(2), [])).toEqual([
      'This must have at least 2 entries.',
    ])
    expect(messagesFor(z.number().min(1), 0)).toEqual(['This must be at least 1.'])
  })
  it('do not replace the messages of a schema', () => {
    expect(messagesFor(z.string().min(1, 'Name is required!'), '')).toEqual(['Name is required!'])
  })
})
