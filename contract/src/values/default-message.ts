import type { z } from 'zod'

type Issue = Parameters<z.core.$ZodErrorMap>[0]

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'yes or no',
  array: 'a list',
  object: 'an object',
}

const needed = 'This is required.'

function limitMessage(issue: Issue & { origin: string }, side: 'least' | 'most', limit: unknown) {
  if (issue.origin === 'string') {
    return side === 'least' && limit === 1
      ? needed
      : `This must have at ${side} ${String(limit)} characters.`
  }
  if (issue.origin === 'array') return `This must have at ${side} ${String(limit)} entries.`
  if (issue['inclusive']) return `This must be at ${side} ${String(limit)}.`
  return `This must be ${side === 'least' ? 'more' : 'less'} than ${String(limit)}.`
}

/** The message if a schema has none of its own. */
export function defaultMessage(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return needed
      return `This must be ${kinds[issue.expected] ?? issue.expected}.`
    case 'too_small':
      return limitMessage(issue as never, 'least', issue.minimum)
    case 'too_big':
      return limitMessage(issue as never, 'most', issue.maximum)
    case 'invalid_value':
      return `This must be ${issue.values.map(String).join(' or ')}.`
    case 'invalid_format':
      return 'The format is invalid.'
    case 'not_multiple_of':
      return `This must be a multiple of ${String(issue.divisor)}.`
    default:
      return undefined
  }
}
