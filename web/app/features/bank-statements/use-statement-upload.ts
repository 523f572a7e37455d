import { useState } from 'react'
import { useNavigate } from 'react-router'
import { importStatement } from '#contract/bank-statements/bank-statements.calls.ts'
import { links } from '#contract/links.ts'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { upload } from '../../ui/media/upload.ts'

/** Uploads a bank file and shows the results. */
export function useStatementUpload() {
  const alerts = useAlerts()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)

  async function send(file: File) {
    if (busy) return
    alerts.clear()
    setBusy(true)
    try {
      const reply = await upload(importStatement, {}, [file], () => {})
      await navigate(links.bankStatements({ statement: reply.statementId }))
      alerts.show(reply.newLines > 0 ? 'SUCCESS' : 'INFO', reply.message)
    } catch (error) {
      alerts.showError(error)
    } finally {
      setBusy(false)
    }
  }

  return { send, busy }
}
