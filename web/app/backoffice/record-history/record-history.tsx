import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { historyAnchor } from '#contract/change-log/record-links.ts'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { HistoryFilters } from './history-filters.tsx'
import { HistoryRow } from './history-row.tsx'
import { allOfIt, byDay, filterLines } from './history-view.ts'
import { useRecordHistory, useUndo, type ShownTable } from './use-record-history.ts'
import styles from './record-history.module.css'

interface RecordHistoryProps {
  table: ShownTable
  rowId: number | string
  /** The version of the displayed record: a new one has a longer history. */
  version?: unknown
  /** Below a page that uses the whole width; otherwise it is as wide as the form above it. */
  wide?: boolean
  /** If the page does not reload its record automatically. */
  onUndone?: () => void | Promise<void>
}

/** This many lines are shown at first. */
const atFirst = 20

/** Filters are of no use for just a few lines. */
const worthFiltering = 6

/** Who changed what on this record and when, with Undo for plain fields. */
export function RecordHistory(props: RecordHistoryProps) {
  const { table, rowId, version, wide, onUndone } = props
  const { history, error, load } = useRecordHistory(table, String(rowId), version)
  const { revalidate } = useRevalidator()
  const { undo, isUndoing } = useUndo(async () => {
    await (onUndone ?? revalidate)()
    await load()
  })
  const [filter, setFilter] = useState(allOfIt)
  const [shown, setShown] = useState(atFirst)
  const found = history ? filterLines(history.lines, filter) : []
  const days = byDay(found.slice(0, shown))
  return (
    <section
      id={historyAnchor}
      className={classNames(styles.sheet, !wide && styles.measured)}
      aria-labelledby="history-title"
    >
      <header className={styles.head}>
        <h2 id="history-title">History</h2>
        {history?.changeLog && <Link to={history.changeLog}>Open in the change log</Link>}
      </header>
      {history && history.lines.length >= worthFiltering && (
        <HistoryFilters lines={history.lines} filter={filter} onFilter={setFilter} />
      )}
      {!history && !error && <Loading />}
      {!history && error && (
        <div className={styles.note} role="alert">
          <p>The history could not be loaded.</p>
          <Button size="sm" onClick={() => void load()}>
            Try again
          </Button>
        </div>
      )}
      {history && found.length === 0 && (
        <p className={styles.note}>
          {history.lines.length
            ? 'No changes match the filters.'
            : 'No changes have been recorded.'}
        </p>
      )}
      {days.map(({ day, heading, lines }) => (
        <div key={day}>
          <h3 className={styles.day}>
            {heading}
            <span>{lines.length === 1 ? '1 change' : `${lines.length} changes`}</span>
          </h3>
          <ul>
            {lines.map((line) => (
              <HistoryRow
                key={`${line.changeId} ${line.column ?? ''}`}
                line={line}
                busy={isUndoing(line)}
                onUndo={() => void undo(line)}
              />
            ))}
          </ul>
        </div>
      ))}
      {history && found.length > 0 && (
        <footer className={styles.foot}>
          <span>
            {Math.min(shown, found.length)} of {found.length}
            {history.more && ' newest'} {found.length === 1 ? 'change' : 'changes'}
          </span>
          {found.length > shown && (
            <Button kind="quiet" onClick={() => setShown(shown + 50)}>
              Show more
            </Button>
          )}
        </footer>
      )}
    </section>
  )
}

function Loading() {
  return (
    <div className={styles.note}>
      <span className="vh">Loading the history</span>
      <Skeleton width="60%" />
      <Skeleton width="40%" />
    </div>
  )
}
