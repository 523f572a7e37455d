import { useState } from 'react'
import type { AnyCall, InputOf, OutputOf } from '#contract/call.ts'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { upload } from '../../ui/media/upload.ts'

/** Uploads one file with a call; errors are shown in the alert area. */
export function useFileUpload<C extends AnyCall>(
  call: C,
  onDone: (reply: OutputOf<C>) => void | Promise<void>,
) {
  const alerts = useAlerts()
  const [busy, setBusy] = useState(false)

  async function send(input: InputOf<C>, file: File) {
    if (busy) return
    alerts.clear()
    setBusy(true)
    try {
      await onDone(await upload(call, input, [file], () => {}))
    } catch (error) {
      alerts.showError(error)
    } finally {
      setBusy(false)
    }
  }

  return { send, busy }
}
