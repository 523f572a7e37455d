import { getToday } from '#contract/today/today.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Parts } from '../../parts.ts'
import * as service from './today.service.ts'

export function todayRoutes(parts: Parts): Binding[] {
  return [bind(getToday, () => service.getToday(parts))]
}
