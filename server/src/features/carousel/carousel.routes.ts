import * as calls from '#contract/carousel/carousel.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Parts } from '../../parts.ts'
import { findCarousel } from './carousel.queries.ts'
import * as service from './carousel.service.ts'

export function carouselRoutes(parts: Parts): Binding[] {
  return [
    bind(calls.listCarousel, () => findCarousel(parts.database.db)),
    bind(calls.listCarouselItems, (query) => service.listItems(parts, query)),
    bind(calls.searchCarouselListings, ({ type, search }) =>
      service.searchListings(parts, type, search),
    ),
    bind(calls.getCarouselItem, ({ id }, context) => service.getItem(parts, id, context)),
    bind(calls.createCarouselItem, (form, context) => service.createItem(parts, form, context)),
    bind(calls.updateCarouselItem, (form, context) => service.updateItem(parts, form, context)),
    bind(calls.removeCarouselItem, ({ id }, context) => service.removeItem(parts, id, context)),
  ]
}
