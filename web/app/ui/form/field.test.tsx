// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { TextField } from './fields.tsx'

afterEach(cleanup)

const rule = 'Use at least 10 characters.'

it('a message that repeats the help takes its place', () => {
  render(<TextField label="Password" name="password" help={rule} error={rule} />)
  expect(screen.getAllByText(rule)).toHaveLength(1)
  const described = screen.getByLabelText('Password').getAttribute('aria-describedby') ?? ''
  expect(described.split(' ').map((id) => document.getElementById(id)?.textContent)).toEqual([rule])
})

it('a field has its message before its help', () => {
  render(<TextField label="Password" name="password" help={rule} error="Password is required!" />)
  const described = screen.getByLabelText('Password').getAttribute('aria-describedby') ?? ''
  expect(described.split(' ').map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Password is required!',
    rule,
  ])
})
