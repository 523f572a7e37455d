import { z } from 'zod'
import { defineCall } from '../call.ts'
import { anyFields } from '../values/any-fields.ts'

/** A request has at most this many rows; a larger selection is sent in several requests. */
export const bulkPortion = 25

const result = z.object({
  done: z.boolean(),
  /** Why it was refused. */
  message: z.string().nullable(),
})

export type BulkResult = z.infer<typeof result>

export const runBulkAction = defineCall({
  name: 'bulkActions.run',
  method: 'POST',
  path: '/api/bulkAction',
  who: 'signedIn',
  summary:
    'Make the same call for several rows, each under the rules for a single row, and get every result; a preview is rolled back',
  input: z.object({
    /** The name of a call that may be made for several rows. */
    call: z.string().max(60),
    /** What the call takes, for each row. */
    inputs: z.array(anyFields(40)).min(1).max(bulkPortion),
    preview: z.boolean(),
  }),
  output: z.object({ results: z.array(result) }),
  seconds: 60,
})
