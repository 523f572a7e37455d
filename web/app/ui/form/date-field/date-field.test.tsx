// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { DateField } from './date-field.tsx'
import { unreadableDay } from './date-field.tsx'
import { normaliseDay, withDashes } from './day-text.ts'
import { addMonths, dayAfterKey, weeksOfMonth } from './month-days.ts'

afterEach(cleanup)

function typed(keys: string): string {
  return [...keys].reduce((text, key) => withDashes(text + key, text), '')
}

describe('the text of a date', () => {
  it('gets its dashes while digits are typed', () => {
    expect(typed('20261101')).toBe('2026-11-01')
    expect(typed('2026-11-01')).toBe('2026-11-01')
    expect(typed('2026-1-5')).toBe('2026-01-5')
  })

  it('can be deleted, and may be typed in another format', () => {
    expect(withDashes('2026', '2026-')).toBe('2026')
    expect(typed('1/11/2026')).toBe('1/11/2026')
    expect(normaliseDay('1/11/2026')).toBe('2026-11-01')
    expect(normaliseDay('2026/1/5')).toBe('2026-01-05')
    expect(normaliseDay('31/02/2026')).toBe('31/02/2026')
  })
})

describe('the days of a month', () => {
  it('are in weeks that begin on Monday', () => {
    const weeks = weeksOfMonth('2026-11-17')
    expect(weeks).toHaveLength(6)
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
    expect(weeks[5]?.[0]).toBe('2026-11-30')
  })

  it('are reached with the keys of an ARIA grid', () => {
    expect(dayAfterKey('2026-11-17', 'ArrowDown', false)).toBe('2026-11-24')
    expect(dayAfterKey('2026-11-17', 'Home', false)).toBe('2026-11-16')
    expect(dayAfterKey('2026-11-17', 'End', false)).toBe('2026-11-22')
    expect(dayAfterKey('2026-11-17', 'PageDown', true)).toBe('2027-11-17')
    expect(dayAfterKey('2026-11-17', 'a', false)).toBeUndefined()
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2026-01-31', -2)).toBe('2025-11-30')
  })
})

describe('a field for a date', () => {
  it('can be filled from the calendar by keyboard, and keeps its name', async () => {
    const heard: string[] = []
    render(
      <DateField
        label="Start date"
        name="startDate"
        defaultValue="2026-11-17"
        min="2026-11-10"
        onChange={(event) => heard.push(event.target.value)}
      />,
    )
    const field = screen.getByLabelText<HTMLInputElement>('Start date')
    expect([field.name, field.value, field.type]).toEqual(['startDate', '2026-11-17', 'text'])
    fireEvent.click(screen.getByRole('button', { name: 'Calendar' }))
    const day = await screen.findByRole('button', { name: '17 November 2026' })
    fireEvent.keyDown(day, { key: 'ArrowUp' })
    // Days before the first allowed one cannot be reached.
    expect(document.activeElement?.getAttribute('aria-label')).toBe('10 November 2026')
    fireEvent.keyDown(document.activeElement as Element, { key: 'PageDown' })
    fireEvent.click(document.activeElement as Element)
    expect(field.value).toBe('2026-12-10')
    expect(heard).toEqual(['2026-12-10'])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('has a message when the date is invalid', () => {
    render(<DateField label="Start date" name="startDate" />)
    const field = screen.getByLabelText<HTMLInputElement>('Start date')
    fireEvent.change(field, { target: { value: 'soon' } })
    fireEvent.blur(field)
    expect(screen.getByText(unreadableDay)).toBeTruthy()
    fireEvent.change(field, { target: { value: '2/12/2026' } })
    fireEvent.blur(field)
    expect(field.value).toBe('2026-12-02')
    expect(screen.queryByText(unreadableDay)).toBeNull()
  })
})
