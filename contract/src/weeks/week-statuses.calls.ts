import { z } from 'zod'
import { defineCall } from '../call.ts'
import { id } from '../values/id.ts'

export const listWeekStatuses = defineCall({
  name: 'weeks.statuses',
  method: 'GET',
  path: '/api/timeshareweek/statuses',
  who: 'everyone',
  summary: 'List the statuses of weeks',
  input: z.object({}),
  output: z.array(z.object({ id, code: z.string(), description: z.string() })),
  cache: { seconds: 300, of: ['statuses'] },
})
