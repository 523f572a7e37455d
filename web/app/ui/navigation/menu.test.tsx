// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Menu } from './menu.tsx'

const onSelect = vi.fn()
const groups = [
  { heading: 'Yours', items: [{ label: 'Offers', to: '/offers' }] },
  {
    items: [
      { label: 'Profile', to: '/profile' },
      { label: 'Log out', onSelect },
    ],
  },
]

const details = () => document.querySelector('details') as HTMLDetailsElement
const summary = () => document.querySelector('summary') as HTMLElement
const focused = () => document.activeElement?.textContent
const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key })

beforeEach(() => {
  onSelect.mockReset()
  render(
    <MemoryRouter>
      <Menu label="Account" groups={groups} />
      <button>Elsewhere</button>
    </MemoryRouter>,
  )
  summary().focus()
})
afterEach(cleanup)

describe('a menu', () => {
  it('opens with the down key on its first entry, with the up key on its last', () => {
    press('ArrowDown')
    expect([details().open, focused()]).toEqual([true, 'Offers'])
    press('Escape')
    press('ArrowUp')
    expect([details().open, focused()]).toEqual([true, 'Log out'])
  })

  it('moves with the arrow keys, Home and End, and stops at both ends', () => {
    press('ArrowDown')
    press('ArrowDown')
    expect(focused()).toBe('Profile')
    press('End')
    expect(focused()).toBe('Log out')
    press('ArrowDown')
    expect(focused()).toBe('Log out')
    press('Home')
    expect(focused()).toBe('Offers')
    press('ArrowUp')
    expect(focused()).toBe('Offers')
  })

  it('leaves Home and End to the page while it is closed', () => {
    press('Home')
    press('End')
    expect(details().open).toBe(false)
  })

  it('closes with Escape and returns the focus to its button', () => {
    press('ArrowDown')
    press('Escape')
    expect(details().open).toBe(false)
    expect(document.activeElement).toBe(summary())
  })

  it('closes on an action, when it loses the focus, and on a click outside', () => {
    press('ArrowUp')
    fireEvent.click(screen.getByText('Log out'))
    expect([details().open, onSelect.mock.calls.length]).toEqual([false, 1])
    press('ArrowDown')
    fireEvent.focusIn(screen.getByText('Elsewhere'))
    expect(details().open).toBe(false)
    summary().focus()
    press('ArrowDown')
    fireEvent.pointerDown(screen.getByText('Elsewhere'))
    expect(details().open).toBe(false)
  })

  it('closes when one of its links opens another page', () => {
    press('ArrowDown')
    fireEvent.click(screen.getByText('Profile'))
    expect(details().open).toBe(false)
  })

  it('consists of plain links and buttons under headings', () => {
    expect(screen.getByText('Offers').closest('a')?.getAttribute('href')).toBe('/offers')
    expect(screen.getByText('Log out').closest('button')?.type).toBe('button')
    expect(screen.getByText('Yours').tagName).toBe('P')
  })
})
