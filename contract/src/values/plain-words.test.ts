import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { idInPath } from './id.ts'
import '../call.ts'

const wordsFor = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message)

describe('the words for a value that a schema refuses', () => {
  it('say what an id must be', () => {
    expect(wordsFor(idInPath, 'abc')).toEqual(['This must be a number.'])
    expect(wordsFor(idInPath, '1.5')).toEqual(['This must be a whole number.'])
    expect(wordsFor(idInPath, '-4')).toEqual(['This must be more than 0.'])
    expect(wordsFor(idInPath, '99999999999')).toEqual(['This must be at most 2147483647.'])
  })
  it('say that something is missing', () => {
    expect(wordsFor(z.object({ name: z.string() }), {})).toEqual(['This is required.'])
    expect(wordsFor(z.string().min(1), '')).toEqual(['This is required.'])
  })
  it('say what kind of value is meant', () => {
    expect(wordsFor(z.string(), 4)).toEqual(['This must be text.'])
    expect(wordsFor(z.boolean(), 'maybe')).toEqual(['This must be yes or no.'])
    expect(wordsFor(z.array(z.string()), 'one')).toEqual(['This must be a list.'])
    expect(wordsFor(z.enum(['Sale', 'Rental']), 'Gift')).toEqual(['This must be Sale or Rental.'])
    expect(wordsFor(z.iso.date(), 'soon')).toEqual(['The format is invalid.'])
  })
  it('say how long or large it may be', () => {
    expect(wordsFor(z.string().max(3), 'four')).toEqual(['This must have at most 3 characters.'])
    expect(wordsFor(z.array(z.string()).min(2), [])).toEqual(['This must have at least 2 entries.'])
    expect(wordsFor(z.number().min(1), 0)).toEqual(['This must be at least 1.'])
  })
  it('leave the words of a schema alone', () => {
    expect(wordsFor(z.string().min(1, 'Name is required!'), '')).toEqual(['Name is required!'])
  })
})
