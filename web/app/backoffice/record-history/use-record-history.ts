import { useCallback, useEffect, useState } from 'react'
import type { HistoryTable } from '#contract/change-log/history-tables.ts'
import {
  getAgencyHistory,
  getAgentHistory,
  getRecordHistory,
  undoChange,
  type HistoryLine,
  type RecordHistory,
} from '#contract/change-log/record-history.calls.ts'
import { useAction } from '../../ui/call/use-action.ts'
import { useCall } from '../../ui/call/use-call.ts'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { useConfirm } from '../../ui/feedback/confirm.tsx'

/** Agents have a history for their agency; the office sees it with that of their account. */
export type ShownTable = HistoryTable | 'agents'

/** Agencies and agents have separate calls, which their administrator may use. */
function useHistoryCall(table: ShownTable, rowId: string) {
  const { run: ofAgency, error: agencyError } = useCall(getAgencyHistory)
  const { run: ofAgent, error: agentError } = useCall(getAgentHistory)
  const { run: ofAny, error } = useCall(getRecordHistory)
  const run = useCallback((): Promise<RecordHistory | undefined> => {
    if (table === 'agencies') return ofAgency({ id: Number(rowId) })
    if (table === 'agents') return ofAgent({ id: Number(rowId) })
    return ofAny({ table, rowId })
  }, [ofAgency, ofAgent, ofAny, table, rowId])
  return { run, error: agencyError ?? agentError ?? error }
}

/** The history of a record, loaded when the page is shown and again when the record has a new version. */
export function useRecordHistory(table: ShownTable, rowId: string, version: unknown) {
  const { run, error } = useHistoryCall(table, rowId)
  const [history, setHistory] = useState<RecordHistory | null>(null)
  const load = useCallback(async () => {
    const found = await run()
    if (found) setHistory(found)
  }, [run])
  useEffect(() => {
    void load()
  }, [load, version])
  return { history, error, load }
}

/** Confirms, reverts one field and reports it. */
export function useUndo(onUndone: () => Promise<void>) {
  const alerts = useAlerts()
  const confirm = useConfirm()
  const { run, busy } = useAction(undoChange)
  const [undoing, setUndoing] = useState<HistoryLine | null>(null)
  async function undo(line: HistoryLine) {
    const yes = await confirm({
      title: 'Undo this change?',
      body: `${line.sentence}. The earlier value is restored, and this is recorded as your change. Unsaved changes on this page will be lost.`,
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
