import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { errors } from '#contract/errors.ts'
import { errorTitle } from '#contract/messages.ts'
import { isLostScript, recoverLostScript } from '../errors/lost-script.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Refused } from '../errors/refused.tsx'
import { links } from '#contract/links.ts'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { failureOf } from '../../session/refusal.ts'
import styles from './screen-error.module.css'

/** What stands in place of a screen that was refused or could not be loaded. */
export function ScreenError({ error }: { error: unknown }) {
  const { status, message } = failureOf(error)
  useEffect(() => {
    if (isLostScript(error)) recoverLostScript()
  }, [error])
  return (
    <section className={styles.error}>
      <title>{`${message} | Back office`}</title>
      {status === errors.notAllowed.status ? (
        <Refused />
      ) : (
        <Failed status={status} message={message} />
      )}
    </section>
  )
}

function Failed({ status, message }: { status: number; message: string }) {
  const { revalidate, state } = useRevalidator()
  if (status === errors.notFound.status) {
    return (
      <Notice
        overline="404"
        title="There is no such record"
        actions={<LinkButton to={links.home()}>Visit the site</LinkButton>}
      >
        It may have been deleted in the meantime.
      </Notice>
    )
  }
  return (
    <Notice
      overline={status ? String(status) : 'No answer'}
      title={status ? errorTitle(status) : message}
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
