// @vitest-environment happy-dom
import { useState } from 'react'
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Dialog } from './dialog.tsx'

const onClose = vi.fn()

function Screen() {
  const [open, setOpen] = useState(false)
  const close = () => {
    onClose()
    setOpen(false)
  }
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Dialog open={open} onClose={close} title="Remove it?" actions={<button>Remove</button>}>
        <input aria-label="Reason" />
      </Dialog>
    </>
  )
}

const dialog = () => document.querySelector('dialog') as HTMLDialogElement
let showModal: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  onClose.mockReset()
  showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
  render(<Screen />)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('a dialog', () => {
  it('is empty while it is closed', () => {
    expect(dialog().open).toBe(false)
    expect(dialog().textContent).toBe('')
  })

  it('opens as a browser modal, which traps the focus and returns it', () => {
    fireEvent.click(screen.getByText('Open'))
    expect(showModal).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('dialog', { name: 'Remove it?' })).toBe(dialog())
  })

  it('leaves it to its parent to close it on Escape', () => {
    fireEvent.click(screen.getByText('Open'))
    const cancel = createEvent('cancel', dialog(), { cancelable: true })
    fireEvent(dialog(), cancel)
    expect(cancel.defaultPrevented).toBe(true)
    expect(onClose).toHaveBeenCalledTimes(1)
    expect(dialog().open).toBe(false)
  })

  it('is closed by its button and by a click outside', () => {
    fireEvent.click(screen.getByText('Open'))
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(dialog().open).toBe(false)
    fireEvent.click(screen.getByText('Open'))
    fireEvent.mouseDown(dialog())
    fireEvent.click(dialog())
    expect(dialog().open).toBe(false)
    expect(onClose).toHaveBeenCalledTimes(2)
  })

  it('stays open when a click starts on a field and ends outside', () => {
    fireEvent.click(screen.getByText('Open'))
    fireEvent.mouseDown(screen.getByLabelText('Reason'))
    fireEvent.click(dialog())
    expect(onClose).not.toHaveBeenCalled()
    expect(dialog().open).toBe(true)
  })
})
