import { z } from 'zod'
import { pricePeriods } from '../properties/properties.choices.ts'

/** What the public saw from this moment. */
export const historyEntry = z.object({
  at: z.string(),
  price: z.number(),
  /** What the price is for: null for sales and weeks. */
  per: z.enum(pricePeriods).nullable(),
  /**
   * The increase over the previous price; negative if it was lowered, null if it did not change.
   */
  change: z.number().nullable(),
  /** Null while it was not published. */
  statusCode: z.string().nullable(),
  status: z.string().nullable(),
})

export type HistoryEntry = z.infer<typeof historyEntry>

export const priceHistory = z.object({
  /** The day on which it was first published; null if it never was. */
  listedOn: z.string().nullable(),
  daysOnSite: z.number().int().nullable(),
  /** Oldest first. */
  entries: z.array(historyEntry),
})

export type PriceHistory = z.infer<typeof priceHistory>
