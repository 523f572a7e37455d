import { z } from 'zod'
import { describe, expect, it } from 'vitest'
import { declaredCalls } from '../all-calls.ts'
import type { AnyCall } from '../call.ts'
import { amountTexts } from './parse-amount.ts'

const isAmount = /(?:amount|price|costs|commission)$/i

function amountsOf(call: AnyCall): string[] {
  const schema = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' })
  return Object.keys(schema.properties ?? {}).filter((name) => isAmount.test(name))
}

/** How a call handles one value: the message of its refusal, or the parsed value. */
function madeOf(call: AnyCall, name: string, value: unknown): unknown {
  const { error, data } = call.input.safeParse({ [name]: value })
  const issue = error?.issues.find(({ path }) => path.join('.') === name)
  return issue ? issue.message : (data as Record<string, unknown> | undefined)?.[name]
}

const found = [...declaredCalls()].flatMap((call) =>
  amountsOf(call).map((name) => [call.name, name, call] as const),
)

describe('every amount that a call accepts', () => {
  it('is listed here', () => {
    expect(new Set(found.map(([call]) => call.split('.')[0]))).toEqual(
      new Set(['fees', 'offers', 'payments', 'properties', 'weeks']),
    )
    expect(found.map(([call, name]) => `${call} ${name}`)).toEqual(
      expect.arrayContaining([
        'fees.updateListingFee amount',
        'offers.make amount',
        'properties.create price',
        'properties.create operationalCosts',
        'weeks.create levyAmount',
        'weeks.update agentCommission',
      ]),
    )
  })

  it.each(found)('%s refuses invalid values of its %s', (_call, name, call) => {
    // The filters of the weeks drop invalid values; they never turn them into another amount.
    const leavesOut = madeOf(call, name, 'nonsense') === undefined
    expect(leavesOut).toBe(call.name.startsWith('weeks.') && /^(min|max)Price$/.test(name))
    const refusals = [
      [7000.555, amountTexts.decimals],
      ['7000.555', amountTexts.decimals],
      ['7000,555', amountTexts.decimals],
      ['1.234', amountTexts.ambiguous],
      ['99,999', amountTexts.ambiguous],
    ] as const
    for (const [value, message] of refusals) {
      expect(madeOf(call, name, value)).toBe(leavesOut ? undefined : message)
    }
  })
})
