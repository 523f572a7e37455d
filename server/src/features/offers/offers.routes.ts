import * as calls from '#contract/offers/offers.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Parts } from '../../parts.ts'
import { printOffer } from './offer-pdf.ts'
import * as steps from './offer-steps.service.ts'
import * as service from './offers.service.ts'

export function offersRoutes(parts: Parts): Binding[] {
  return [
    bind(calls.getOfferTemplate, (_input, context) => service.getOfferTemplate(context)),
    bind(calls.getOffer, ({ id }, context) => service.getOffer(parts, id, context)),
    bind(calls.listOffers, (query, context) => service.listOffers(parts, query, context)),
    bind(calls.makeOffer, (input, context) => steps.makeOffer(parts, input, context)),
    bind(calls.changeOffer, (input, context) => steps.changeOffer(parts, input, context)),
    bind(calls.acceptOffer, (input, context) => steps.acceptOffer(parts, input, context)),
    bind(calls.declineOffer, (input, context) => steps.declineOffer(parts, input, context)),
    bind(calls.counterOffer, (input, context) => steps.counterOffer(parts, input, context)),
    bind(calls.acceptCounterOffer, (input, context) =>
      steps.acceptCounterOffer(parts, input, context),
    ),
    bind(calls.withdrawOffer, (input, context) => steps.withdrawOffer(parts, input, context)),
    bind(calls.reopenOffer, (input, context) => steps.reopenOffer(parts, input, context)),
    bind(calls.printOffer, ({ id }, context) => printOffer(parts, id, context)),
  ]
}
