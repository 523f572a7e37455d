import type { ReactNode } from 'react'
import { formatPhone } from '#contract/values/phone.ts'
import type { ListFilter } from '../../backoffice/list-filters.tsx'
import { momentText } from '../../ui/data/moment.ts'
import { StatusText } from '../../ui/data/status-text.tsx'
import { mailErrorText } from '../../shared/mail/mail-error.ts'
import { MailAddress } from '../../ui/data/mail-address.tsx'
import { MaybeLink } from '../../ui/navigation/maybe-link.tsx'
import type { LoggedMessage } from './message-dialog.tsx'
import styles from './message-logs.module.css'

/** Nine columns leave little space: text wraps between words. */
function whole(text: ReactNode) {
  return <span className={styles.whole}>{text}</span>
}

function Created({ created }: Pick<LoggedMessage, 'created'>) {
  const [day, time] = momentText(created).split(' ')
  return (
    <>
      {whole(day)} {time}
    </>
  )
}

/** The cells that are the same in both logs. */
export const messageCells = {
  id: ({ id }: LoggedMessage) => whole(id),
  created: Created,
  name: ({ name, personLink }: LoggedMessage) => (
    <span className={styles.name}>
      <MaybeLink to={personLink}>{name}</MaybeLink>
    </span>
  ),
  email: ({ email }: LoggedMessage) => (
    <span className={styles.address}>
      <MailAddress address={email} />
    </span>
  ),
  phone: ({ phone }: LoggedMessage) => phone && whole(formatPhone(phone)),
  message: ({ message }: LoggedMessage) => <span className={styles.excerpt}>{message}</span>,
  error: ({ error }: LoggedMessage) =>
    error && (
      <StatusText color="red">
        <span className={styles.code}>{mailErrorText(error)}</span>
      </StatusText>
    ),
}

/** Contact details share one cell, and so do the outcomes of the message. */
export const contactPairs = { phone: 'email', error: 'message' }

/** On narrow screens, the values of a person or a time share one too. */
export const narrowPairs = {
  id: 'created',
  mailSource: 'name',
  heardFrom: 'name',
}

export const failedFilter: ListFilter = {
  kind: 'select',
  name: 'failedOnly',
  label: 'Email status',
  all: 'All messages',
  options: [{ value: 'true', label: 'Not emailed' }],
}
