import { z } from 'zod'

/** Which draft it is. The server gives it out; a form sends it with every save and with itself. */
export const draftKey = z.uuid().max(36)

/** What a creating form carries: its draft ends with it, and cannot be sent a second time. */
export const fromDraft = { draftKey: draftKey.optional() }
