// @vitest-environment happy-dom
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AlertArea, AlertProvider, useAlerts } from './alert-area.tsx'
import { Dialog } from './dialog.tsx'

// A busy machine is slow.
configure({ asyncUtilTimeout: 10_000 })
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Page() {
  const alerts = useAlerts()
  const [open, setOpen] = useState(false)
  return (
    <main tabIndex={-1}>
      <button onClick={() => setOpen(true)}>Open</button>
      <button
        onClick={() => {
          alerts.show('SUCCESS', 'Offer sent.')
          setOpen(true)
        }}
      >
        Send
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Offer">
        <button onClick={() => alerts.show('ERROR', 'That failed.')}>Fail</button>
        <button
          onClick={() => {
            setOpen(false)
            alerts.show('SUCCESS', 'Offer declined.')
          }}
        >
          Decline
        </button>
      </Dialog>
      <button onClick={() => alerts.show('SUCCESS', 'Saved.')}>Save</button>
      {['A', 'B'].map((about) => (
        <button key={about} onClick={() => alerts.show('SUCCESS', `${about} is out.`, { about })}>
          Publish {about}
        </button>
      ))}
      <button onClick={() => alerts.showError(new Error('A stays.'), 'A')}>Refuse A</button>
    </main>
  )
}

function open() {
  const element = (
    <AlertProvider>
      <AlertArea />
      <Page />
    </AlertProvider>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  return screen.findByRole('button', { name: 'Save' })
}

describe('an alert of the page', () => {
  it('takes the focus that a submitted form has lost, and returns it when it is closed', async () => {
    const save = await open()
    save.focus()
    save.blur()
    fireEvent.click(save)
    const alert = await screen.findByRole('status')
    expect(document.activeElement).toBe(alert)
    fireEvent.click(screen.getByRole('button', { name: 'Close this message' }))
    expect(document.activeElement).toBe(save)
  })

  it('does not take the focus from a field that is in use', async () => {
    const save = await open()
    save.focus()
    fireEvent.click(save)
    await screen.findByRole('status')
    expect(document.activeElement).toBe(save)
  })
})

it('is replaced by a newer alert about the same record, and by no other', async () => {
  await open()
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  press('Publish A')
  press('Publish B')
  press('Refuse A')
  await screen.findByText('A stays.')
  expect(screen.queryByText('A is out.')).toBeNull()
  expect(screen.queryByText('B is out.')).not.toBeNull()
})

describe('while a dialog is open', () => {
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  const isInDialog = (text: string) => screen.getByText(text).closest('dialog') !== null

  it('an alert is shown in it, because everything behind it is inert', async () => {
    await open()
    press('Open')
    press('Fail')
    await screen.findByText('That failed.')
    expect(isInDialog('That failed.')).toBe(true)
  })

  it('so is one that was shown as the dialog opened, but none that was read before', async () => {
    const clock = vi.spyOn(Date, 'now')
    fireEvent.click(await open())
    await screen.findByText('Saved.')
    clock.mockReturnValue(Date.now() + 5000)
    fireEvent.pointerDown(document.body)
    press('Send')
    await screen.findByText('Offer sent.')
    expect(isInDialog('Offer sent.')).toBe(true)
    expect(isInDialog('Saved.')).toBe(false)
  })

  it('what it showed ends with it, but not what was shown as it closed', async () => {
    await open()
    press('Send')
    await screen.findByText('Offer sent.')
    const clock = vi.spyOn(Date, 'now')
    clock.mockReturnValue(Date.now() + 5000)
    fireEvent.pointerDown(document.body)
    press('Decline')
    await screen.findByText('Offer declined.')
    expect(isInDialog('Offer declined.')).toBe(false)
    expect(screen.queryByText('Offer sent.')).toBeNull()
  })
})

describe('an alert shown just before another page is loaded', () => {
  beforeEach(() => sessionStorage.clear())
  const leave = () => fireEvent(window, new Event('pagehide'))

  it('is shown by that page, and not by the one after it', async () => {
    fireEvent.click(await open())
    await screen.findByText('Saved.')
    leave()
    cleanup()
    await open()
    await screen.findByText('Saved.')
    leave()
    cleanup()
    await open()
    expect(screen.queryByText('Saved.')).toBeNull()
  })

  it('is shown by that page even if the page took long to load', async () => {
    const clock = vi.spyOn(Date, 'now')
    fireEvent.click(await open())
    await screen.findByText('Saved.')
    clock.mockReturnValue(Date.now() + 5000)
    leave()
    cleanup()
    await open()
    await screen.findByText('Saved.')
  })

  it('is not shown by a page that is opened once the alert has been read', async () => {
    const clock = vi.spyOn(Date, 'now')
    fireEvent.click(await open())
    await screen.findByText('Saved.')
    clock.mockReturnValue(Date.now() + 5000)
    fireEvent.pointerDown(document.body)
    leave()
    cleanup()
    await open()
    expect(screen.queryByText('Saved.')).toBeNull()
  })
})
