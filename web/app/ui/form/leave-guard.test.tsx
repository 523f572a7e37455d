// @vitest-environment happy-dom
import { useRef } from 'react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ConfirmProvider } from '../feedback/confirm.tsx'
import { Link } from '../navigation/link.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { useUnsavedChanges } from './use-unsaved-changes.ts'

afterEach(cleanup)

function openForm() {
  let drawn = 0
  function Form() {
    drawn++
    const form = useRef<HTMLFormElement>(null)
    const { forget } = useUnsavedChanges(form)
    return (
      <form ref={form}>
        <input name="town" aria-label="Town" />
        <button type="button" onClick={forget}>
          Forget
        </button>
      </form>
    )
  }
  const Site = () => (
    <ConfirmProvider>
      <LeaveGuard />
      <Link to="/list">List</Link>
      <Outlet />
    </ConfirmProvider>
  )
  const children = [
    { path: 'form', Component: Form },
    { path: 'list', element: <h1>All towns</h1> },
  ]
  const router = createMemoryRouter([{ path: '/', Component: Site, children }], {
    initialEntries: ['/form'],
  })
  render(<RouterProvider router={router} />)
  return { timesDrawn: () => drawn }
}
const town = () => screen.getByLabelText<HTMLInputElement>('Town')
const leave = () => fireEvent.click(screen.getByText('List'))

describe('a form with unsaved changes', () => {
  it('asks for confirmation before it is left', async () => {
    openForm()
    town().value = 'Knysna'
    leave()
    fireEvent.click(await screen.findByText('Stay on this page'))
    await waitFor(() => expect(screen.queryByText('Stay on this page')).toBeNull())
    expect(town().value).toBe('Knysna')
    leave()
    fireEvent.click(await screen.findByText('Leave without saving'))
    expect(await screen.findByText('All towns')).toBeTruthy()
  })

  it('is left without confirmation when nothing has changed or the changes are discarded', async () => {
    openForm()
    town().value = 'Knysna'
    fireEvent.click(screen.getByText('Forget'))
    leave()
    expect(await screen.findByText('All towns')).toBeTruthy()
    cleanup()
    openForm()
    leave()
    expect(await screen.findByText('All towns')).toBeTruthy()
  })

  it('is not rendered again by its guard', () => {
    const { timesDrawn } = openForm()
    expect(timesDrawn()).toBe(1)
  })
})
