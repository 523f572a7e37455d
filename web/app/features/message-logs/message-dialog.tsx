import { Fragment, type ReactNode } from 'react'
import { formatPhone } from '#contract/values/phone.ts'
import { links } from '#contract/links.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { momentText } from '../../ui/data/moment.ts'
import { mailErrorText } from '../../shared/mail/mail-error.ts'
import { MailAddress } from '../../ui/data/mail-address.tsx'
import styles from './message-logs.module.css'

export interface LoggedMessage {
  id: number
  created: string
  name: string
  email: string
  phone: string | null
  message: string
  error: string | null
  personLink: string | null
}

interface MessageDialogProps {
  entry: LoggedMessage | null
  /** The other fields of this log. */
  facts: readonly (readonly [label: string, value: ReactNode])[]
  onClose: () => void
}

/** One message with all its details. */
export function MessageDialog({ entry, facts, onClose }: MessageDialogProps) {
  return (
    <Dialog
      open={entry !== null}
      onClose={onClose}
      title={entry ? `Message from ${entry.name}` : ''}
      size="lg"
    >
      {entry && (
        <>
          <p className={styles.text}>{entry.message}</p>
          <dl className={styles.facts}>
            <dt>Created</dt>
            <dd>{momentText(entry.created)}</dd>
            <dt>Email</dt>
            <dd>
              <a href={`mailto:${entry.email}`}>
                <MailAddress address={entry.email} />
              </a>
            </dd>
            <dt>Phone</dt>
            <dd>
              {entry.phone ? (
                <a href={`tel:${entry.phone}`}>{formatPhone(entry.phone)}</a>
              ) : (
                'Not given'
              )}
            </dd>
            {facts.map(([label, value]) => (
              <Fragment key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </Fragment>
            ))}
            {entry.error && (
              <>
                <dt>Error</dt>
                <dd>
                  {mailErrorText(entry.error)}{' '}
                  <Link to={links.outbox('failed')}>See failed emails</Link>
                </dd>
              </>
            )}
          </dl>
        </>
      )}
    </Dialog>
  )
}
