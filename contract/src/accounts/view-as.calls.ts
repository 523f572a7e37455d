import { z } from 'zod'
import { defineCall } from '../call.ts'
import { id } from '../values/id.ts'

export const startViewAs = defineCall({
  name: 'viewAs.start',
  method: 'POST',
  path: '/api/user/viewAs',
  who: 'accounts.manage',
  summary:
    'See the site as a user sees it, without changing anything; recorded as a security event',
  input: z.object({ userId: id }),
  output: z.object({ userId: z.number().int() }),
})

export const endViewAs = defineCall({
  name: 'viewAs.end',
  method: 'POST',
  path: '/api/user/viewAs/end',
  who: 'signedIn',
  whileViewing: true,
  summary: 'Stop seeing the site as another user',
  input: z.object({}),
  /** Whose view it was; null if there was none. */
  output: z.object({ userId: z.number().int().nullable() }),
})
