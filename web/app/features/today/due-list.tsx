import { useState } from 'react'
import type { DueItem } from '#contract/today/today.calls.ts'
import { formatDay, type Day } from '#contract/values/day.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Sheet } from '../../ui/layout/sheet.tsx'
import { dueText, shortDay } from './due-text.ts'
import styles from './due-list.module.css'

/** This many lines are shown at first. */
const atFirst = 8

/** The calendar of what is due within thirty days, one line each. */
export function DueList({ items, today }: { items: readonly DueItem[]; today: Day }) {
  const [all, setAll] = useState(false)
  const shown = all ? items : items.slice(0, atFirst)
  return (
    <Sheet title="Coming up" aside="Next 30 days">
      {items.length === 0 ? (
        <p className={styles.none}>Nothing is due in the next 30 days.</p>
      ) : (
        <ul className={styles.list}>
          {shown.map((item) => (
            <li key={`${item.day} ${item.kind} ${item.title} ${item.note}`}>
              <Line item={item} today={today} />
            </li>
          ))}
        </ul>
      )}
      {items.length > shown.length && (
        <Button kind="quiet" onClick={() => setAll(true)}>
          Show all {items.length}
        </Button>
      )}
    </Sheet>
  )
}

function Line({ item: { day, title, note, link }, today }: { item: DueItem; today: Day }) {
  const overdue = day < today
  return (
    <>
      <time dateTime={day} className={overdue ? styles.overdue : undefined} title={formatDay(day)}>
        {shortDay(day)}
        <small>{dueText(day, today)}</small>
      </time>
      <span className={styles.what}>
        {link ? <Link to={link}>{title}</Link> : <b>{title}</b>}
        <small title={note}>{note}</small>
      </span>
    </>
  )
}
