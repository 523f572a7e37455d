import { useState } from 'react'
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconChecks from '@tabler/icons-react/dist/esm/icons/IconChecks.mjs'
import type {
  BankLine,
  StatementOverview,
} from '#contract/bank-statements/bank-statements.schema.ts'
import type { LineView } from '#contract/bank-statements/bank-statements.states.ts'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { groupedNumber } from '../../ui/data/grouped-number.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { FindPaymentDialog } from './find-payment-dialog.tsx'
import { LineItem } from './line-item.tsx'
import type { LineActions } from './use-line-actions.ts'
import { useLineKeys } from './use-line-keys.ts'
import styles from './line-list.module.css'

interface LineListProps {
  lines: readonly BankLine[]
  overview: StatementOverview
  view: LineView
  to: (view: LineView) => string
  actions: LineActions
}

/** The lines of the chosen group, operated by mouse, touch or keyboard. */
export function LineList({ lines, overview, view, to, actions }: LineListProps) {
  const [selectedId, setSelectedId] = useState<number | null>(null)
  const [choices, setChoices] = useState<Record<number, number>>({})
  const [finding, setFinding] = useState<BankLine | null>(null)
  const found = lines.findIndex(({ id }) => id === selectedId)
  const place = found >= 0 ? found : 0
  const line = lines[place]
  const choose = (id: number, choice: number) => setChoices({ ...choices, [id]: choice })

  useLineKeys({
    active: finding === null,
    line,
    choice: choices[line?.id ?? 0] ?? 0,
    actions,
    move: (by) =>
      setSelectedId(lines[Math.min(lines.length - 1, Math.max(0, place + by))]?.id ?? null),
    choose: (choice) => line && choose(line.id, choice),
    find: () => setFinding(line ?? null),
  })

  return (
    <>
      <div className={styles.head} aria-hidden="true">
        <span>On the statement</span>
        <span>Amount</span>
        <span>Confidence</span>
        <span>Pays</span>
        <span />
      </div>
      <Accepted overview={overview} view={view} to={to} actions={actions} />
      {lines.length === 0 && <NoLines view={view} overview={overview} />}
      <ul className={styles.lines}>
        {lines.map((one) => (
          <LineItem
            key={one.id}
            line={one}
            selected={one.id === line?.id}
            choice={choices[one.id] ?? 0}
            actions={actions}
            onSelect={() => setSelectedId(one.id)}
            onChoose={(choice) => choose(one.id, choice)}
            onFind={() => setFinding(one)}
          />
        ))}
      </ul>
      <FindPaymentDialog
        line={finding}
        onClose={() => setFinding(null)}
        onChoose={(chosen, payment) => {
          setFinding(null)
          void actions.accept(chosen, [payment.id])
        }}
      />
    </>
  )
}

function Accepted({ overview, view, to, actions }: Omit<LineListProps, 'lines'>) {
  const { toBook, statement } = overview
  if (toBook.count === 0) return null
  return (
    <div className={styles.accepted}>
      <IconChecks aria-hidden="true" />
      <p>
        <b>
          {toBook.count === 1 ? '1 match' : `${groupedNumber(toBook.count)} matches`} ready to book.
        </b>{' '}
        <span>Exact matches have the same reference and amount, to the cent.</span>
      </p>
      <div>
        <LinkButton size="sm" kind="quiet" to={to(view === 'accepted' ? 'open' : 'accepted')}>
          {view === 'accepted' ? 'Back to open lines' : 'Review'}
        </LinkButton>
        {statement && (
          <Button
            size="sm"
            icon={<IconArrowBackUp aria-hidden="true" />}
            busy={actions.busy === 'unaccept'}
            onClick={() => void actions.unaccept(statement.id)}
          >
            Undo<span className="vh"> all acceptances</span>
          </Button>
        )}
      </div>
    </div>
  )
}

function NoLines({ view, overview }: { view: LineView; overview: StatementOverview }) {
  const done = view === 'open' && overview.toPlace.count === 0
  return (
    <EmptyState title={done ? 'Everything is allocated' : 'No lines here'}>
      {done
        ? 'Every incoming line is accepted, booked or set aside.'
        : 'Choose another group above.'}
    </EmptyState>
  )
}
