import type { CallRequest } from '../request.ts'
import type { Reading } from './sentences.schema.ts'

export const sentenceRequest: CallRequest<{ q: string }, Reading> = {
  method: 'GET',
  path: '/api/search/sentence',
}
