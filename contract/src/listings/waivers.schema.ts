import { z } from 'zod'
import { optionalParagraph } from '../values/text.ts'

/** Accepted only from a Super Admin: why an unpaid listing is published. Empty means none. */
export const waiverReason = optionalParagraph(1000)

/** A waived fee, as the payment page shows it. */
export const feeWaiver = z.object({
  reason: z.string(),
  /** Null if it dates from before names were recorded. */
  by: z.string().nullable(),
  at: z.string(),
})

export type FeeWaiver = z.infer<typeof feeWaiver>
