import { z } from 'zod'
import { defineCall } from '../call.ts'
import { id, version } from '../values/id.ts'
import { listingKinds } from './listings.schema.ts'
import { refusalReason } from './refusals.ts'

export const refuseListing = defineCall({
  name: 'listings.refuse',
  method: 'POST',
  path: '/api/listing/refuse',
  who: 'listings.refuse',
  summary:
    'Refuse a week or property that is neither verified nor published, with a reason for its owner; editing it ends the refusal',
  input: z.object({ kind: z.enum(listingKinds), id, version, reason: refusalReason }),
  output: z.object({ kind: z.enum(listingKinds), id: z.number().int(), refusalReason: z.string() }),
})
