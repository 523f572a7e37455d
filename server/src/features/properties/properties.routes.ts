import {
  listLatestProperties,
  listLatestPropertiesByUsage,
} from '#contract/properties/properties.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Parts } from '../../parts.ts'
import { listLatest } from './properties.service.ts'

export function propertiesRoutes(parts: Parts): Binding[] {
  return [
    bind(listLatestProperties, () => listLatest(parts)),
    bind(listLatestPropertiesByUsage, ({ type }) => listLatest(parts, type)),
  ]
}
