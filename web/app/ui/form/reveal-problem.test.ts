// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { revealProblem } from './reveal-problem.ts'

const form = document.createElement('form')
const fields = { name: 'A name is needed.' }

beforeEach(() => {
  form.inert = false
  form.innerHTML = '<p data-alert="ERROR" tabindex="-1">Wrong</p><input><button>Choose</button>'
  document.body.replaceChildren(form)
})

const part = (selector: string) => form.querySelector<HTMLElement>(selector)!
/** Longer than it waits. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 400))

it('focuses the first invalid field, as soon as it is marked', async () => {
  revealProblem(form, fields)
  await new Promise(requestAnimationFrame)
  part('input').setAttribute('aria-invalid', 'true')
  await vi.waitFor(() => expect(document.activeElement).toBe(part('input')))
})

it('waits until the form is no longer locked', async () => {
  part('input').setAttribute('aria-invalid', 'true')
  form.inert = true
  revealProblem(form, fields)
  await new Promise(requestAnimationFrame)
  expect(document.activeElement).toBe(document.body)
  form.inert = false
  await vi.waitFor(() => expect(document.activeElement).toBe(part('input')))
})

it('focuses the message if no field has an error', async () => {
  revealProblem(form, {})
  await vi.waitFor(() => expect(document.activeElement).toBe(part('p')))
})

it('focuses the message if no field is marked in time', async () => {
  revealProblem(form, fields)
  await vi.waitFor(() => expect(document.activeElement).toBe(part('p')))
})

it('moves nothing if the person has already pressed something else', async () => {
  const scroll = vi.spyOn(part('p'), 'scrollIntoView')
  revealProblem(form, fields)
  await new Promise(requestAnimationFrame)
  part('button').dispatchEvent(new Event('pointerdown', { bubbles: true }))
  await settled()
  expect(scroll).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(document.body)
})

function at(element: HTMLElement, top: number, height: number): void {
  element.getBoundingClientRect = () => new DOMRect(0, top, 390, height)
}

it.each([
  { distance: 300, shown: 'the message too, where the field is near', times: 1 },
  { distance: 3000, shown: 'the field alone, where it is far from the message', times: 0 },
])('shows $shown', async ({ distance, times }) => {
  const scroll = vi.spyOn(part('p'), 'scrollIntoView')
  at(part('p'), -400, 100)
  at(part('input'), -400 + distance, 44)
  part('input').setAttribute('aria-invalid', 'true')
  revealProblem(form, fields)
  await vi.waitFor(() => expect(document.activeElement).toBe(part('input')))
  expect(scroll).toHaveBeenCalledTimes(times)
})
