import { links } from '#contract/links.ts'
import type { ImportDetails, ImportRow } from '#contract/listing-imports/listing-imports.schema.ts'
import { rowOutcomes, type RowOutcome } from '#contract/listing-imports/listing-imports.states.ts'
import type { Page } from '#contract/values/paging.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import { groupedNumber } from '../../ui/data/grouped-number.ts'
import { StatusText } from '../../ui/data/status-text.tsx'
import { Sheet } from '../../ui/layout/sheet.tsx'
import { outcomeLooks } from './import-texts.ts'
import styles from './import.module.css'

interface RowListProps {
  page: Page<ImportRow>
  outcome: RowOutcome | undefined
  counts: ImportDetails['counts']
  to: (outcome?: RowOutcome, page?: number) => string
}

/** The rows of the file with the result for each. */
export function RowList({ page, outcome, counts, to }: RowListProps) {
  const last = Math.max(1, Math.ceil(page.total / page.size))
  return (
    <Sheet title="Rows">
      <nav aria-label="Rows by result" className={styles.outcomes}>
        <Link to={to()} aria-current={outcome ? undefined : 'page'}>
          All
        </Link>
        {rowOutcomes
          .filter((one) => counts[one] > 0)
          .map((one) => (
            <Link key={one} to={to(one)} aria-current={outcome === one ? 'page' : undefined}>
              {outcomeLooks[one].text} ({groupedNumber(counts[one])})
            </Link>
          ))}
      </nav>
      <ul className={styles.rows}>
        {page.items.map((row) => (
          <RowItem key={row.line} row={row} />
        ))}
      </ul>
      {last > 1 && (
        <div className={styles.actions}>
          {page.page > 1 && (
            <LinkButton size="sm" to={to(outcome, page.page - 1)}>
              Previous rows
            </LinkButton>
          )}
          <span>
            Page {groupedNumber(page.page)} of {groupedNumber(last)}
          </span>
          {page.page < last && (
            <LinkButton size="sm" to={to(outcome, page.page + 1)}>
              Next rows
            </LinkButton>
          )}
        </div>
      )}
    </Sheet>
  )
}

function RowItem({ row }: { row: ImportRow }) {
  const look = row.outcome && outcomeLooks[row.outcome]
  const details = [
    ...row.problems.map(({ column, message }) => `${column}: ${message}`),
    ...row.changes,
  ]
  return (
    <li>
      <span>
        Line {row.line}
        {row.ownReference && `, ${row.ownReference}`}
      </span>
      <div>
        {row.propertyId === null ? (
          <b>{row.title || 'Without a title'}</b>
        ) : (
          <Link to={links.editProperty(row.propertyId)}>
            {row.title || row.propertyRef} ({row.propertyRef})
          </Link>
        )}
        {details.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {look && (
        <StatusText color={look.color}>
          {row.undo === 'undone' ? 'Undone' : row.undo === 'kept' ? 'Kept' : look.text}
        </StatusText>
      )}
    </li>
  )
}
