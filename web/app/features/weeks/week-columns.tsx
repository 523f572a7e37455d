import type { ReactNode } from 'react'
import { formatRand } from '#contract/values/rand.ts'
import type { WeekRow } from '#contract/weeks/weeks.schema.ts'
import { isAwaitingPayment } from '#contract/listings/listings.states.ts'
import type { Column } from '../../backoffice/list-columns.ts'
import { StatusText } from '../../ui/data/status-text.tsx'
import { Season } from '../../shared/weeks/season.tsx'
import { bedsText } from '../../shared/weeks/week-words.ts'
import styles from './week-columns.module.css'

const day = (stamp: string) => stamp.slice(0, 10)

function Two({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <span className={styles.two}>
      <span>{first}</span>
      <small>{second}</small>
    </span>
  )
}

/** Where a week stands on its way to the site. */
export function publishedText({ publish, verified, status }: WeekRow): string {
  if (publish) return 'Published'
  if (!verified && !isAwaitingPayment(status.code)) return 'To be verified'
  return 'Not published'
}

const words = (text: string) => text && <span className={styles.words}>{text}</span>

const season: Column<WeekRow> = {
  key: 'season',
  label: 'Season',
  cell: (week) => <Season name={week.season} />,
}
const amount: Column<WeekRow> = {
  key: 'sellPrice',
  label: 'Amount',
  kind: 'number',
  cell: (week) => <b className={styles.amount}>{formatRand(week.sellPrice)}</b>,
}

/** Every column of My Timeshare Weeks, in the specified order. */
export const myWeekColumns: Column<WeekRow>[] = [
  {
    key: 'weekReference',
    label: 'Ref',
    lead: true,
    cell: ({ weekReference }) => <span className={styles.whole}>{weekReference}</span>,
  },
  { key: 'owner', label: 'Owner', cell: ({ owner }) => words(owner) },
  { key: 'agent', label: 'Agent', cell: ({ agent }) => words(agent) },
  { key: 'resortName', label: 'Resort', cell: ({ resortName }) => words(resortName) },
  { key: 'module', label: 'Week Module' },
  { key: 'unitNumber', label: 'Unit' },
  { key: 'bedrooms', label: 'Beds' },
  season,
  { key: 'region', label: 'Region', cell: ({ region }) => words(region) },
  amount,
  {
    key: 'submitted',
    label: 'Submitted',
    cell: ({ submitted }) => <span className={styles.whole}>{day(submitted)}</span>,
  },
  {
    key: 'status',
    label: 'Status',
    cell: (week) => (
      <Two
        first={<StatusText color={week.displayColor}>{week.status.description}</StatusText>}
        second={publishedText(week)}
      />
    ),
  },
  { key: 'consent', label: 'Consent' },
]

/** The administration puts what belongs together into one cell. */
export const adminWeekColumns: Column<WeekRow>[] = [
  {
    key: 'weekReference',
    label: 'Ref',
    cell: ({ weekReference, submitted }) => (
      <Two first={weekReference} second={<span className={styles.whole}>{day(submitted)}</span>} />
    ),
  },
  {
    key: 'owner',
    label: 'Owner',
    cell: ({ owner, agent }) => <Two first={owner} second={agent && `via ${agent}`} />,
  },
  {
    key: 'resortName',
    label: 'Resort',
    lead: true,
    cell: ({ resortName, region }) => <Two first={resortName} second={region} />,
  },
  {
    key: 'module',
    label: 'Module',
    cell: ({ module, season }) => <Two first={module} second={<Season name={season} />} />,
  },
  {
    key: 'unitNumber',
    label: 'Unit',
    cell: ({ unitNumber, bedrooms }) => <Two first={unitNumber} second={bedsText(bedrooms)} />,
  },
  amount,
  {
    key: 'status',
    label: 'Status',
    cell: (week) => (
      <Two
        first={<StatusText color={week.displayColor}>{week.status.description}</StatusText>}
        second={publishedText(week)}
      />
    ),
  },
  { key: 'maxSleep', label: 'Sleeps', kind: 'number' },
  {
    key: 'levyAmount',
    label: 'Levy',
    kind: 'number',
    cell: ({ levyAmount }) => <span className={styles.amount}>{formatRand(levyAmount)}</span>,
  },
  { key: 'arrivalDate', label: 'Arrival' },
  { key: 'departureDate', label: 'Departure' },
  { key: 'consent', label: 'Consent' },
]

/** How many of them are in sight at first, as drawn. */
export const adminColumnsAtFirst = 7
