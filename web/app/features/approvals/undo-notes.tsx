import { useEffect, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import type { OpenDecision } from './use-approval-queue.ts'
import styles from './approvals.module.css'

const tick = 250
/** This many are shown; older ones are about to become final. */
const most = 3

function outcome({ decision, item }: OpenDecision): string {
  if (decision === 'refuse') return 'is refused'
  if (item.kind === 'change') return 'has its change approved'
  if (item.kind === 'agency') return 'is verified'
  return decision === 'approve' ? 'is verified and published' : 'is verified'
}

interface UndoNotesProps {
  open: readonly OpenDecision[]
  onUndo: () => void
  onOver: (id: number) => void
}

/** The most recent decisions, and how long they can still be undone. */
export function UndoNotes({ open, onUndo, onOver }: UndoNotesProps) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (open.length === 0) return
    const timer = setInterval(() => {
      setNow(Date.now())
      for (const { id, until } of open) if (until <= Date.now()) onOver(id)
    }, tick)
    return () => clearInterval(timer)
  }, [open, onOver])
  const shown = open.filter(({ until }) => until > now).slice(-most)
  return (
    <div className={styles.undo} role="status" aria-label="Decisions that can be undone">
      {shown.map((one, place) => (
        <p key={one.id}>
          <span>
            <b>{one.item.reference}</b> {outcome(one)} in {Math.ceil((one.until - now) / 1000)} s
          </span>
          {place === shown.length - 1 && (
            <Button size="sm" onClick={onUndo} aria-keyshortcuts="u">
              Undo <kbd>U</kbd>
            </Button>
          )}
        </p>
      ))}
    </div>
  )
}
