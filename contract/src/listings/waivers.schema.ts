import { z } from 'zod'

/** Read from a Super Admin alone: why an unpaid listing goes on the site. Empty is none. */
export const waiverReason = z
  .string()
  .trim()
  .max(1000, 'At most 1000 characters')
  .refine((text) => !text.includes('\0'), 'This text contains a character that we cannot store')
  .nullish()
  .transform((text) => text || null)

/** A fee that nobody has to pay, as the payment page shows it. */
export const feeWaiver = z.object({
  reason: z.string(),
  /** Null for one from before names were kept. */
  by: z.string().nullable(),
  at: z.string(),
})

export type FeeWaiver = z.infer<typeof feeWaiver>
