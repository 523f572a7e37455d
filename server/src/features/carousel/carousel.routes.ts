import * as calls from '#contract/carousel/carousel.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { findCarousel } from './carousel.queries.ts'
import * as service from './carousel.service.ts'

export function carouselRoutes(services: Services): Binding[] {
  return [
    bind(calls.listCarousel, () => findCarousel(services.database.db)),
    bind(calls.listCarouselItems, (query) => service.listItems(services, query)),
    bind(calls.searchCarouselListings, ({ type, search }) =>
      service.searchListings(services, type, search),
    ),
    bind(calls.getCarouselItem, ({ id }, context) => service.getItem(services, id, context)),
    bind(calls.createCarouselItem, (form, context) => service.createItem(services, form, context)),
    bind(calls.updateCarouselItem, (form, context) => service.updateItem(services, form, context)),
    bind(calls.orderCarousel, (form, context) => service.orderItems(services, form, context)),
    bind(calls.removeCarouselItem, ({ id }, context) => service.removeItem(services, id, context)),
  ]
}
