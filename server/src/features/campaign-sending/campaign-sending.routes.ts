import * as calls from '#contract/campaign-sending/campaign-sending.calls.ts'
import * as marketing from '#contract/campaign-sending/suppressions.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import * as sending from './sending.service.ts'
import * as suppressions from './suppressions.service.ts'
import { getUnsubscription, unsubscribe } from './unsubscribe.service.ts'

export function campaignSendingRoutes(services: Services): Binding[] {
  return [
    bind(calls.getCampaignSending, ({ id, ...segment }) =>
      sending.getSending(services, id, segment),
    ),
    bind(calls.startCampaignSending, (form, context) =>
      sending.startSending(services, form, context),
    ),
    bind(calls.pauseCampaignSending, ({ id }, context) =>
      sending.pauseSending(services, id, context),
    ),
    bind(calls.resumeCampaignSending, ({ id }, context) =>
      sending.resumeSending(services, id, context),
    ),
    bind(calls.cancelCampaignSending, ({ id }, context) =>
      sending.cancelSending(services, id, context),
    ),
    bind(calls.sendCampaignTest, ({ id }, context) => sending.sendTest(services, id, context)),
    bind(marketing.listSuppressions, (query) => suppressions.listSuppressions(services, query)),
    bind(marketing.addSuppression, (input, context) =>
      suppressions.addSuppression(services, input, context),
    ),
    bind(marketing.removeSuppression, ({ id }, context) =>
      suppressions.removeSuppression(services, id, context),
    ),
    bind(marketing.getUnsubscription, ({ token }) => getUnsubscription(services, token)),
    bind(marketing.unsubscribe, ({ token }, context) => unsubscribe(services, token, context)),
  ]
}
