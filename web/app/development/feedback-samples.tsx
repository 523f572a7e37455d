import { LinkButton } from '../ui/button/button.tsx'
import { Alert } from '../ui/feedback/alert.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { Sample } from './sample.tsx'

export function FeedbackSamples() {
  return (
    <>
      <Sample id="alerts" title="Alerts">
        <Alert type="SUCCESS">JP-10342 has been saved.</Alert>
        <Alert type="INFO" title="We saved your draft.">
          Continue where you left off.
        </Alert>
        <Alert type="WARNING" title="No mail server is set up">
          Emails stay in the outbox.
        </Alert>
        <Alert type="ERROR">The file could not be created. Try again.</Alert>
        <progress value={0.4} max={1} aria-label="Progress" />
        <Skeleton width="60%" />
      </Sample>
      <Sample id="empty" title="Empty states and notices">
        <EmptyState title="No items found ^-^">There are no changes yet.</EmptyState>
        <Notice
          overline="404"
          title="Record not found"
          actions={<LinkButton to="#empty">Back to Property Types</LinkButton>}
        >
          It may have been deleted.
        </Notice>
      </Sample>
    </>
  )
}
