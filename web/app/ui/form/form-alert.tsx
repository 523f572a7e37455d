import { lazy, Suspense } from 'react'
import { NoResponse } from '#contract/client.ts'
import type { AppError } from '#contract/errors.ts'
import { messages } from '#contract/messages.ts'
import { links } from '#contract/links.ts'
import { Alert } from '../feedback/alert.tsx'
import { describeError, isServerError } from '../feedback/describe-error.ts'
import { Button } from '../button/button.tsx'
import { WrongLinks } from './wrong-links.tsx'
import styles from './form-alert.module.css'

/** Loaded when someone else has saved the same record, which is rare. */
const LaterChangesList = lazy(() =>
  import('./later-changes-list.tsx').then(({ LaterChangesList }) => ({
    default: LaterChangesList,
  })),
)

interface FormAlertProps {
  /** True if the form's own validation found errors. */
  invalid: boolean
  error: AppError | NoResponse | null
  /** The server's message about a form that was submitted without script. */
  message?: string | null
  /** Omitted for forms without a version, which others cannot have changed. */
  onLoadTheirs?: () => void
  loadingTheirs?: boolean
}

/** The alert above a form: what is wrong, and what to do about it. Input is never lost. */
export function FormAlert(props: FormAlertProps) {
  const { invalid, error, message, onLoadTheirs, loadingTheirs = false } = props
  if (message) return <WrongAlert message={message} />
  if (invalid) return <WrongAlert message={messages.formInvalid} />
  if (!error) return null
  if (error instanceof NoResponse) {
    return (
      <Alert type="ERROR" title={error.message}>
        Nothing you entered has been lost. Try again in a moment.
      </Alert>
    )
  }
  if (error.code === 'stale' && onLoadTheirs) {
    return (
      <Alert type="WARNING" title={error.message}>
        <div className={styles.stale}>
          {error.changes && (
            <Suspense>
              <LaterChangesList changes={error.changes} />
            </Suspense>
          )}
          <Button size="sm" busy={loadingTheirs} onClick={onLoadTheirs}>
            Load the latest version
          </Button>
        </div>
      </Alert>
    )
  }
  if (error.code === 'notSignedIn') {
    return (
      <Alert type="WARNING" title="You have been logged out.">
        Nothing you entered has been lost.{' '}
        <a href={links.login()} target="_blank" rel="noreferrer">
          Log in again in a new tab
        </a>
        , then save.
      </Alert>
    )
  }
  if (Object.keys(error.fields).length > 0) return <WrongAlert message={messages.formInvalid} />
  return <FailureAlert error={error} />
}

/** Links to each of the fields with errors. */
function WrongAlert({ message }: { message: string }) {
  return (
    <Alert type="ERROR" title={message}>
      <WrongLinks />
    </Alert>
  )
}

/** A call that failed for a reason other than its fields. */
export function FailureAlert({ error }: { error: Error }) {
  if (!isServerError(error)) return <Alert type="ERROR">{error.message}</Alert>
  const { message, ...alert } = describeError(error)
  return <Alert {...alert}>{message}</Alert>
}
