// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Button } from '../button/button.tsx'
import { Dialog } from '../feedback/dialog.tsx'
import { StepButtons } from './step-buttons.tsx'

afterEach(cleanup)

const names = (place: HTMLElement) =>
  within(place)
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

it('on a page the submit button comes first, then Close', () => {
  const close = vi.fn()
  const { container } = render(
    <StepButtons onClose={close}>
      <Button>Save</Button>
    </StepButtons>,
  )
  expect(names(container)).toEqual(['Save', 'Close'])
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(close).toHaveBeenCalledOnce()
})

it('in a dialog the submit button comes last, after Cancel, which closes the dialog', () => {
  const close = vi.fn()
  render(
    <Dialog open title="Make an Offer" onClose={close}>
      <form>
        <StepButtons>
          <Button>Send Offer</Button>
        </StepButtons>
      </form>
    </Dialog>,
  )
  const form = document.querySelector('form') as HTMLElement
  expect(names(form)).toEqual(['Cancel', 'Send Offer'])
  fireEvent.click(within(form).getByText('Cancel'))
  expect(close).toHaveBeenCalledOnce()
})
