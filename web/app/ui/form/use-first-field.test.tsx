// @vitest-environment happy-dom
import { useRef } from 'react'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { useFirstField } from './use-first-field.ts'

afterEach(cleanup)

function Form({ chosen }: { chosen?: string }) {
  const form = useRef<HTMLFormElement>(null)
  useFirstField(form)
  return (
    <form ref={form}>
      <input type="hidden" name="version" />
      <input type="search" aria-label="Search" />
      {['Timeshare', 'Property'].map((type) => (
        <label key={type}>
          {type}
          <input type="radio" name="type" defaultChecked={type === chosen} />
        </label>
      ))}
      <input aria-label="Header" />
    </form>
  )
}

describe('the field that a form begins in', () => {
  it('is the chosen one of several buttons', () => {
    render(<Form chosen="Property" />)
    expect(document.activeElement).toBe(screen.getByLabelText('Property'))
  })

  it('is the first of them while nothing is chosen', () => {
    render(<Form />)
    expect(document.activeElement).toBe(screen.getByLabelText('Timeshare'))
  })
})
