import type { ReactNode } from 'react'
import { formatPhone } from '#contract/values/phone.ts'
import type { Column } from '../../backoffice/list-columns.ts'
import type { ListFilter } from '../../backoffice/list-filters.tsx'
import { momentText } from '../../ui/data/moment.ts'
import { StatusText } from '../../ui/data/status-text.tsx'
import { MailAddress } from '../../shared/mail/mail-address.tsx'
import type { LoggedMessage } from './message-dialog.tsx'
import styles from './message-logs.module.css'

type MessageColumn = Column<LoggedMessage>

export const idColumn: MessageColumn = { key: 'id', label: 'Id', cell: ({ id }) => whole(id) }

export const createdColumn: MessageColumn = {
  key: 'created',
  label: 'Created',
  cell({ created }) {
    const [day, time] = momentText(created).split(' ')
    return (
      <>
        {whole(day)} {time}
      </>
    )
  },
}

/** Nine columns leave little room: what breaks does so between words. */
function whole(text: ReactNode) {
  return <span className={styles.whole}>{text}</span>
}

/** Who wrote, and what: the same in both logs. */
export const messageColumns: readonly MessageColumn[] = [
  {
    key: 'name',
    label: 'Name',
    lead: true,
    cell: ({ name }) => <span className={styles.name}>{name}</span>,
  },
  { key: 'email', label: 'Email', cell: ({ email }) => <MailAddress address={email} /> },
  {
    key: 'phone',
    label: 'Phone',
    cell: ({ phone }) => phone && whole(formatPhone(phone)),
  },
  {
    key: 'message',
    label: 'Message',
    cell: ({ message }) => <span className={styles.excerpt}>{message}</span>,
  },
]

export const errorColumn: MessageColumn = {
  key: 'error',
  label: 'Error',
  cell: ({ error }) =>
    error && (
      <StatusText color="red">
        <span className={styles.code}>{error}</span>
      </StatusText>
    ),
}

export const failedFilter: ListFilter = {
  kind: 'select',
  name: 'failedOnly',
  label: 'Mail',
  all: 'Every message',
  options: [{ value: 'true', label: 'Not mailed' }],
}
