// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Drawer } from './drawer.tsx'

const hide = vi.fn()
const { matches } = Element.prototype

beforeEach(() => {
  hide.mockReset()
  // The test's browser knows no popovers; this one is always open.
  HTMLElement.prototype.hidePopover = hide
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === ':popover-open' || matches.call(this, selector)
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

async function open(stays: boolean) {
  const element = (
    <Drawer id="sheet" title="Sheet" stays={stays}>
      Content
    </Drawer>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/weeks'] })
  render(<RouterProvider router={router} />)
  await screen.findByText('Content')
  hide.mockReset()
  return (to: string) => act(() => router.navigate(to))
}

describe('a drawer', () => {
  it('closes on every navigation', async () => {
    const go = await open(false)
    await go('/weeks?season=Red')
    expect(hide).toHaveBeenCalledTimes(1)
  })

  it('stays open for filters of the page below it, and closes when another page is opened', async () => {
    const go = await open(true)
    await go('/weeks?season=Red')
    expect(hide).not.toHaveBeenCalled()
    await go('/homes')
    expect(hide).toHaveBeenCalledTimes(1)
  })
})
