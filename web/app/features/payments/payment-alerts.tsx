import { useState } from 'react'
import { Link } from 'react-router'
import { alertNames, paymentProviderNames } from '#contract/payments/payments.messages.ts'
import type { PaymentAlert } from '#contract/payments/payments.schema.ts'
import { formatRandCents } from '#contract/values/rand.ts'
import { links } from '#contract/links.ts'
import { Button } from '../../ui/button/button.tsx'
import { momentText } from '../../ui/data/moment.ts'
import { StatusText } from '../../ui/data/status-text.tsx'
import { Details } from './details.tsx'
import { dismissStep } from './payment-steps.tsx'
import { StepDialog, type PaymentStep } from './step-dialog.tsx'
import { Sheet } from '../../ui/layout/sheet.tsx'
import styles from './office.module.css'

/** More than these are behind a button, so that the list stays visible. */
const atFirst = 3

/** Rejected notifications and misdirected payments: each needs attention. */
export function PaymentAlerts({ alerts }: { alerts: readonly PaymentAlert[] }) {
  const [all, setAll] = useState(false)
  const [step, setStep] = useState<PaymentStep | null>(null)
  if (alerts.length === 0) return null
  return (
    <Sheet
      title={
        alerts.length === 1 ? '1 alert needs attention' : `${alerts.length} alerts need attention`
      }
    >
      <ul className={styles.alerts}>
        {(all ? alerts : alerts.slice(0, atFirst)).map((alert) => (
          <li key={alert.id}>
            <div>
              <StatusText color="red">{alertNames[alert.kind]}</StatusText>
              <p className={styles.second}>
                {momentText(alert.created)}, {paymentProviderNames[alert.provider]}
                {alert.amount !== null && `, ${formatRandCents(alert.amount)}`}
                {alert.payment && (
                  <>
                    , <Link to={links.payment(alert.payment.id)}>{alert.payment.reference}</Link>
                  </>
                )}
              </p>
              <Details details={alert.details} />
            </div>
            <Button size="sm" onClick={() => setStep(dismissStep(alert))}>
              Close
              <span className="vh"> alert from {momentText(alert.created)}</span>
            </Button>
          </li>
        ))}
      </ul>
      {alerts.length > atFirst && (
        <Button kind="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show all ${alerts.length}`}
        </Button>
      )}
      <StepDialog step={step} onClose={() => setStep(null)} />
    </Sheet>
  )
}
