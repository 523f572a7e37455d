import * as calls from '#contract/property-images/property-images.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Parts } from '../../parts.ts'
import * as service from './property-images.service.ts'

export function propertyImagesRoutes(parts: Parts): Binding[] {
  return [
    bind(calls.listPropertyImages, ({ id }, { session }) =>
      service.listImages(parts, id, session, { mainFirst: true }),
    ),
    bind(calls.listSavedPropertyImages, ({ id }, { session }) =>
      service.listImages(parts, id, session, { mainFirst: false }),
    ),
    bind(calls.addPropertyImages, (input, context) => service.addImages(parts, input, context)),
    bind(calls.arrangePropertyImages, (input, context) =>
      service.arrangeImages(parts, input, context),
    ),
  ]
}
