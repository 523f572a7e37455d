import { useEffect } from 'react'
import type { AnyCall } from '#contract/call.ts'
import { useAlerts } from '../feedback/alert-area.tsx'
import { useCall, type Callable } from './use-call.ts'

/** A call made by a button, without a form. Errors appear in the alert area; those about one record share an alert. */
export function useAction<C extends AnyCall>(call: Callable<C>, about?: string) {
  const alerts = useAlerts()
  const { run, busy, error } = useCall(call)
  useEffect(() => {
    if (error) alerts.showError(error, about)
    // A new `about` is no reason to show the same error again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [error, alerts])
  return { run, busy }
}
