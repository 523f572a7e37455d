// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { laterAttribute } from '../ui/layout/later.ts'
import { layOutInSteps, stepsAttribute } from './lay-out-steps.ts'

const page = document.documentElement
const waiting = () => document.querySelectorAll(`[${laterAttribute}]`).length

function open(type: string) {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never])
  const card = `<article ${laterAttribute}>${'<p></p>'.repeat(30)}</article>`
  document.body.innerHTML = card.repeat(7)
  page.setAttribute(stepsAttribute, '')
  layOutInSteps(stepsAttribute, laterAttribute)
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  page.removeAttribute(stepsAttribute)
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('lays out what is below the screen a few elements at a time, after the first paint', async () => {
  open('navigate')
  expect(waiting()).toBe(7)
  const seen = new Set<number>()
  for (let frame = 0; frame < 20; frame++) {
    await vi.advanceTimersByTimeAsync(20)
    seen.add(waiting())
  }
  expect([...seen]).toEqual(expect.arrayContaining([4, 1, 0]))
  expect(page.hasAttribute(stepsAttribute)).toBe(false)
})

it('lays out the whole page at once for a person who comes back to a place on it', () => {
  open('back_forward')
  expect(page.hasAttribute(stepsAttribute)).toBe(false)
})
