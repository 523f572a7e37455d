// @vitest-environment happy-dom
import { useState } from 'react'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useEnterApplies } from './use-enter-applies.ts'

afterEach(cleanup)

function Filters() {
  const enterApplies = useEnterApplies()
  const [applied, setApplied] = useState('')
  return (
    <form {...enterApplies}>
      <input
        key={applied}
        name="keyword"
        aria-label="Keyword"
        defaultValue={applied}
        onBlur={(event) => setApplied(event.target.value)}
      />
      <input name="other" aria-label="Other" />
      <output>{applied}</output>
    </form>
  )
}

it('applies a filter on Enter, and the focus stays in its field', () => {
  render(<Filters />)
  const field = () => screen.getByLabelText<HTMLInputElement>('Keyword')
  const before = field()
  before.focus()
  fireEvent.input(before, { target: { value: 'pool' } })
  fireEvent.keyDown(before, { key: 'Enter' })
  expect(screen.getByRole('status').textContent).toBe('pool')
  expect(field()).not.toBe(before)
  expect(document.activeElement).toBe(field())
})
