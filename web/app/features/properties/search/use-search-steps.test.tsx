// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { filtered } from './search-state.ts'
import { useSearchSteps } from './use-search-steps.ts'

const router = vi.hoisted(() => ({ query: new URLSearchParams(), went: [] as string[] }))
vi.mock('react-router', () => ({ useNavigate: () => (to: string) => router.went.push(to) }))
vi.mock('../../../ui/navigation/use-wanted-query.ts', () => ({
  useWantedQuery: () => router.query,
}))

afterEach(() => {
  cleanup()
  router.went = []
})

function draw(query: string) {
  router.query = new URLSearchParams(query)
}

function searchAt(query: string) {
  draw(query)
  return renderHook(() => useSearchSteps('/results', 'Residential'))
}

it('builds a second change on the first, even if the page for the first renders late', () => {
  const { result, rerender } = searchAt('salesType=Sale&places=lynnwood')
  result.current.step((from) => filtered(from, { radius: '5' }))
  draw('salesType=Sale&places=lynnwood')
  rerender()
  result.current.step((from) => filtered(from, { near: '-25.77,28.3' }))
  expect(router.went.at(-1)).toContain('radius=5')
  expect(router.went.at(-1)).toContain('near=')
})

it('builds on what is shown after a person goes back', () => {
  const { result, rerender } = searchAt('salesType=Sale&places=lynnwood')
  result.current.step((from) => filtered(from, { radius: '5' }))
  draw('salesType=Sale&places=lynnwood&radius=5')
  rerender()
  draw('salesType=Sale&places=lynnwood')
  rerender()
  result.current.step((from) => filtered(from, { near: '-25.77,28.3' }))
  expect(router.went.at(-1)).not.toContain('radius')
})
