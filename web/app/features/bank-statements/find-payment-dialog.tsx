import { useEffect, useState } from 'react'
import { callOverHttp } from '#contract/client.ts'
import { findLinePayments } from '#contract/bank-statements/bank-statements.calls.ts'
import type { BankLine, LinePayment } from '#contract/bank-statements/bank-statements.schema.ts'
import { paymentStateNames } from '#contract/payments/payments.messages.ts'
import { stateOfStatus } from '#contract/payments/payments.states.ts'
import { formatRandCents } from '#contract/values/rand.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { describeError } from '../../ui/feedback/describe-error.ts'
import { TextField } from '../../ui/form/fields.tsx'
import { differenceOf } from './line-texts.ts'
import styles from './find-payment.module.css'

interface FindPaymentDialogProps {
  line: BankLine | null
  onClose: () => void
  onChoose: (line: BankLine, payment: LinePayment) => void
}

/** Finds the payment of a line by what a person knows about it. */
export function FindPaymentDialog({ line, onClose, onChoose }: FindPaymentDialogProps) {
  return (
    <Dialog open={line !== null} onClose={onClose} title="Find payment" size="lg">
      {line && <Finder line={line} onChoose={(payment) => onChoose(line, payment)} />}
    </Dialog>
  )
}

const pauseMs = 250

/** The results for the latest text; an older reply that arrives late is ignored. */
function usePayments(search: string) {
  const [found, setFound] = useState<LinePayment[] | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    let latest = true
    setProblem(null)
    if (search.trim().length < 2) {
      setFound(null)
      return undefined
    }
    const timer = setTimeout(() => {
      callOverHttp(findLinePayments, { search: search.trim() })
        .then((payments) => latest && setFound(payments))
        .catch((error: unknown) => latest && setProblem(String(describeError(error).message)))
    }, pauseMs)
    return () => {
      latest = false
      clearTimeout(timer)
    }
  }, [search])
  return { found, problem }
}

function Finder({ line, onChoose }: { line: BankLine; onChoose: (payment: LinePayment) => void }) {
  const [search, setSearch] = useState('')
  const { found, problem } = usePayments(search)
  return (
    <div className={styles.finder}>
      <p>
        {formatRandCents(line.amount)}, {line.day}: {line.description}
      </p>
      <TextField
        label="Reference, listing, payer or amount"
        name="search"
        type="search"
        autoComplete="off"
        autoFocus
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <div aria-live="polite">
        {problem && <p>{problem}</p>}
        {found?.length === 0 && <p>No matching EFT payments.</p>}
        <ul className={styles.found}>
          {found?.map((payment) => (
            <li key={payment.id}>
              <div>
                <b>
                  {payment.reference} {payment.payer}
                </b>
                <small>
                  {payment.listing.reference}, {payment.listing.title}
                </small>
                <small>
                  {formatRandCents(payment.amount)},{' '}
                  {paymentStateNames[stateOfStatus(payment.paymentStatus)].toLowerCase()}, requested
                  on {payment.requestedOn}
                  <Difference amount={line.amount} payment={payment} />
                </small>
              </div>
              <Button size="sm" onClick={() => onChoose(payment)}>
                Accept<span className="vh"> {payment.reference}</span>
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function Difference({ amount, payment }: { amount: number; payment: LinePayment }) {
  const difference = differenceOf(amount, [payment])
  if (!difference) return null
  return (
    <span className={styles.differs}>
      {'short' in difference
        ? `, ${difference.short} short`
        : `, ${difference.over} too much: a refund will be due`}
    </span>
  )
}
