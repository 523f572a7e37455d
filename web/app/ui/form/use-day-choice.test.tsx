// @vitest-environment happy-dom
import { useState } from 'react'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { useDayChoice } from './use-day-choice.ts'

afterEach(cleanup)

function Filter({ log }: { log: string[] }) {
  const [day, setDay] = useState('')
  const choice = useDayChoice(day, (chosen) => {
    log.push(chosen)
    setDay(chosen)
  })
  return (
    <>
      <input aria-label="From" {...choice} />
      <button type="button" onClick={() => setDay('')}>
        Clear
      </button>
    </>
  )
}

function show() {
  const log: string[] = []
  render(<Filter log={log} />)
  return { log, field: screen.getByLabelText<HTMLInputElement>('From') }
}

const type = (field: HTMLInputElement, value: string) =>
  fireEvent.change(field, { target: { value } })

describe('a date that narrows a list', () => {
  it('applies as soon as it is complete, while the field keeps the focus', () => {
    const { log, field } = show()
    field.focus()
    for (const year of ['0002', '0020', '0202', '2026']) type(field, `${year}-11-05`)
    expect(log).toEqual(['2026-11-05'])
    expect(document.activeElement).toBe(field)
    type(field, '2026-11-06')
    fireEvent.blur(field)
    expect(log).toEqual(['2026-11-05', '2026-11-06'])
  })

  it('is cleared once the emptied field loses the focus', () => {
    const { log, field } = show()
    type(field, '2026-11-05')
    type(field, '')
    expect(log).toEqual(['2026-11-05'])
    fireEvent.blur(field)
    expect(log).toEqual(['2026-11-05', ''])
  })

  it('follows the URL', () => {
    const { field } = show()
    type(field, '2026-11-05')
    fireEvent.click(screen.getByText('Clear'))
    expect(field.value).toBe('')
  })
})
