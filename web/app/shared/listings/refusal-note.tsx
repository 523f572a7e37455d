import { listingsTexts as texts } from '#contract/listings/listings.messages.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import styles from './refusal-note.module.css'

interface RefusalNoteProps {
  reason: string | null | undefined
  /** The person who refused it gets a different text from the person who has to change it. */
  superAdmin: boolean
}

/** Why a listing was refused, above its form. */
export function RefusalNote({ reason, superAdmin }: RefusalNoteProps) {
  if (!reason) return null
  return (
    <Alert type="WARNING" title={superAdmin ? 'This listing was refused' : texts.needsChanges}>
      <RefusalReason>{reason}</RefusalReason>
      <p>
        {superAdmin
          ? 'Saving a change clears the refusal.'
          : 'Make the changes and save, so that your listing can be published.'}
      </p>
    </Alert>
  )
}

/** Each required change is on its own line. */
export function RefusalReason({ children }: { children: string }) {
  return <p className={styles.reason}>{children}</p>
}
