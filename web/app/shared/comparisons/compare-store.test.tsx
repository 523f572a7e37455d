// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { readCompared, setCompared, toggleCompared, useCompared } from './compare-store.ts'

beforeEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

it('adds a listing and removes it again, and notifies every component', () => {
  const { result } = renderHook(() => useCompared())
  act(() => expect(toggleCompared('property', 7)).toBe('added'))
  expect(result.current).toEqual({ property: [7], week: [] })
  act(() => expect(toggleCompared('property', 7)).toBe('removed'))
  expect(result.current).toEqual({ property: [], week: [] })
})

it('holds four of each kind, and refuses a fifth', () => {
  for (const id of [1, 2, 3, 4]) toggleCompared('property', id)
  expect(toggleCompared('property', 5)).toBe('full')
  expect(toggleCompared('week', 5)).toBe('added')
  expect(readCompared()).toEqual({ property: [1, 2, 3, 4], week: [5] })
})

it('ignores data written by another program or an older version', () => {
  localStorage.setItem('compared', '{"property":[1,"x",1,-2,1.5,9e99,2],"week":"all"}')
  expect(readCompared()).toEqual({ property: [1, 2], week: [] })
  localStorage.setItem('compared', 'not JSON')
  expect(readCompared()).toEqual({ property: [], week: [] })
})

it('receives changes from other tabs', () => {
  const { result } = renderHook(() => useCompared())
  act(() => {
    localStorage.setItem('compared', '{"week":[3]}')
    window.dispatchEvent(new Event('storage'))
  })
  expect(result.current.week).toEqual([3])
})

it('lasts as long as the page if nothing can be stored', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  setCompared('week', [4])
  expect(readCompared().week).toEqual([4])
})
