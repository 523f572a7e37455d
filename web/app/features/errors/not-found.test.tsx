// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { NotFound } from './not-found.tsx'

afterEach(cleanup)

it('links to the lists that its text mentions', async () => {
  const lists = [
    { label: 'My properties', to: '/mine' },
    { label: 'My Timeshare Weeks', to: '/weeks' },
  ]
  const element = (
    <NotFound title="There is no order to pay" lists={lists}>
      Open My properties or My Timeshare Weeks.
    </NotFound>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  for (const { label, to } of lists) {
    const link = await screen.findByRole('link', { name: label })
    expect(link.getAttribute('href')).toBe(to)
  }
})
