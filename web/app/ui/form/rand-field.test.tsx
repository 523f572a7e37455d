// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { amountTexts } from '#contract/values/parse-amount.ts'
import { RandField } from './rand-field.tsx'

afterEach(cleanup)

const field = () => screen.getByLabelText<HTMLInputElement>('Price')
const type = (value: string) => fireEvent.input(field(), { target: { value } })

describe('an amount field', () => {
  it('shows its initial amount with separators, with cents where configured', () => {
    render(<RandField label="Price" name="price" defaultValue={1480000} cents />)
    expect(field().value.replace(/\s/g, ' ')).toBe('1 480 000.00')
    expect(field().inputMode).toBe('decimal')
  })

  it('adds separators on blur, and reports the amount at every change', () => {
    const onAmount = vi.fn()
    render(<RandField label="Price" name="price" onAmount={onAmount} />)
    type('68500,5')
    expect(onAmount).toHaveBeenLastCalledWith(68500.5)
    fireEvent.blur(field())
    expect(field().value.replace(/\s/g, ' ')).toBe('68 500.50')
    type('')
    expect(onAmount).toHaveBeenLastCalledWith(undefined)
  })

  it('does not change input that it cannot parse, shows a message on blur, and reports NaN', () => {
    const onAmount = vi.fn()
    render(<RandField label="Price" name="price" onAmount={onAmount} />)
    type('about 5')
    expect(onAmount).toHaveBeenLastCalledWith(Number.NaN)
    expect(field().getAttribute('aria-invalid')).not.toBe('true')
    fireEvent.blur(field())
    expect(field().value).toBe('about 5')
    expect(field().getAttribute('aria-invalid')).toBe('true')
    const shown = document.body.textContent ?? ''
    expect(Object.values(amountTexts).some((text) => shown.includes(text))).toBe(true)
    type('5')
    expect(field().getAttribute('aria-invalid')).not.toBe('true')
  })

  it('delays its message until a button that is being pressed has been clicked', () => {
    render(
      <>
        <RandField label="Price" name="price" />
        <button type="button">Send</button>
      </>,
    )
    const button = screen.getByRole('button')
    vi.spyOn(button, 'matches').mockImplementation((selector) => selector === 'button:active')
    type('about 5')
    fireEvent.blur(field(), { relatedTarget: button })
    expect(field().getAttribute('aria-invalid')).not.toBe('true')
    fireEvent.click(button)
    expect(field().getAttribute('aria-invalid')).toBe('true')
  })

  it('shows the error of the form', () => {
    render(<RandField label="Price" name="price" error="Price is required" />)
    expect(screen.getByText('Price is required').isConnected).toBe(true)
    expect(field().getAttribute('aria-invalid')).toBe('true')
  })
})
