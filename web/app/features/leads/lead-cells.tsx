import { Link } from '../../ui/navigation/link.tsx'
import type { Cells } from '../../backoffice/list-columns.ts'
import { StatusText } from '../../ui/data/status-text.tsx'
import { formatRand } from '#contract/values/rand.ts'
import { TwoLines } from '../../ui/data/two-lines.tsx'
import { MaybeLink } from '../../ui/navigation/maybe-link.tsx'
import { kindNames, ownListingPath, stateLooks } from './lead-texts.ts'
import type { leadRowsList } from './lead-rows.ts'
import styles from './leads.module.css'

export const leadCells: Cells<typeof leadRowsList> = {
  name: ({ name, kind, personLink }) => (
    <TwoLines first={<MaybeLink to={personLink}>{name}</MaybeLink>} second={kindNames[kind]} />
  ),
  listing: ({ listing }) =>
    listing ? (
      <TwoLines
        first={<Link to={ownListingPath(listing)}>{listing.title}</Link>}
        second={listing.reference}
      />
    ) : (
      'No listing'
    ),
  message: ({ message, amount, note }) => (
    <>
      <span className={styles.says}>
        {amount !== null && <b>{formatRand(amount)} </b>}
        {message}
      </span>
      {note && <span className={styles.note}>Note: {note}</span>}
    </>
  ),
  state: ({ state }) => (
    <StatusText color={stateLooks[state].color}>{stateLooks[state].label}</StatusText>
  ),
}
