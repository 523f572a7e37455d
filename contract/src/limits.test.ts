import { describe, expect, it } from 'vitest'
import { declaredCalls } from './all-calls.ts'
import type { AnyCall } from './call.ts'
import { inputSchemaOf, unlimitedIn, type JsonSchema } from './testing.ts'

const calls = declaredCalls()

/** Texts among the fields of a call, by name, with their greatest length. */
function textsOf(call: AnyCall): [string, number][] {
  const fields = Object.entries(inputSchemaOf(call).properties ?? {})
  const lengthsOf = (schema: JsonSchema): number[] => [
    ...(schema.maxLength === undefined ? [] : [schema.maxLength]),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap(lengthsOf),
  ]
  return fields.flatMap(([name, schema]) => {
    const lengths = lengthsOf(schema)
    return lengths.length ? [[name, Math.max(...lengths)] as [string, number]] : []
  })
}

/** Whether a call accepts this text unchanged, whatever its other fields contain. */
function acceptsText(call: AnyCall, name: string, text: string): boolean {
  const { error, data } = call.input.safeParse({ [name]: text })
  if (error?.issues.some(({ path }) => path[0] === name)) return false
  if (!error) return (data as Record<string, unknown>)[name] === text
  // The field itself was not the problem: it was accepted, or it is a filter that ignores invalid
  // values.
  const alone = (call.input as { shape?: Record<string, AnyCall['input']> }).shape?.[name]
  return alone?.safeParse(text).data === text
}

describe('a call that generates a document or an export', () => {
  it('is limited', () => {
    const costly = calls.filter(
      ({ name, produces }) => produces !== undefined || /\.export|myData/i.test(name),
    )
    expect(costly.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['offers.print', 'logs.exportChanges', 'payments.receipt']),
    )
    expect(costly.filter(({ limit }) => !limit).map(({ name }) => name)).toEqual([])
  })
})

describe('everything that a call accepts', () => {
  it('has a limit', () => {
    const found = calls.flatMap((call) =>
      unlimitedIn(inputSchemaOf(call)).map((problem) => `${call.name}: ${problem}`),
    )
    expect(found).toEqual([])
  })

  it('is checked for texts, numbers, lists and fields at any depth', () => {
    const schema: JsonSchema = {
      type: 'object',
      properties: {
        name: { type: 'string' },
        count: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
        list: { type: 'array', maxItems: 3, items: { anyOf: [{ type: 'string' }, {}] } },
        more: { type: 'object', additionalProperties: { type: 'string', maxLength: 3 } },
        colour: { type: 'string', enum: ['red'] },
      },
    }
    expect(unlimitedIn(schema)).toEqual([
      'name has no longest text',
      'count has no largest number',
      'list.0 has no longest text',
      'list.0 may be anything',
      'more has no limit of fields',
    ])
  })

  it('is refused or ignored when it is longer than documented', () => {
    const accepted = calls.flatMap((call) =>
      textsOf(call).flatMap(([name, longest]) =>
        acceptsText(call, name, 'x'.repeat(longest + 1)) ? `${call.name}: ${name}` : [],
      ),
    )
    expect(accepted).toEqual([])
  })
})
