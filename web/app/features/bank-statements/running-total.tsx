import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import type { StatementOverview } from '#contract/bank-statements/bank-statements.schema.ts'
import { formatRandCents } from '#contract/values/rand.ts'
import { Button } from '../../ui/button/button.tsx'
import { groupedNumber } from '../../ui/data/grouped-number.ts'
import type { LineActions } from './use-line-actions.ts'
import styles from './running-total.module.css'

interface RunningTotalProps {
  overview: StatementOverview
  actions: LineActions
  onBook: () => void
}

const safety =
  'Nothing is booked until you say so. Receipts are emailed 30 minutes after booking; until then a booking can be undone without the payer noticing.'

function bookLabel(count: number): string {
  if (count === 0) return 'Nothing to book'
  return count === 1 ? 'Book 1 line' : `Book ${groupedNumber(count)} lines`
}

/** How much of the money is placed, and the button that books it. */
export function RunningTotal({ overview, actions, onBook }: RunningTotalProps) {
  const { toBook, booked, toPlace } = overview
  const placed = toBook.amount + booked.amount
  const share = placed + toPlace.amount > 0 ? (placed / (placed + toPlace.amount)) * 100 : 100
  const whole = Math.round(share)
  return (
    <>
      <p className={styles.safeBelow}>{safety}</p>
      <section className={styles.run} aria-label="Running total" data-bottom-bar="">
        <div role="status">
          <p className={styles.total}>
            <span className={styles.big}>{formatRandCents(toBook.amount)}</span>
            <span className={styles.of}>
              {groupedNumber(toBook.count)} to book, {formatRandCents(toPlace.amount)} still to
              allocate
              {booked.count > 0 && `, ${groupedNumber(booked.count)} booked`}
            </span>
          </p>
          <div
            className={styles.progress}
            role="img"
            aria-label={`${whole} per cent of the money allocated`}
          >
            <i style={{ width: `${share}%` }} />
          </div>
        </div>
        <div className={styles.tools}>
          <Button
            icon={<IconArrowBackUp aria-hidden="true" />}
            disabled={actions.undoable === 0}
            onClick={() => void actions.undoLast()}
          >
            Undo last <kbd aria-hidden="true">U</kbd>
          </Button>
          <Button
            kind="brand"
            disabled={toBook.count === 0}
            busy={actions.busy === 'book'}
            onClick={onBook}
          >
            {bookLabel(toBook.count)}
          </Button>
        </div>
        <p className={styles.safe}>{safety}</p>
      </section>
    </>
  )
}
