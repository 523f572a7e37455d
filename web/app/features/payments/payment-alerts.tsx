import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import type { OutputOf } from '#contract/call.ts'
import {
  alertFilters,
  type AlertFilter,
  type listPaymentAlerts,
} from '#contract/payments/payment-alerts.calls.ts'
import { alertNames, paymentProviderNames } from '#contract/payments/payments.messages.ts'
import type { PaymentAlert } from '#contract/payments/payments.schema.ts'
import { moneyAlertKinds } from '#contract/payments/payments.states.ts'
import { formatRandCents } from '#contract/values/rand.ts'
import { links } from '#contract/links.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { Button } from '../../ui/button/button.tsx'
import { groupedNumber } from '../../ui/data/grouped-number.ts'
import { momentText } from '../../ui/data/moment.ts'
import { StatusText } from '../../ui/data/status-text.tsx'
import { ListFoot } from '../../ui/list/list-foot.tsx'
import { useWantedQuery } from '../../ui/navigation/use-wanted-query.ts'
import { alertAddress } from './alert-address.ts'
import { Details } from './details.tsx'
import { dismissStep } from './payment-steps.tsx'
import { StepDialog, type PaymentStep } from './step-dialog.tsx'
import { Sheet } from '../../ui/layout/sheet.tsx'
import styles from './office.module.css'

type AlertsPage = OutputOf<typeof listPaymentAlerts>

/** Misdirected payments and rejected notifications: each line needs attention, money first. */
export function PaymentAlerts({ alerts }: { alerts: AlertsPage }) {
  const [step, setStep] = useState<PaymentStep | null>(null)
  const query = useWantedQuery()
  const { open, items, total, page, size } = alerts
  if (open === 0) return null
  return (
    <Sheet
      title={
        open === 1 ? '1 alert needs attention' : `${groupedNumber(open)} alerts need attention`
      }
      aside={<AlertChoice alerts={alerts} />}
    >
      <ul className={styles.alerts}>
        {items.map((alert) => (
          <AlertLine key={alert.id} alert={alert} onClose={() => setStep(dismissStep(alert))} />
        ))}
      </ul>
      {items.length === 0 && <p className={styles.second}>No alerts of this kind.</p>}
      {total > size && (
        <ListFoot
          state={{ page, size, before: '' }}
          total={total}
          label="Alerts"
          to={(change) => alertAddress(query, change)}
        />
      )}
      <StepDialog step={step} onClose={() => setStep(null)} />
    </Sheet>
  )
}

function AlertChoice({ alerts: { counts, open } }: { alerts: AlertsPage }) {
  const id = useId()
  const navigate = useNavigate()
  const query = useWantedQuery()
  const countOf = (filter: AlertFilter) =>
    filter === 'money'
      ? moneyAlertKinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0)
      : (counts[filter] ?? 0)
  const chosen = query.get('alerts') ?? ''
  return (
    <>
      <label htmlFor={id} className="vh">
        Show alerts
      </label>
      <select
        id={id}
        className={styles.choice}
        value={chosen}
        onChange={({ target }) =>
          void navigate(alertAddress(query, { show: target.value }), { preventScrollReset: true })
        }
      >
        <option value="">All alerts ({groupedNumber(open)})</option>
        {alertFilters
          .filter((filter) => filter === chosen || countOf(filter) > 0)
          .map((filter) => (
            <option key={filter} value={filter}>
              {filter === 'money' ? 'Money' : alertNames[filter]} ({groupedNumber(countOf(filter))})
            </option>
          ))}
      </select>
    </>
  )
}

function AlertLine({ alert, onClose }: { alert: PaymentAlert; onClose: () => void }) {
  const { kind, count, source, created, since, provider, amount, payment, details } = alert
  return (
    <li>
      <div>
        <StatusText color={kind === 'forged' ? 'grey' : 'red'}>
          {alertNames[kind]}
          {count > 1 && ` (${groupedNumber(count)} times)`}
        </StatusText>
        <p className={styles.second}>
          {count > 1 ? `${momentText(since)} to ${momentText(created)}` : momentText(created)},{' '}
          {paymentProviderNames[provider]}
          {source && `, from ${source}`}
          {amount !== null && `, ${formatRandCents(amount)}`}
          {payment && (
            <>
              , {count > 1 && 'last for '}
              <Link to={links.payment(payment.id)}>{payment.reference}</Link>
            </>
          )}
        </p>
        <Details details={details} />
      </div>
      <Button size="sm" onClick={onClose}>
        {count > 1 ? `Close all ${groupedNumber(count)}` : 'Close'}
        <span className="vh"> alert from {momentText(created)}</span>
      </Button>
    </li>
  )
}
