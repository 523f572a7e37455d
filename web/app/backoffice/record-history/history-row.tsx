import { useId } from 'react'
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconSettingsAutomation from '@tabler/icons-react/dist/esm/icons/IconSettingsAutomation.mjs'
import type { HistoryLine } from '#contract/change-log/record-history.calls.ts'
import { Button } from '../../ui/button/button.tsx'
import { machineTime, momentText } from '../../ui/data/moment.ts'
import { authorOf, differenceOf, initialsOf } from './history-view.ts'
import styles from './record-history.module.css'

interface HistoryRowProps {
  line: HistoryLine
  busy: boolean
  onUndo: () => void
}

/** One change: when, who, what, and Undo if it can be reverted. */
export function HistoryRow({ line, busy, onUndo }: HistoryRowProps) {
  const sentenceId = useId()
  return (
    <li className={styles.row}>
      <time dateTime={machineTime(line.at)} className={styles.time}>
        {momentText(line.at).slice(11)}
      </time>
      <span className={styles.mark} aria-hidden="true">
        {line.automatic ? <IconSettingsAutomation /> : initialsOf(line)}
      </span>
      <div className={styles.what}>
        <p id={sentenceId} className={styles.sentence}>
          {line.sentence}
        </p>
        <p className={styles.who}>{authorOf(line)}</p>
        {line.from !== null && line.to !== null && <Difference from={line.from} to={line.to} />}
      </div>
      {line.mayUndo && (
        <Button
          size="sm"
          busy={busy}
          className={styles.undo ?? ''}
          icon={<IconArrowBackUp aria-hidden="true" />}
          onClick={onUndo}
          aria-describedby={sentenceId}
        >
          Undo
        </Button>
      )}
    </li>
  )
}

function Difference({ from, to }: { from: string; to: string }) {
  const { start, removed, added, end } = differenceOf(from, to)
  return (
    <p className={styles.difference}>
      {start} {removed && <del>{removed}</del>} {added && <ins>{added}</ins>} {end}
    </p>
  )
}
