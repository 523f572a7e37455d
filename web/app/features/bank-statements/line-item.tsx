import type { BankLine, LinePayment } from '#contract/bank-statements/bank-statements.schema.ts'
import { links } from '#contract/links.ts'
import { formatRandCents } from '#contract/values/rand.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { Button } from '../../ui/button/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useAskReason } from '../../ui/feedback/ask-reason.tsx'
import { LineCandidates } from './line-candidates.tsx'
import {
  acceptLabel,
  confidenceOf,
  differenceOf,
  marksOf,
  paymentsTitle,
  signedRand,
} from './line-texts.ts'
import { asideQuestions } from './aside-questions.ts'
import type { Aside, LineActions } from './use-line-actions.ts'
import styles from './line-list.module.css'

interface LineItemProps {
  line: BankLine
  selected: boolean
  /** The index of the chosen suggestion. */
  choice: number
  actions: LineActions
  onSelect: () => void
  onChoose: (choice: number) => void
  onFind: () => void
}

/** One line of the statement: its text, how certain its match is, and the available actions. */
export function LineItem(props: LineItemProps) {
  const { line, selected, choice, actions, onSelect, onChoose, onFind } = props
  const open = line.state === 'open'
  const suggestion = line.suggestions[choice] ?? line.suggestions[0]
  const payments = open ? (suggestion?.payments ?? []) : line.chosen
  const suggested = open && line.level !== 'unknown' && payments.length > 0
  const setAside = useSetAside(line, actions)
  return (
    <li
      className={classNames(styles.line, selected && styles.selected)}
      aria-current={selected ? 'true' : undefined}
      data-line={line.id}
    >
      <div className={styles.text}>
        <button type="button" className={styles.open} onClick={onSelect} aria-expanded={selected}>
          {line.description || 'No description'}
        </button>
        <small>{line.day}</small>
      </div>
      <div className={styles.amount}>{signedRand(line.amount)}</div>
      <Confidence line={line} />
      <Pays line={line} payments={payments} suggested={suggested} />
      <div className={styles.actions}>
        <LineButtons {...{ line, payments, suggested, selected, actions, onFind }} />
      </div>
      {selected && open && (
        <div className={styles.more}>
          <LineCandidates suggestions={line.suggestions} choice={choice} onChoose={onChoose} />
          <div className={styles.others}>
            {suggested && (
              <Button size="sm" kind="quiet" onClick={onFind}>
                Find another payment
              </Button>
            )}
            <Button size="sm" kind="quiet" onClick={() => void setAside('not ours')}>
              Not ours
            </Button>
            <Button size="sm" kind="quiet" onClick={() => void setAside('refund due')}>
              Refund the sender
            </Button>
          </div>
        </div>
      )}
    </li>
  )
}

function Confidence({ line }: { line: BankLine }) {
  const marks = marksOf(line)
  return (
    <div className={classNames(styles.confidence, line.partial && styles.partial)}>
      <span className={styles.marks} role="img" aria-label={`Confidence ${marks} of 5`}>
        {[1, 2, 3, 4, 5].map((mark) => (
          <i key={mark} className={mark <= marks ? styles.filled : undefined} />
        ))}
      </span>
      <span>{confidenceOf(line)}</span>
    </div>
  )
}

interface PaysProps {
  line: BankLine
  payments: readonly LinePayment[]
  suggested: boolean
}

function Pays({ line, payments, suggested }: PaysProps) {
  if (line.state === 'charge') {
    return (
      <div className={styles.pays}>
        <b>Not a payment</b>
        <small>Money that left the account</small>
      </div>
    )
  }
  const [first] = payments
  if (!first || (line.state === 'open' && !suggested)) {
    return (
      <div className={styles.pays}>
        <b>No payment found</b>
        <small>{line.note ?? 'Find the payment, or set the money aside'}</small>
      </div>
    )
  }
  const difference = line.state === 'booked' ? null : differenceOf(line.amount, payments)
  return (
    <div className={styles.pays}>
      <b>
        {payments.length === 1 ? (
          <Link to={links.payment(first.id)}>{paymentsTitle(payments)}</Link>
        ) : (
          paymentsTitle(payments)
        )}
      </b>
      <small>
        {payments.length > 1
          ? `${payments.map(({ reference }) => reference).join(', ')} add up`
          : `${first.listing.reference}, ${first.listing.title}`}
      </small>
      {difference && (
        <small className={styles.differs}>
          {'short' in difference
            ? `${difference.short} short of ${difference.of}`
            : `${difference.over} too much: a refund will be due`}
        </small>
      )}
      {line.surplus && (
        <small className={styles.differs}>
          <Link to={links.payment(line.surplus.paymentId)}>
            {formatRandCents(line.surplus.amount)} refund due
          </Link>
        </small>
      )}
    </div>
  )
}

/** Asks why before money is set aside. */
function useSetAside(line: BankLine, actions: LineActions) {
  const ask = useAskReason()
  return async (as: Aside) => {
    const note = await ask(asideQuestions[as](line))
    if (note !== null) await actions.setAside(line, as, note)
  }
}

interface ButtonsProps extends PaysProps {
  selected: boolean
  actions: LineActions
  onFind: () => void
}

function LineButtons({ line, payments, suggested, selected, actions, onFind }: ButtonsProps) {
  const setAside = useSetAside(line, actions)
  const name = <span className="vh"> {line.description}</span>
  if (line.state === 'charge' || line.state === 'refunded') return null
  if (line.state === 'refund due') {
    return (
      <Button size="sm" block onClick={() => void setAside('refunded')}>
        Mark as refunded{name}
      </Button>
    )
  }
  if (line.state !== 'open') {
    return (
      <Button
        size="sm"
        block
        busy={actions.busy === `undo ${line.id}`}
        onClick={() => void actions.undo([line.id])}
      >
        Undo{name}
      </Button>
    )
  }
  return (
    <>
      {suggested && (
        <Button
          size="sm"
          block
          kind={selected ? 'brand' : 'line'}
          busy={actions.busy === `accept ${line.id}`}
          onClick={() =>
            void actions.accept(
              line,
              payments.map(({ id }) => id),
            )
          }
        >
          {acceptLabel(line.amount, payments)}
          {selected && <kbd aria-hidden="true">Enter</kbd>}
          {name}
        </Button>
      )}
      {!suggested && (
        <Button size="sm" block kind={selected ? 'brand' : 'line'} onClick={onFind}>
          Find payment{name}
        </Button>
      )}
    </>
  )
}
