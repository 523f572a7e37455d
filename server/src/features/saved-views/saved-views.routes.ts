import * as calls from '#contract/saved-views/saved-views.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import * as service from './saved-views.service.ts'

export function savedViewsRoutes(services: Services): Binding[] {
  return [
    bind(calls.listSavedViews, ({ list }, context) => service.listViews(services, list, context)),
    bind(calls.saveView, (view, context) => service.saveView(services, view, context)),
    bind(calls.changeView, (view, context) => service.changeView(services, view, context)),
    bind(calls.removeView, ({ id }, context) => service.removeView(services, id, context)),
  ]
}
