import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { DialogButtons, useDialogClose } from '../feedback/dialog.tsx'
import { FormButtons } from './form-panel.tsx'

interface StepButtonsProps {
  /** The step itself. */
  children: ReactNode
  /** Leaves the page of the form; a dialog closes by itself. */
  onClose?: () => void
}

/** The buttons of a form that is shown in a page or in a dialog: each has its own order, and word for leaving. */
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
