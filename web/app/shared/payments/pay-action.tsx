import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs'
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs'
import { RowAction } from '../../backoffice/row-action.tsx'
import { links, type PaidFor } from '#contract/links.ts'

interface PayActionProps {
  paidFor: PaidFor
  /** What people call the listing. */
  name: string
  awaits: boolean
  /** False if its tax invoice is found elsewhere. */
  paid?: boolean
}

/** A listing's fee in the user's own list: a payment link, or its tax invoice. */
export function PayAction({ paidFor, name, awaits, paid = false }: PayActionProps) {
  if (!awaits && !paid) return null
  return (
    <RowAction
      label={awaits ? 'Pay the listing fee for' : 'View the payment for'}
      text={awaits ? 'Pay the listing fee' : 'View the payment'}
      name={name}
      icon={awaits ? <IconCreditCard aria-hidden="true" /> : <IconReceipt aria-hidden="true" />}
      to={links.paymentOption(paidFor)}
    />
  )
}
