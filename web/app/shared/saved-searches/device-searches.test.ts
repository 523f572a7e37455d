import { describe, expect, it } from 'vitest'
import {
  deviceSearches,
  joinSearches,
  rememberSearch,
  type DeviceSearch,
} from './device-searches.ts'

function aStorage(first?: string) {
  const values = new Map<string, string>(first ? [['jacaranda-searches', first]] : [])
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  }
}

const search = (query: string): DeviceSearch => ({ kind: 'property', query, frequency: 'daily' })

describe('a device’s searches', () => {
  it('are remembered without duplicates, and ignored if they are invalid', () => {
    const storage = aStorage()
    for (const query of ['a', 'b', 'a']) rememberSearch(storage, search(query))
    expect(deviceSearches(storage).map(({ query }) => query)).toEqual(['b', 'a'])
    expect(deviceSearches(aStorage('{'))).toEqual([])
    expect(deviceSearches(aStorage('[1,null]'))).toEqual([])
  })

  it('are added to the account, and only those that could not be sent are left', async () => {
    const storage = aStorage()
    for (const query of ['saved', 'refused', 'later']) rememberSearch(storage, search(query))
    const saved = await joinSearches(storage, async ({ query }) => query as 'saved')
    expect(saved).toBe(1)
    expect(deviceSearches(storage).map(({ query }) => query)).toEqual(['later'])
    await joinSearches(storage, async () => 'saved')
    expect(storage.getItem('jacaranda-searches')).toBeNull()
  })
})
