import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs'
import { formatRand } from '#contract/values/rand.ts'
import { links, type PaidFor } from '#contract/links.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import styles from './pay.module.css'

/** Shown on the user's own listing until its fee is paid. */
export function FeeDue({ paidFor, fee }: { paidFor: PaidFor; fee: number }) {
  return (
    <Alert type="WARNING" title="Listing fee due">
      Your listing will go live once the listing fee of {formatRand(fee)}, including VAT, is paid by
      card or EFT.
      <span className={styles.waysOn}>
        <LinkButton
          to={links.paymentOption(paidFor)}
          kind="brand"
          icon={<IconCreditCard aria-hidden="true" />}
        >
          Pay the listing fee
        </LinkButton>
      </span>
    </Alert>
  )
}
