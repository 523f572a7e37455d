import * as calls from '#contract/notifications/notifications.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import * as service from './notifications.service.ts'
import { subscribePush, unsubscribePush } from './push-subscriptions.service.ts'

export function notificationsRoutes(services: Services): Binding[] {
  return [
    bind(calls.listNotifications, (query, context) =>
      service.listNotifications(services, query, context),
    ),
    bind(calls.countNotifications, (_, context) => service.countNotifications(services, context)),
    bind(calls.readNotifications, (which, context) =>
      service.readNotifications(services, which, context),
    ),
    bind(calls.getNotificationPreferences, (_, context) =>
      service.getPreferences(services, context),
    ),
    bind(calls.saveNotificationPreference, (preference, context) =>
      service.savePreference(services, preference, context),
    ),
    bind(calls.subscribePush, (subscription, context) =>
      subscribePush(services, subscription, context),
    ),
    bind(calls.unsubscribePush, ({ endpoint }, context) =>
      unsubscribePush(services, endpoint, context),
    ),
  ]
}
