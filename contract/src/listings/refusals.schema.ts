import { paragraph } from '../values/text.ts'
import { listingsTexts as texts } from './listings.messages.ts'
import { shortestRefusal } from './refusals.ts'

export const refusalReason = paragraph(texts.refusalReasonMissing, 1000).refine(
  (text) => text.length >= shortestRefusal,
  texts.refusalReasonMissing,
)
