import { useState, type ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'

/** A Super Admin's registration dialog: after a success it closes and the list is reloaded. */
export function useNewAccountDialog(
  title: string,
  form: (onRegistered: (message: string) => void) => ReactNode,
) {
  const [open, setOpen] = useState(false)
  const alerts = useAlerts()
  const { revalidate } = useRevalidator()

  function registered(message: string) {
    setOpen(false)
    alerts.clear()
    alerts.show('SUCCESS', message)
    void revalidate()
  }

  return {
    open: () => setOpen(true),
    dialog: (
      <Dialog open={open} onClose={() => setOpen(false)} title={title} size="lg">
        {form(registered)}
      </Dialog>
    ),
  }
}
