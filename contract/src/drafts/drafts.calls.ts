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

/** As large as a seller's longest form; the HTML of a campaign may be longer. */
export const draftBodyLimit = 256 * 1024

/** Increases with every save of a draft, so that an older save that arrives later is recognised. */
const revision = z.number().int().nonnegative().max(largestBigInteger)

export const draft = z.object({
  kind: z.string(),
  /** Of the existing draft, or of the one that the form is about to begin. */
  key: draftKey,
  /** 0 if there is no draft. */
  revision,
  /** Null if there is no draft. */
  value: value.nullable(),
  savedAt: z.string().nullable(),
})

export type Draft = z.infer<typeof draft>

/**
 * The result of a save: an `older` one, and one of a draft that is `finished` (submitted or
 * discarded), are not errors: they get a normal reply and write nothing.
 */
export const draftOutcomes = ['saved', 'older', 'finished'] as const

export const draftSave = z.object({
  outcome: z.enum(draftOutcomes),
  /** The newest one stored; 0 if there is none. */
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
  /** With the key, a draft whose first save has not arrived yet is discarded too. */
  input: z.object({ kind, key: draftKey.optional() }),
  /** Always none, with the key under which the form may begin its next draft. */
  output: draft,
})
