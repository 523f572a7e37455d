import type { z } from 'zod'
import { AppError } from '#contract/errors.ts'
import type { termsText, updateTerms as updateCall } from '#contract/terms/terms.calls.ts'
import { termsTexts as texts } from '#contract/terms/terms.messages.ts'
import { transaction } from '../../db/connect.ts'
import { actorOf, sessionOf, type CallContext } from '../../kit/call-context.ts'
import { htmlToText } from '../../kit/html-to-text.ts'
import { safeRichText } from '../../kit/rich-text.ts'
import type { Services } from '../../services.ts'
import * as queries from './terms.queries.ts'

function toReply({ html, version, createdAt }: queries.TermsRow): z.output<typeof termsText> {
  return { termsConditions: html, version, modified: createdAt.toISOString() }
}

export async function getTerms({ database }: Services, version?: number) {
  const terms = await queries.findTerms(database.db, version)
  if (!terms) throw new AppError('notFound')
  return toReply(terms)
}

function wrong(message: string): AppError {
  return new AppError('invalidInput', { message, fields: { termsConditions: message } })
}

/** Terms are never changed: each text is a new version, and the newest applies. */
export function updateTerms(
  { database }: Services,
  { termsConditions, version }: z.output<typeof updateCall.input>,
  context: CallContext,
) {
  const html = safeRichText(termsConditions)
  if (!htmlToText(html).trim()) throw wrong(texts.required)
  return transaction(database, actorOf(context), async (tx) => {
    await queries.lockTerms(tx)
    const latest = await queries.findTerms(tx)
    if (version !== undefined && latest && latest.version !== version) throw new AppError('stale')
    if (latest?.html === html) throw wrong(texts.unchanged)
    const made = await queries.insertTerms(tx, {
      version: (latest?.version ?? 0) + 1,
      html,
      createdBy: sessionOf(context).userId,
    })
    return toReply(made)
  })
}
