// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { FormAlert } from './form-alert.tsx'
import { TextArea, TextField } from './fields.tsx'

afterEach(cleanup)

function Form({ wrong }: { wrong: readonly string[] }) {
  const field = (name: string) => ({ name, error: wrong.includes(name) ? 'Missing' : undefined })
  return (
    <form>
      <FormAlert invalid={wrong.length > 0} error={null} />
      <TextField {...field('name')} label="Name" required />
      <TextField {...field('phone')} label="Phone" />
      <TextArea {...field('message')} label="Message" required />
    </form>
  )
}

const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent)

it('the alert of a form links to every invalid field', () => {
  render(<Form wrong={['name', 'message']} />)
  expect(links()).toEqual(['Name', 'Message'])
  fireEvent.click(screen.getByRole('link', { name: 'Message' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Message/ }))
})

it('a field that is edited loses its link', () => {
  const { rerender } = render(<Form wrong={['name', 'message']} />)
  rerender(<Form wrong={['message']} />)
  expect(links()).toEqual(['Message'])
})
