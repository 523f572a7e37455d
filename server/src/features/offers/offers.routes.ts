import * as calls from '#contract/offers/offers.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { printOffer } from './offer-pdf.ts'
import * as steps from './offer-steps.service.ts'
import * as service from './offers.service.ts'

export function offersRoutes(services: Services): Binding[] {
  return [
    bind(calls.getOfferTemplate, (_input, context) => service.getOfferTemplate(context)),
    bind(calls.getOffer, ({ id }, context) => service.getOffer(services, id, context)),
    bind(calls.listOffers, (query, context) => service.listOffers(services, query, context)),
    bind(calls.listAllOffers, (query, context) => service.listAllOffers(services, query, context)),
    bind(calls.makeOffer, (input, context) => steps.makeOffer(services, input, context)),
    bind(calls.changeOffer, (input, context) => steps.changeOffer(services, input, context)),
    bind(calls.acceptOffer, (input, context) => steps.acceptOffer(services, input, context)),
    bind(calls.declineOffer, (input, context) => steps.declineOffer(services, input, context)),
    bind(calls.counterOffer, (input, context) => steps.counterOffer(services, input, context)),
    bind(calls.acceptCounterOffer, (input, context) =>
      steps.acceptCounterOffer(services, input, context),
    ),
    bind(calls.withdrawOffer, (input, context) => steps.withdrawOffer(services, input, context)),
    bind(calls.reopenOffer, (input, context) => steps.reopenOffer(services, input, context)),
    bind(calls.printOffer, ({ id }, context) => printOffer(services, id, context)),
  ]
}
