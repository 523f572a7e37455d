import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { DialogButtons, useDialogClose } from '../feedback/dialog.tsx'
import { FormButtons } from './form-panel.tsx'

interface StepButtonsProps {
  /** The submit button. */
  children: ReactNode
  /** Leaves the page; not needed in a dialog, which closes itself. */
  onClose?: () => void
}

/** The buttons of a form on a page or in a dialog, which differ in their order and in the word for leaving. */
export function StepButtons({ children, onClose }: StepButtonsProps) {
  const closeDialog = useDialogClose()
  if (closeDialog) {
    return (
      <DialogButtons>
        <Button onClick={closeDialog}>Cancel</Button>
        {children}
      </DialogButtons>
    )
  }
  return (
    <FormButtons>
      {children}
      {onClose && <Button onClick={onClose}>Close</Button>}
    </FormButtons>
  )
}
