import { findAnything } from '#contract/find/find.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import * as service from './find.service.ts'

export function findRoutes(services: Services): Binding[] {
  return [bind(findAnything, ({ text }) => service.findAnything(services, text))]
}
