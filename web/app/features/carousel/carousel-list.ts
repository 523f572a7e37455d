import {
  carouselColumns,
  carouselDetail,
  listCarouselItems,
  removeCarouselItem,
  usualCarousel,
} from '#contract/carousel/carousel.calls.ts'
import type { AnyList } from '../../ui/list/resource-types.ts'

export const carouselList = {
  name: 'carousel',
  who: { write: 'carousel.manage' },
  columns: carouselColumns,
  defaults: usualCarousel,
  rowSchema: carouselDetail,
  list: listCarouselItems,
  remove: removeCarouselItem,
} as const satisfies AnyList
