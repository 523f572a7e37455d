import { z } from 'zod'
import { defineCall } from '../call.ts'
import { anyFields } from '../values/any-fields.ts'
import { largestBigInteger } from '../values/integers.ts'
import { draftKey } from './draft-key.ts'

/** Which form it belongs to: `sell-week`, `property-42`. */
const kind = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z0-9-]{0,59}$/)

const value = anyFields(200)

/** As much as the longest form of a seller may send; the HTML of a campaign may be longer. */
export const draftBodyLimit = 256 * 1024

/** Grows with every save of a draft, so that an older one that arrives later is recognised. */
const revision = z.number().int().nonnegative().max(largestBigInteger)

export const draft = z.object({
  kind: z.string(),
  /** Of the draft that there is, or of the one that the form is about to begin. */
  key: draftKey,
  /** 0 when there is no draft. */
  revision,
  /** Null when there is no draft. */
  value: value.nullable(),
  savedAt: z.string().nullable(),
})

export type Draft = z.infer<typeof draft>

/**
 * What became of a save: an `older` one and one of a draft that is `finished` (sent, or thrown
 * away) are nobody's mistake, so they get a reply like the others and write nothing.
 */
export const draftOutcomes = ['saved', 'older', 'finished'] as const

export const draftSave = z.object({
  outcome: z.enum(draftOutcomes),
  /** The newest that is stored; 0 when nothing is. */
  revision,
})

export type DraftSave = z.infer<typeof draftSave>

const path = '/api/draft/{kind}'

export const getDraft = defineCall({
  name: 'drafts.get',
  method: 'GET',
  path,
  who: 'signedIn',
  summary: 'Get the saved draft of a form',
  input: z.object({ kind }),
  output: draft,
})

export const putDraft = defineCall({
  name: 'drafts.put',
  method: 'PUT',
  path,
  who: 'signedIn',
  summary: 'Save a draft; ignored if the form was already submitted or a newer draft exists',
  input: z.object({ kind, key: draftKey, revision: revision.positive(), value }),
  output: draftSave,
  bodyLimit: draftBodyLimit,
})

export const removeDraft = defineCall({
  name: 'drafts.remove',
  method: 'DELETE',
  path,
  who: 'signedIn',
  summary: 'Discard a draft; a save that arrives later is ignored',
  /** With the key also a draft whose first save has not arrived yet. */
  input: z.object({ kind, key: draftKey.optional() }),
  /** None any more, with the key under which the form may begin the next. */
  output: draft,
})
