import { z } from 'zod'
import { describe, expect, it } from 'vitest'
import { declaredCalls } from './all-calls.ts'
import type { AnyCall } from './call.ts'
import { declaredLists, sortKeys } from './list.ts'

/**
 * Lists without columns: results for visitors are cards, choices in a select box are not a table,
 * alerts are lines above one, and imports are steps with a progress bar and the rows of a file.
 */
const withoutColumns = [
  'campaignItems.choices',
  'conversations.list',
  'listingImports.list',
  'listingImports.rows',
  'payments.alerts',
  'properties.live',
  'properties.search',
  'weeks.list',
  'weeks.search',
]

function isPaged({ output }: AnyCall): boolean {
  return (
    output instanceof z.ZodObject && ['items', 'total', 'page'].every((key) => key in output.shape)
  )
}

const lists = declaredLists()

describe('every list', () => {
  it('is declared with defineList', () => {
    const declared = lists.map(({ list }) => list)
    const others = declaredCalls().filter((call) => isPaged(call) && !declared.includes(call))
    expect(others.map(({ name }) => name).toSorted()).toEqual(withoutColumns)
  })

  it('can be sorted only by its sortable columns', () => {
    for (const { query, columns } of lists) {
      const sort = query.shape.sort as z.ZodType | undefined
      for (const { key } of columns) {
        const sorts = sort?.parse(key) === key
        expect(sorts, key).toBe(sortKeys(columns).includes(key))
      }
    }
  })

  it('opens with ten rows', () => {
    const others = lists.filter(({ defaults }) => defaults.size !== 10)
    expect(others.map(({ name, defaults }) => [name, defaults.size])).toEqual([])
    for (const { query } of lists) expect(query.parse({}).size).toBe(10)
  })

  it('has the same permission as its Excel export', () => {
    for (const { list, who, export: written } of lists) {
      expect(list.who).toBe(who.read)
      if (written) expect(written.who).toBe(who.read)
    }
  })

  it('with an Excel export has a call for it', () => {
    const written = lists.flatMap((list) => list.export?.name ?? [])
    expect(written.toSorted()).toEqual([
      'bankLines.export',
      'listingChanges.export',
      'logs.exportChanges',
      'payments.export',
      'searchLog.export',
      'securityEvents.export',
      'weeks.export',
    ])
  })
})
