import { classNames } from '../class-names.ts'
import type { CopyOutcome } from './use-copy.ts'
import styles from './copy-button.module.css'

/** Announces success to screen readers, whose users cannot see the tick; shows a failure to everyone. */
export function CopyStatus({ outcome, done }: { outcome: CopyOutcome; done: string }) {
  return (
    <span role="status" className={classNames(outcome === 'refused' ? styles.refused : 'vh')}>
      {outcome === 'copied' && done}
      {outcome === 'refused' && 'Could not copy'}
    </span>
  )
}
