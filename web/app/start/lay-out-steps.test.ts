// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deferredLayoutAttribute } from '../ui/layout/deferred-layout.ts'
import { layOutInSteps, stepsAttribute } from './lay-out-steps.ts'
import { startedEvent } from './started-event.ts'

const page = document.documentElement
const waiting = () => document.querySelectorAll(`[${deferredLayoutAttribute}]`).length

function open(type: string, when = 'used') {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never])
  const card = `<article ${deferredLayoutAttribute}>${'<p></p>'.repeat(30)}</article>`
  document.body.innerHTML = `${card.repeat(7)}<script type="text/held" data-when="${when}"></script>`
  page.setAttribute(stepsAttribute, '')
  layOutInSteps(stepsAttribute, deferredLayoutAttribute, startedEvent)
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

it('lets the scripts of a page start first that start by themselves', async () => {
  open('navigate', 'painted')
  await vi.advanceTimersByTimeAsync(400)
  expect(waiting()).toBe(7)
  document.dispatchEvent(new Event(startedEvent))
  await vi.advanceTimersByTimeAsync(400)
  expect(waiting()).toBe(0)
})

it('lays out the whole page at once for a person who comes back to a place on it', () => {
  open('back_forward')
  expect(page.hasAttribute(stepsAttribute)).toBe(false)
})
