import type { z } from 'zod'
import { callOverHttp } from '#contract/client.ts'
import type { readSentenceCall, understood } from '#contract/sentences/sentences.calls.ts'

/** What a sentence was understood to ask for. */
export type Reading = z.infer<(typeof readSentenceCall)['output']>
export type UnderstoodPart = z.infer<typeof understood>

export async function readSentence(text: string, signal: AbortSignal): Promise<Reading> {
  const { readSentenceCall } = await import('#contract/sentences/sentences.calls.ts')
  return callOverHttp(readSentenceCall, { q: text }, { signal })
}
