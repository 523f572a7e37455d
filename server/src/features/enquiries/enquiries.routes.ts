import { sendEnquiry } from '#contract/enquiries/enquiries.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import * as service from './enquiries.service.ts'

export function enquiriesRoutes(services: Services): Binding[] {
  return [bind(sendEnquiry, (input, context) => service.sendEnquiry(services, input, context))]
}
