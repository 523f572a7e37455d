import * as calls from '#contract/alerts/alerts.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import * as choices from './choices.service.ts'
import { getSubscription, stopAlerts } from './stop.service.ts'

export function alertsRoutes(services: Services): Binding[] {
  return [
    bind(calls.getAlertChoices, (_, context) => choices.getChoices(services, context)),
    bind(calls.saveAlertChoices, (input, context) => choices.saveChoices(services, input, context)),
    bind(calls.stopAllAlerts, (_, context) => choices.stopAll(services, context)),
    bind(calls.getAlertSubscription, ({ token }) => getSubscription(services, token)),
    bind(calls.stopAlerts, ({ token }, context) => stopAlerts(services, token, context)),
  ]
}
