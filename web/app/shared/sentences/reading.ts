import { sendRequest } from '#contract/client.ts'
import { sentenceRequest } from '#contract/sentences/sentences.requests.ts'
import type { Reading } from '#contract/sentences/sentences.schema.ts'

export async function readSentence(text: string, signal: AbortSignal): Promise<Reading> {
  return await sendRequest(sentenceRequest, { q: text }, { signal })
}
