import { z } from 'zod'
import { defineCall } from '../call.ts'
import { idInPath } from '../values/id.ts'

const most = 200

export const ownSession = z.object({
  id: z.number().int(),
  /** `Chrome on Windows`, as far as is known. */
  device: z.string(),
  ip: z.string(),
  startedAt: z.string(),
  lastSeenAt: z.string(),
  /** When it ends, however often it is used. */
  endsAt: z.string(),
  current: z.boolean(),
})

export type OwnSession = z.infer<typeof ownSession>

export const listSessions = defineCall({
  name: 'sessions.list',
  method: 'GET',
  path: '/api/user/sessions',
  who: 'signedIn',
  summary: 'List the devices on which you are logged in, this one first',
  input: z.object({}),
  output: z.array(ownSession).max(most),
})

export const endSession = defineCall({
  name: 'sessions.end',
  method: 'DELETE',
  path: '/api/user/sessions/{id}',
  who: 'signedIn',
  summary: 'Log out one of your own devices',
  input: z.object({ id: idInPath }),
  output: z.object({ message: z.string() }),
})

export const endOtherSessions = defineCall({
  name: 'sessions.endOthers',
  method: 'POST',
  path: '/api/user/sessions/endOthers',
  who: 'signedIn',
  summary: 'Log out all your devices but this one',
  input: z.object({}),
  output: z.object({ message: z.string(), ended: z.number().int() }),
})
