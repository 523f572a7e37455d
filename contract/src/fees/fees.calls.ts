import { z } from 'zod'
import { defineCall } from '../call.ts'

/** In rand, VAT included. */
export const listingFee = z.object({ amount: z.number(), name: z.string() })

export type ListingFee = z.infer<typeof listingFee>

export const getListingFee = defineCall({
  name: 'fees.listingFee',
  method: 'GET',
  path: '/api/fees/listingFee',
  who: 'everyone',
  summary: 'What it costs to list a week or a property, once',
  input: z.object({}),
  output: listingFee,
  cache: { seconds: 300, of: ['fees'] },
})
