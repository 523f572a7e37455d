import { Link } from 'react-router'
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { groupedNumber } from '../../ui/data/grouped-number.ts'
import { StatusText } from '../../ui/data/status-text.tsx'
import type { NamedWait, WaitRow } from './waits.ts'
import styles from './wait-list.module.css'

/** What needs attention: each kind a link to its list, with the first few by name. */
export function WaitList({ rows }: { rows: readonly WaitRow[] }) {
  const open = rows.filter(({ count }) => count > 0)
  const done = rows.filter(({ count }) => count === 0)
  return (
    <section className={styles.sheet} aria-labelledby="waits">
      <h2 id="waits" className={styles.title}>
        Needs attention
      </h2>
      {open.length === 0 && (
        <EmptyState title="Nothing needs attention.">
          New payments, weeks and requests will appear here.
        </EmptyState>
      )}
      <ul className={styles.waits}>
        {open.map((row) => (
          <Wait key={row.kind} row={row} />
        ))}
      </ul>
      {done.length > 0 && open.length > 0 && <Done rows={done} />}
    </section>
  )
}

function Wait({ row }: { row: WaitRow }) {
  const { count, title, why, to, clock, items } = row
  const more = count - items.length
  return (
    <li>
      <Link to={to} className={styles.head}>
        <span className={styles.count}>{groupedNumber(count)}</span>
        <span>
          <b>{title}</b>
          <small>{why}</small>
        </span>
        {clock && (
          <span className={styles.clock}>
            <StatusText color={clock.color}>{clock.label}</StatusText>
          </span>
        )}
        <IconArrowRight aria-hidden="true" />
      </Link>
      <ul className={styles.names} aria-label={title}>
        {items.map((item) => (
          <Named key={item.key} item={item} />
        ))}
        {more > 0 && <li className={styles.more}>and {groupedNumber(more)} more</li>}
      </ul>
    </li>
  )
}

function Named({ item: { label, note, to } }: { item: NamedWait }) {
  return (
    <li>
      <Link to={to}>{label}</Link>
      {note && <span title={note}>{note}</span>}
    </li>
  )
}

function Done({ rows }: { rows: readonly WaitRow[] }) {
  return (
    <p className={styles.done}>
      Up to date:{' '}
      {rows.map(({ kind, title, to }, index) => (
        <span key={kind}>
          {index > 0 && (index === rows.length - 1 ? ' and ' : ', ')}
          <Link to={to}>{title}</Link>
        </span>
      ))}
      .
    </p>
  )
}
