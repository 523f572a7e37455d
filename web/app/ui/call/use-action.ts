import { useEffect } from 'react'
import type { AnyCall } from '#contract/call.ts'
import { useAlerts } from '../feedback/alert-area.tsx'
import { useCall, type Callable } from './use-call.ts'

/** A call behind a button, without a form: errors are shown in the alert area. */
export function useAction<C extends AnyCall>(call: Callable<C>) {
  const alerts = useAlerts()
  const { run, busy, error } = useCall(call)
  useEffect(() => {
    if (error) alerts.showError(error)
  }, [error, alerts])
  return { run, busy }
}
