import { getToday } from '#contract/today/today.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import * as service from './today.service.ts'

export function todayRoutes(services: Services): Binding[] {
  return [bind(getToday, () => service.getToday(services))]
}
