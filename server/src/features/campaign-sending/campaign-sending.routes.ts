import * as calls from '#contract/campaign-sending/campaign-sending.calls.ts'
import * as marketing from '#contract/campaign-sending/suppressions.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Parts } from '../../parts.ts'
import * as sending from './sending.service.ts'
import * as suppressions from './suppressions.service.ts'
import { getUnsubscription, unsubscribe } from './unsubscribe.service.ts'

export function campaignSendingRoutes(parts: Parts): Binding[] {
  return [
    bind(calls.getCampaignSending, ({ id }) => sending.getSending(parts, id)),
    bind(calls.startCampaignSending, ({ id }, context) => sending.startSending(parts, id, context)),
    bind(calls.pauseCampaignSending, ({ id }, context) => sending.pauseSending(parts, id, context)),
    bind(calls.resumeCampaignSending, ({ id }, context) =>
      sending.resumeSending(parts, id, context),
    ),
    bind(calls.cancelCampaignSending, ({ id }, context) =>
      sending.cancelSending(parts, id, context),
    ),
    bind(calls.sendCampaignTest, ({ id }, context) => sending.sendTest(parts, id, context)),
    bind(marketing.listSuppressions, (query) => suppressions.listSuppressions(parts, query)),
    bind(marketing.addSuppression, (input, context) =>
      suppressions.addSuppression(parts, input, context),
    ),
    bind(marketing.removeSuppression, ({ id }, context) =>
      suppressions.removeSuppression(parts, id, context),
    ),
    bind(marketing.getUnsubscription, ({ token }) => getUnsubscription(parts, token)),
    bind(marketing.unsubscribe, ({ token }, context) => unsubscribe(parts, token, context)),
  ]
}
