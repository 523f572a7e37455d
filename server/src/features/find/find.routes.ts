import { findAnything } from '#contract/find/find.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Parts } from '../../parts.ts'
import * as service from './find.service.ts'

export function findRoutes(parts: Parts): Binding[] {
  return [bind(findAnything, ({ text }) => service.findAnything(parts, text))]
}
