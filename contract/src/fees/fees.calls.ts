import { z } from 'zod'
import { defineCall } from '../call.ts'
import { amount } from '../values/amount.ts'
import { id, version } from '../values/id.ts'
import { feesTexts as texts } from './fees.messages.ts'

/** In rand, VAT included. */
export const listingFee = z.object({ id, amount: z.number(), name: z.string(), version })

export type ListingFee = z.infer<typeof listingFee>

export const getListingFee = defineCall({
  name: 'fees.listingFee',
  method: 'GET',
  path: '/api/fees/listingFee',
  who: 'everyone',
  summary: 'Get the one-off fee for listing a week or a property',
  input: z.object({}),
  output: listingFee,
  cache: { seconds: 300, of: ['fees'], forVisitors: true },
})

export const updateListingFee = defineCall({
  name: 'fees.updateListingFee',
  method: 'POST',
  path: '/api/fees/listingFee',
  who: 'fees.manage',
  summary: 'Update the listing fee; payments in progress keep their original amount',
  input: z.object({
    amount: amount({
      missing: texts.amountRange,
      aboveZero: texts.amountRange,
      most: 100_000,
      tooLarge: texts.amountRange,
    }),
    /** There is only one fee: its name never changes, whatever is sent here. */
    name: z.string().max(200).optional(),
    /** The version that was read; if given, a later change by someone else is not overwritten. */
    version: version.optional(),
  }),
  output: listingFee,
})
