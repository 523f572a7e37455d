import { assignAgent, getPriceHistory, refuseListing } from '#contract/listings/listings.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import * as assignments from './assign-agent.service.ts'
import * as history from './price-history.service.ts'
import * as refusals from './refusals.service.ts'

export function listingsRoutes(services: Services): Binding[] {
  return [
    bind(refuseListing, (refusal, context) => refusals.refuseListing(services, refusal, context)),
    bind(assignAgent, (change, context) => assignments.assignAgent(services, change, context)),
    bind(getPriceHistory, (listing, { session }) =>
      history.getPriceHistory(services, listing, session),
    ),
  ]
}
