import { useRef, useState, type CSSProperties } from 'react'
import { conveyancing, ratesOn, transferDuty } from '#contract/costs/rates.ts'
import type { ListingKind } from '#contract/listings/listings.schema.ts'
import { formatDay, today } from '#contract/values/day.ts'
import { classNames } from '../../ui/class-names.ts'
import { capitalise, type Nouns } from '../../ui/data/counted.ts'
import { CompareCell } from './compare-cell.tsx'
import { CompareCard, GoneCard } from './compare-card.tsx'
import { GroupIcon, PlaceIcon } from './compare-icons.tsx'
import type { Comparison } from './comparison.ts'
import type { Row, RowGroup } from './rows.ts'
import styles from './compare-table.module.css'

interface CompareTableProps {
  kind: ListingKind
  comparison: Comparison
  groups: readonly RowGroup[]
  onRemove: (id: number) => void
}

/** The listings as columns; on a phone two fit, and the others are swiped to. */
export function CompareTable({ kind, comparison, groups, onRemove }: CompareTableProps) {
  const { listings, gone } = comparison
  const count = listings.length + gone.length
  const swipe = useRef<HTMLDivElement>(null)
  const [first, setFirst] = useState(0)
  const rows = groups.reduce((sum, group) => sum + group.rows.length, 0)
  function follow() {
    const column = swipe.current?.querySelector('thead th')
    if (!swipe.current || !column) return
    const { clientWidth, scrollLeft } = swipe.current
    const width = column.getBoundingClientRect().width + 8
    const shown = Math.max(1, Math.floor(clientWidth / width))
    setFirst(Math.min(Math.max(0, count - shown), Math.round(scrollLeft / width)))
  }
  const size = { '--columns': count, '--rows': rows + groups.length } as CSSProperties
  return (
    <div style={size}>
      {count > 2 && <Where nouns={comparison.nouns} count={count} first={first} />}
      <div
        ref={swipe}
        className={styles.swipe}
        role="region"
        aria-label="Comparison"
        // A region that scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={follow}
      >
        <table className={classNames(styles.table, count < 3 && styles.pair)}>
          <caption className="vh">The listings side by side</caption>
          <colgroup>
            <col className={styles.labels} />
            <col span={count} />
          </colgroup>
          <thead>
            <tr>
              <td>
                {listings.length > 1 && (
                  <p>
                    <b>★ Tinted</b> marks the best in each row.
                  </p>
                )}
              </td>
              {listings.map((listing) => (
                <th key={listing.id} scope="col">
                  <CompareCard
                    kind={kind}
                    listing={listing}
                    columns={count}
                    onRemove={() => onRemove(listing.id)}
                  />
                </th>
              ))}
              {gone.map((id) => (
                <th key={id} scope="col">
                  <GoneCard kind={kind} id={id} onRemove={() => onRemove(id)} />
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <tbody key={group.key}>
              <tr className={styles.group}>
                <th colSpan={count + 1} scope="rowgroup">
                  <span>
                    <GroupIcon name={group.icon} />
                    {group.title}
                  </span>
                </th>
              </tr>
              {group.rows.map((row) => (
                <CompareRow key={row.key} row={row} gone={gone.length} />
              ))}
            </tbody>
          ))}
        </table>
      </div>
      <Legend groups={groups} />
    </div>
  )
}

function CompareRow({ row, gone }: { row: Row; gone: number }) {
  const { label, note, icon, same, sum, best, cells } = row
  return (
    <tr className={classNames(same && styles.same, sum && styles.sum)}>
      <th scope="row">
        <span>
          {icon && <PlaceIcon name={icon} />}
          {label}
          {note && <small>{note}</small>}
          {same && <span className="vh"> (the same)</span>}
        </span>
      </th>
      {cells.map((cell, n) => (
        <CompareCell
          key={n}
          cell={cell}
          sum={sum ?? false}
          best={best?.at === n ? best.word : null}
        />
      ))}
      {Array.from({ length: gone }, (_, n) => (
        <td key={`gone ${n}`} />
      ))}
    </tr>
  )
}

/** The columns that a phone shows. */
function Where({ nouns, count, first }: { nouns: Nouns; count: number; first: number }) {
  return (
    <p className={styles.where}>
      <span>
        {capitalise(nouns.many)} {first + 1} and {first + 2} of {count}, swipe for more
      </span>
      <span className={styles.dots} aria-hidden="true">
        {Array.from({ length: count }, (_, n) => (
          <i key={n} className={classNames(n >= first && n < first + 2 && styles.on)} />
        ))}
      </span>
    </p>
  )
}

const parts = ['Bond', 'Levy', 'Rates and taxes']

function Legend({ groups }: { groups: readonly RowGroup[] }) {
  const costs = groups.some(({ key }) => key === 'cash' || key === 'month')
  const drives = groups.some(({ key }) => key === 'drive')
  const since = (tables: Parameters<typeof ratesOn<unknown>>[0]) =>
    formatDay(ratesOn(tables, today()).from)
  return (
    <p className={styles.legend}>
      {costs &&
        parts.map((part) => (
          <span key={part} className={styles.key}>
            {part}
          </span>
        ))}
      {costs && (
        <span>
          Transfer duty of {since(transferDuty)}, conveyancing guideline of {since(conveyancing)}.
          An estimate, not a quote. Costs that a listing does not state are not included in the
          total.
        </span>
      )}
      {drives && <span>Drive times are without traffic; distances are in a straight line.</span>}
    </p>
  )
}
