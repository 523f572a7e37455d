import { listingsTexts } from '#contract/listings/listings.messages.ts'
import type { FeeWaiver } from '#contract/listings/waivers.schema.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { momentText } from '../../ui/data/moment.ts'

/** Who waived the fee and when; the reason is shown beside it. */
export function waiverText({ at, by, reason }: FeeWaiver): string {
  return `${momentText(at)}${by ? `, ${by}` : ''}: ${reason}`
}

/** Shown instead of the payment page of a listing whose fee is waived. */
export function WaivedFee({ waiver }: { waiver: FeeWaiver }) {
  return (
    <Alert type="SUCCESS" title={listingsTexts.feeWaived}>
      {waiverText(waiver)}
    </Alert>
  )
}
