// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { TimeField } from './time-field.tsx'
import { unreadableTime } from './time-field.tsx'
import { normaliseTime, timeOf } from './time-text.ts'

afterEach(cleanup)

describe('the text of a time', () => {
  it.each([
    ['8', '08:00'],
    ['17', '17:00'],
    ['8:30', '08:30'],
    ['08h30', '08:30'],
    ['0830', '08:30'],
    [' 17.45 ', '17:45'],
    ['00:00', '00:00'],
  ])('reads %s as %s', (typed, time) => {
    expect(timeOf(typed)).toBe(time)
  })

  it('leaves what is not a time as it is', () => {
    expect(['24:00', '8:60', 'noon', '8 pm', ''].map(timeOf)).toEqual(Array(5).fill(undefined))
    expect(normaliseTime(' noon ')).toBe('noon')
  })
})

describe('a field for a time', () => {
  it('has 24 hours in every browser, and keeps its name', () => {
    render(<TimeField label="Opens" name="open" defaultValue="13:30" />)
    const field = screen.getByLabelText<HTMLInputElement>('Opens')
    expect([field.type, field.name, field.value]).toEqual(['text', 'open', '13:30'])
  })

  it('is normalised when it loses the focus and when Enter submits the form', () => {
    const heard: string[] = []
    render(
      <TimeField label="Opens" name="open" onChange={(event) => heard.push(event.target.value)} />,
    )
    const field = screen.getByLabelText<HTMLInputElement>('Opens')
    fireEvent.change(field, { target: { value: '8' } })
    fireEvent.blur(field)
    expect(field.value).toBe('08:00')
    fireEvent.change(field, { target: { value: '1730' } })
    fireEvent.keyDown(field, { key: 'Enter' })
    expect(field.value).toBe('17:30')
    expect(heard).toEqual(['8', '08:00', '1730', '17:30'])
  })

  it('explains the format when it is left with invalid input', () => {
    render(<TimeField label="Opens" name="open" />)
    const field = screen.getByLabelText('Opens')
    fireEvent.change(field, { target: { value: '8 pm' } })
    expect(screen.queryByText(unreadableTime)).toBeNull()
    fireEvent.blur(field)
    expect(screen.getByText(unreadableTime)).toBeTruthy()
    fireEvent.change(field, { target: { value: '20:00' } })
    expect(screen.queryByText(unreadableTime)).toBeNull()
  })
})
