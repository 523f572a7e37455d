import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { links } from '#contract/links.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { useSingleKeys } from '../../backoffice/use-single-keys.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { counted } from '../../ui/data/counted.ts'
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { groupedNumber } from '../../ui/data/grouped-number.ts'
import { StatusText } from '../../ui/data/status-text.tsx'
import type { NamedWait, WaitRow } from './waits.ts'
import styles from './wait-list.module.css'

interface WaitListProps {
  rows: readonly WaitRow[]
  /** How many weeks, changes and agencies are in the approvals queue. */
  approvals: number
  /** A line below, about what is in order. */
  footer: string | null
}

/** What needs attention: each kind a link to its list, with the first few by name. */
export function WaitList({ rows, approvals, footer }: WaitListProps) {
  const navigate = useNavigate()
  // For keyboard users, the button comes after the whole menu.
  const keys = useMemo(
    () => ({ a: approvals > 0 ? () => void navigate(links.approvals()) : undefined }),
    [approvals, navigate],
  )
  useSingleKeys(keys)
  const open = rows.filter(({ count }) => count > 0)
  const done = rows.flatMap(({ count, to, ...row }) =>
    count === 0 && to !== null ? [{ ...row, to }] : [],
  )
  return (
    <section className={styles.sheet} aria-labelledby="waits">
      <div className={styles.top}>
        <h2 id="waits" className={styles.title}>
          Needs attention
        </h2>
        {approvals > 0 && (
          <LinkButton to={links.approvals()} kind="brand" size="sm" aria-keyshortcuts="a">
            {`Start ${counted(approvals, { one: 'approval', many: 'approvals' })}`}
            <kbd aria-hidden="true">A</kbd>
          </LinkButton>
        )}
      </div>
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
      <div className={styles.done}>
        {done.length > 0 && open.length > 0 && <Done rows={done} />}
        {footer && <p>{footer}</p>}
      </div>
    </section>
  )
}

function Wait({ row }: { row: WaitRow }) {
  const { count, title, to, items } = row
  const more = count - items.length
  return (
    <li>
      {to === null ? (
        <div className={styles.head}>
          <Head row={row} />
        </div>
      ) : (
        <Link to={to} className={styles.head}>
          <Head row={row} />
          <IconArrowRight aria-hidden="true" />
        </Link>
      )}
      <ul className={styles.names} aria-label={title}>
        {items.map((item) => (
          <Named key={item.key} item={item} />
        ))}
        {more > 0 && <li className={styles.more}>and {groupedNumber(more)} more</li>}
      </ul>
    </li>
  )
}

function Head({ row: { count, title, why, clock } }: { row: WaitRow }) {
  return (
    <>
      <span className={styles.count}>{groupedNumber(count)}</span>
      <span>
        <span className={styles.line}>
          <b>{title}</b>
          {clock && (
            <span>
              <StatusText color={clock.color}>{clock.label}</StatusText>
            </span>
          )}
        </span>
        <small>{why}</small>
      </span>
    </>
  )
}

function Named({ item: { label, note, to } }: { item: NamedWait }) {
  return (
    <li>
      {to === null ? <b>{label}</b> : <Link to={to}>{label}</Link>}
      {note && <span title={note}>{note}</span>}
    </li>
  )
}

function Done({ rows }: { rows: readonly { kind: string; title: string; to: string }[] }) {
  return (
    <p>
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
