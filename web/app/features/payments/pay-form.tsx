import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import IconBuildingBank from '@tabler/icons-react/dist/esm/icons/IconBuildingBank.mjs'
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs'
import { paymentsTexts } from '#contract/payments/payments.messages.ts'
import type { PaymentOrder } from '#contract/payments/payments.schema.ts'
import { formatRandCents } from '#contract/values/rand.ts'
import { links, type PaidFor } from '#contract/links.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import type { PayOption, PayProblem } from './start-payment.ts'
import styles from '../../shared/payments/pay.module.css'

interface PayFormProps {
  order: PaymentOrder
  paidFor: PaidFor
  problem?: PayProblem | undefined
}

/** The choice between card and EFT. It works before any script has loaded. */
export function PayForm({ order, paidFor, problem }: PayFormProps) {
  const { options, fee, state } = order
  const cards = options.paygate || options.payfast
  const { state: sending, formData } = useNavigation()
  const busy = sending !== 'idle' && formData !== undefined
  return (
    <Form method="post" className={styles.panel} aria-labelledby="how">
      <h2 id="how" className={styles.heading}>
        How do you want to pay?
      </h2>
      {problem && <Problem problem={problem} cards={cards} busy={busy} />}
      {state === 'eftChosen' && !problem && (
        <Alert type="INFO" title="We are waiting for your EFT.">
          See the <Link to={links.eftPage(paidFor)}>bank details and your reference</Link>, or pay
          by card instead.
        </Alert>
      )}
      <fieldset className={styles.ways}>
        <legend className="vh">Payment method</legend>
        <Way
          value="CC"
          label="Credit/Debit Card"
          icon={<IconCreditCard aria-hidden="true" />}
          help={
            cards
              ? 'Your payment is confirmed straight away. You enter your card number on the payment provider’s secure page; we never see it.'
              : paymentsTexts.cardsOff
          }
          checked={cards}
          disabled={!cards}
        >
          {cards && <Providers {...options} />}
        </Way>
        <Way
          value="EFT"
          label="EFT"
          icon={<IconBuildingBank aria-hidden="true" />}
          help="Transfer the money from your bank. It can take up to two working days to reach us."
          checked={!cards}
          disabled={!options.eft}
        />
      </fieldset>
      <Button type="submit" kind="accent" block busy={busy}>
        CONTINUE
      </Button>
      <p className={styles.note}>
        You will pay {formatRandCents(fee.amount)} to {order.supplier.legalName}.
      </p>
    </Form>
  )
}

interface WayProps {
  value: PayOption
  label: string
  icon: ReactNode
  help: string
  checked: boolean
  disabled: boolean
  children?: ReactNode
}

function Way({ value, label, icon, help, checked, disabled, children }: WayProps) {
  const helpId = `way-${value}`
  return (
    <div className={styles.way}>
      <label className={styles.choice}>
        <input
          type="radio"
          name="option"
          value={value}
          defaultChecked={checked}
          disabled={disabled}
          aria-describedby={helpId}
        />
        {icon}
        <span className={styles.wayName}>{label}</span>
      </label>
      <p id={helpId} className={styles.wayHelp}>
        {help}
      </p>
      {children}
    </div>
  )
}

/** The company of the card page; hidden if there is only one. */
function Providers({ paygate, payfast }: PaymentOrder['options']) {
  if (!paygate || !payfast) {
    return <input type="hidden" name="provider" value={paygate ? 'paygate' : 'payfast'} />
  }
  return (
    <fieldset className={styles.providers}>
      <legend>Pay through</legend>
      <label>
        <input type="radio" name="provider" value="paygate" defaultChecked />
        PayGate
      </label>
      <label>
        <input type="radio" name="provider" value="payfast" />
        PayFast
      </label>
    </fieldset>
  )
}

interface ProblemProps {
  problem: PayProblem
  cards: boolean
  busy: boolean
}

/** What stopped the payment, and the two ways to continue. */
function Problem({ problem, cards, busy }: ProblemProps) {
  return (
    <Alert type="ERROR" title={problem.message}>
      <span className={styles.waysOn}>
        {cards && problem.code !== 'cardsOff' && (
          <Button type="submit" size="sm" busy={busy}>
            Try again
          </Button>
        )}
        <Button type="submit" size="sm" name="instead" value="EFT" busy={busy}>
          Pay by EFT
        </Button>
      </span>
    </Alert>
  )
}
