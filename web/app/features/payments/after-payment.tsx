import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs'
import { requestOf } from '#contract/request.ts'
import { printReceipt } from '#contract/payments/payments.calls.ts'
import { links, type PaidFor } from '#contract/links.ts'
import { LinkButton } from '../../ui/button/button.tsx'

/** The tax invoice as a file to save. */
export function ReceiptButton({ paymentId }: { paymentId: number }) {
  return (
    <LinkButton
      to={requestOf(printReceipt, { id: paymentId }).url}
      reloadDocument
      download
      icon={<IconReceipt aria-hidden="true" />}
    >
      Tax invoice (PDF)
    </LinkButton>
  )
}

/** The way back to what was paid for. */
export function ListingLink({ paidFor, usage }: { paidFor: PaidFor; usage: string }) {
  if (paidFor.kind === 'week') {
    return <LinkButton to={links.myWeeks()}>My Timeshare Weeks</LinkButton>
  }
  return <LinkButton to={links.property(usage, paidFor.id)}>View your listing</LinkButton>
}
