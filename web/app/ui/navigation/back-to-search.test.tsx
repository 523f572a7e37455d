// @vitest-environment happy-dom
import { act, cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { BackToSearch } from './back-to-search.tsx'
import { useTrail } from './use-trail.ts'

// A busy machine is slow.
configure({ asyncUtilTimeout: 10_000 })
afterEach(cleanup)

function Site() {
  useTrail()
  return <Outlet />
}

/** Visits one address after another, ending at a listing. */
async function walk(first: string, ...next: (string | number)[]) {
  const listing = <BackToSearch results={['/Results']} otherwise="/search" />
  const children = [
    { path: '/listing/:id', element: listing },
    { path: '*', element: <p>Another page</p> },
  ]
  const router = createMemoryRouter([{ path: '/', Component: Site, children }], {
    initialEntries: [first],
  })
  render(<RouterProvider router={router} />)
  for (const to of next) await act(() => router.navigate(to as string))
  return router
}

const link = () => screen.getByRole('link', { name: 'BACK TO SEARCH' })

describe('back to search', () => {
  it('returns to the previous search, by going back in the history', async () => {
    const router = await walk('/', '/results?beds=2', '/results?beds=3', '/listing/1', '/listing/2')
    const { key } = router.state.location
    await waitFor(() => expect(link().getAttribute('href')).toBe('/results?beds=3'))
    fireEvent.click(link())
    await waitFor(() => expect(router.state.location.search).toBe('?beds=3'))
    expect(router.state.historyAction).toBe('POP')
    expect(router.state.location.key).not.toBe(key)
  })

  it('ignores a search that was left with the browser’s Back button', async () => {
    await walk('/', '/results?beds=2', '/listing/1', -1, -1, '/listing/9')
    await waitFor(() => expect(link().getAttribute('href')).toBe('/search'))
  })

  it('starts a search for a visitor who came another way', async () => {
    const router = await walk('/listing/7')
    expect(link().getAttribute('href')).toBe('/search')
    fireEvent.click(link())
    await waitFor(() => expect(router.state.location.pathname).toBe('/search'))
  })
})
