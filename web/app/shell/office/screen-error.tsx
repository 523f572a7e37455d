import { useRevalidator } from 'react-router'
import { errors } from '#contract/errors.ts'
import { errorTitle } from '#contract/messages.ts'
import { isLostScript } from '../errors/lost-script.ts'
import { LostScriptNotice } from '../errors/lost-script-notice.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { useListOfRecord } from '../use-way-back.ts'
import { Refused } from '../errors/refused.tsx'
import { links } from '#contract/links.ts'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { failureOf } from '../../session/refusal.ts'
import { useCompany } from '../../session/session.ts'
import { siteTitle } from '../../ui/navigation/site-title.ts'
import styles from './screen-error.module.css'

/** Shown instead of a screen that was refused or could not be loaded. */
export function ScreenError({ error }: { error: unknown }) {
  const { status, message } = failureOf(error)
  const { name } = useCompany()
  return (
    <section className={styles.error}>
      <title>{siteTitle(headingOf(status, message), name)}</title>
      <Explanation error={error} status={status} message={message} />
    </section>
  )
}

/** The document title is the same as the heading on the screen. */
function headingOf(status: number, message: string): string {
  if (status === errors.notFound.status) return 'Record not found'
  return status && status !== errors.notAllowed.status ? errorTitle(status) : message
}

interface Failure {
  status: number
  message: string
}

function Explanation({ error, status, message }: Failure & { error: unknown }) {
  if (isLostScript(error)) return <LostScriptNotice error={error} />
  return status === errors.notAllowed.status ? (
    <Refused message={message} />
  ) : (
    <Failed status={status} message={message} />
  )
}

function Failed({ status, message }: Failure) {
  const { revalidate, state } = useRevalidator()
  const list = useListOfRecord()
  if (status === errors.notFound.status) {
    return (
      <Notice
        overline="404"
        title={headingOf(status, message)}
        actions={
          <>
            {list && (
              <LinkButton kind="brand" to={list.to}>
                {`Back to ${list.label}`}
              </LinkButton>
            )}
            <LinkButton to={links.home()}>Visit the site</LinkButton>
          </>
        }
      >
        It may have been deleted.
      </Notice>
    )
  }
  return (
    <Notice
      overline={status ? String(status) : 'No response'}
      title={headingOf(status, message)}
      actions={
        <Button kind="brand" busy={state !== 'idle'} onClick={() => void revalidate()}>
          Try again
        </Button>
      }
    >
      {status ? message : 'Check your connection and try again in a moment.'}
    </Notice>
  )
}
