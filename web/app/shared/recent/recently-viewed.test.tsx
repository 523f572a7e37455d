// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { rememberSearch } from './recent-store.ts'
import { RecentlyViewed } from './recently-viewed.tsx'

const search = { to: '/results', text: 'Homes in Lynnwood' }
const offer = () => screen.queryByText(/Homes in Lynnwood/)

function visit() {
  const routes = [
    { path: '/', element: <RecentlyViewed sizes="100vw" /> },
    { path: '/results', element: <h1>Results</h1> },
  ]
  const router = createMemoryRouter(routes, { initialEntries: ['/results'] })
  render(<RouterProvider router={router} />)
  return async (to: string | number) => {
    await act(async () => {
      await (typeof to === 'number' ? router.navigate(to) : router.navigate(to))
    })
  }
}

beforeEach(() => localStorage.clear())
afterEach(cleanup)

describe('the row of viewed listings and searches', () => {
  it('appears on the next visit, and does not push content down when someone comes back', async () => {
    const go = visit()
    await go('/')
    await go('/results')
    rememberSearch(search, new Date())
    await go(-1)
    expect(offer()).toBeNull()
    await go('/')
    expect(offer()).not.toBeNull()
    await go('/results')
    await go(-1)
    expect(offer()).not.toBeNull()
  })

  it('stays away once it has been cleared', async () => {
    rememberSearch(search, new Date())
    const go = visit()
    await go('/')
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(offer()).toBeNull()
    await go('/results')
    await go(-1)
    expect(offer()).toBeNull()
  })
})
