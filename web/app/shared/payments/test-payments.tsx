import { paymentsTexts } from '#contract/payments/payments.messages.ts'
import styles from './test-payments.module.css'

/** Shown wherever the payment sandbox replaces the card providers. */
export function TestPayments({ shown }: { shown: boolean }) {
  if (!shown) return null
  return (
    <p className={styles.banner} role="note">
      <strong>{paymentsTexts.testPayment}</strong>
    </p>
  )
}
