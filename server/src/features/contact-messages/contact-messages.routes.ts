import { sendContactMessage } from '#contract/contact-messages/contact-messages.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import * as service from './contact-messages.service.ts'

export function contactMessagesRoutes(services: Services): Binding[] {
  return [
    bind(sendContactMessage, (input, context) =>
      service.sendContactMessage(services, input, context),
    ),
  ]
}
