import { useCallback, useEffect, useState } from 'react'
import type { OutputOf } from '#contract/call.ts'
import type { HistoryTable } from '#contract/change-log/history-tables.ts'
import {
  getRecordHistory,
  undoChange,
  type HistoryLine,
} from '#contract/change-log/record-history.calls.ts'
import { useAction } from '../../ui/call/use-action.ts'
import { useCall } from '../../ui/call/use-call.ts'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { useConfirm } from '../../ui/feedback/confirm.tsx'

type History = OutputOf<typeof getRecordHistory>

/** The history of a record, loaded when the page is shown and again when the record has a new version. */
export function useRecordHistory(table: HistoryTable, rowId: string, version: unknown) {
  const { run, error } = useCall(getRecordHistory)
  const [history, setHistory] = useState<History | null>(null)
  const load = useCallback(async () => {
    const found = await run({ table, rowId })
    if (found) setHistory(found)
  }, [run, table, rowId])
  useEffect(() => {
    void load()
  }, [load, version])
  return { history, error, load }
}

/** Asks, sets one field back and says so. */
export function useUndo(onUndone: () => Promise<void>) {
  const alerts = useAlerts()
  const confirm = useConfirm()
  const { run, busy } = useAction(undoChange)
  const [undoing, setUndoing] = useState<HistoryLine | null>(null)
  async function undo(line: HistoryLine) {
    const yes = await confirm({
      title: 'Undo this change?',
      body: `${line.sentence}. The field is set back, and that is recorded as a change of yours. What you have not saved on this page is lost.`,
      confirmLabel: 'Undo',
    })
    if (!yes) return
    setUndoing(line)
    alerts.clear()
    const done = await run({ changeId: line.changeId, column: line.column as string })
    setUndoing(null)
    if (done) alerts.show('SUCCESS', done.message)
    await onUndone()
  }
  return { undo, isUndoing: (line: HistoryLine) => busy && undoing === line }
}
