import { readSentenceCall } from '#contract/sentences/sentences.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { readTyped } from './sentences.service.ts'

export function sentencesRoutes(services: Services): Binding[] {
  return [bind(readSentenceCall, ({ q }) => readTyped(services, q))]
}
