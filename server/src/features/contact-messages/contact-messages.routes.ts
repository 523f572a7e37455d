import { sendContactMessage } from '#contract/contact-messages/contact-messages.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Parts } from '../../parts.ts'
import * as service from './contact-messages.service.ts'

export function contactMessagesRoutes(parts: Parts): Binding[] {
  return [
    bind(sendContactMessage, (input, context) => service.sendContactMessage(parts, input, context)),
  ]
}
