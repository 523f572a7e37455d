import * as calls from '#contract/property-images/property-images.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { stageImage } from './staged-images.service.ts'
import * as service from './property-images.service.ts'

export function propertyImagesRoutes(services: Services): Binding[] {
  return [
    bind(calls.listPropertyImages, ({ id }, { session }) =>
      service.listImages(services, id, session, { mainFirst: true }),
    ),
    bind(calls.listSavedPropertyImages, ({ id }, { session }) =>
      service.listImages(services, id, session, { mainFirst: false }),
    ),
    bind(calls.addPropertyImages, (input, context) => service.addImages(services, input, context)),
    bind(calls.stagePropertyImage, (_input, context) => stageImage(services, context)),
    bind(calls.arrangePropertyImages, (input, context) =>
      service.arrangeImages(services, input, context),
    ),
  ]
}
