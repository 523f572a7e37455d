import { z } from 'zod'

/**
 * Identifies a draft. Issued by the server; a form sends it with every save and when it is
 * submitted.
 */
export const draftKey = z.uuid().max(36)

/**
 * What a create form carries: its draft ends when it is submitted, and cannot be submitted twice.
 */
export const fromDraft = { draftKey: draftKey.optional() }
