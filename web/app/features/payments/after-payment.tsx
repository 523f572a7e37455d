import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs'
import { requestOf } from '#contract/request.ts'
import { printReceipt } from '#contract/payments/payments.calls.ts'
import { links, type PaidFor } from '#contract/links.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { BackLink } from '../../ui/navigation/back-link.tsx'

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

/**
 * Above the page for paying a fee, a link to the list that the person came from: it can be paid
 * later.
 */
export function BackToListings({ paidFor }: { paidFor: PaidFor }) {
  return paidFor.kind === 'week' ? (
    <BackLink to={links.myWeeks()}>My Timeshare Weeks</BackLink>
  ) : (
    <BackLink to={links.myProperties()}>My properties</BackLink>
  )
}

/** A link back to the listing that was paid for. */
export function ListingLink({ paidFor, usage }: { paidFor: PaidFor; usage: string }) {
  if (paidFor.kind === 'week') {
    return <LinkButton to={links.myWeeks()}>My Timeshare Weeks</LinkButton>
  }
  return <LinkButton to={links.property(usage, paidFor.id)}>View your listing</LinkButton>
}
