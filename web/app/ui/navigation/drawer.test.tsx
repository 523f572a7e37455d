// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Drawer } from './drawer.tsx'

const hide = vi.fn()
const { matches } = Element.prototype

beforeEach(() => {
  hide.mockReset()
  // happy-dom has no popovers; here, the drawer is always open.
  HTMLElement.prototype.hidePopover = hide
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === ':popover-open' || matches.call(this, selector)
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('a drawer', () => {
  it('closes on every navigation', async () => {
    const element = (
      <Drawer id="sheet" title="Sheet">
        Content
      </Drawer>
    )
    const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/weeks'] })
    render(<RouterProvider router={router} />)
    await screen.findByText('Content')
    hide.mockReset()
    await act(() => router.navigate('/weeks?season=Red'))
    expect(hide).toHaveBeenCalledTimes(1)
  })
})
