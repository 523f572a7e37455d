import type { Column } from '../../backoffice/list-columns.ts'
import { momentText } from '../../ui/data/moment.ts'
import { StatusText } from '../../ui/data/status-text.tsx'
import { formatRand } from '#contract/values/rand.ts'
import { TwoLines } from '../../ui/data/two-lines.tsx'
import { kindNames, stateLooks } from './lead-words.ts'
import type { LeadRow } from './leads-list.ts'
import styles from './leads.module.css'

export const leadColumns: Column<LeadRow>[] = [
  { key: 'created', label: 'Received', narrow: true, cell: ({ created }) => momentText(created) },
  {
    key: 'name',
    label: 'From',
    lead: true,
    cell: ({ name, kind }) => <TwoLines first={name} second={kindNames[kind]} />,
  },
  {
    key: 'listing',
    label: 'About',
    cell: ({ listing }) =>
      listing ? <TwoLines first={listing.title} second={listing.reference} /> : 'No listing',
  },
  {
    key: 'message',
    label: 'Message',
    wide: true,
    cell: ({ message, amount, note }) => (
      <>
        <span className={styles.says}>
          {amount !== null && <b>{formatRand(amount)} </b>}
          {message}
        </span>
        {note && <span className={styles.note}>Note: {note}</span>}
      </>
    ),
  },
  {
    key: 'state',
    label: 'Status',
    narrow: true,
    cell: ({ state }) => (
      <StatusText color={stateLooks[state].color}>{stateLooks[state].label}</StatusText>
    ),
  },
]
