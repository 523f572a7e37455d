import { z } from 'zod'
import { defineCall } from '../call.ts'
import { id } from '../values/id.ts'

export const listBanks = defineCall({
  name: 'banks.list',
  method: 'GET',
  path: '/api/banks',
  who: 'signedIn',
  summary: 'List the names of the banks',
  input: z.object({}),
  output: z.array(z.object({ id, name: z.string() })),
  cache: { seconds: 3600, of: ['banks'] },
})
