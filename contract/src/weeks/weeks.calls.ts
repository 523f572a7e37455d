import { z } from 'zod'
import { defineCall } from '../call.ts'
import { weekCard } from './weeks.schema.ts'

export const latestWeekCount = 8

export const listLatestWeeks = defineCall({
  name: 'weeks.latest',
  method: 'GET',
  path: '/api/timeshareWeek/GetLatest',
  who: 'everyone',
  summary: 'The newest published weeks',
  input: z.object({}),
  output: z.array(weekCard),
  cache: { seconds: 30, of: ['weeks', 'resorts', 'resort_images', 'images', 'statuses'] },
})
