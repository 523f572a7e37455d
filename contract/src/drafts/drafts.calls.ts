import { z } from 'zod'
import { defineCall } from '../call.ts'

/** Which form it belongs to: `sell-week`, `property-42`. */
const kind = z.string().regex(/^[a-z][a-z0-9-]{0,59}$/)

const value = z.record(z.string(), z.unknown())

export const draft = z.object({
  kind: z.string(),
  /** Null when there is no draft. */
  value: value.nullable(),
  savedAt: z.string().nullable(),
})

export type Draft = z.infer<typeof draft>

const path = '/api/draft/{kind}'

export const getDraft = defineCall({
  name: 'drafts.get',
  method: 'GET',
  path,
  who: 'signedIn',
  summary: 'What you typed into a long form and have not sent',
  input: z.object({ kind }),
  output: draft,
})

export const putDraft = defineCall({
  name: 'drafts.put',
  method: 'PUT',
  path,
  who: 'signedIn',
  summary: 'Keep what you have typed so far',
  input: z.object({ kind, value }),
  output: draft,
})

export const removeDraft = defineCall({
  name: 'drafts.remove',
  method: 'DELETE',
  path,
  who: 'signedIn',
  summary: 'Throw a draft away',
  input: z.object({ kind }),
  output: z.object({ kind: z.string() }),
})
