import { useEffect } from 'react'
import type { AnyCall } from '#contract/call.ts'
import { useAlerts } from '../feedback/alert-area.tsx'
import { useCall, type Callable } from './use-call.ts'

/** A call behind a button, without a form: errors are shown in the alert area, those about one record in one alert. */
export function useAction<C extends AnyCall>(call: Callable<C>, about?: string) {
  const alerts = useAlerts()
  const { run, busy, error } = useCall(call)
  useEffect(() => {
    if (error) alerts.showError(error, about)
    // What the call is about is not a reason to show its error again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [error, alerts])
  return { run, busy }
}
