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

describe('the first focus of a form', () => {
  it('is on the selected one of several radio buttons', () => {
    render(<Form chosen="Property" />)
    expect(document.activeElement).toBe(screen.getByLabelText('Property'))
  })

  it('is on the first of them while none is selected', () => {
    render(<Form />)
    expect(document.activeElement).toBe(screen.getByLabelText('Timeshare'))
  })
})
